/** Is it the same text? Both texts side by side, where they part, and why. */

/** @import { Run, Say, Way, Written } from './types' */
import { decimal, exact, sentences, visible } from './text';
import { isLossy, ruleOf } from './rules';
import { tableOf } from './distribution';
import { el, setAttr, setText, textNodes } from './dom';
import { align, textOrBytes } from './twins';
import { origins, TokenPairs } from './tokenpairs';
import { Frequencies } from './frequencies';

/** @type {Way[]} */
const WAYS = ['plain', 'speculative'];
// The largest gap between two logits that rounding can reverse: twice the spacing of numbers from
// 32 to 64. FINE, for float32, is larger than that, since errors add up in sums of many products.
/** @type {Record<string, number>} */
const ROUNDING = { float16: 0.0625, bfloat16: 0.5 };
const FINE = 0.001;

/**
 * The recorded position of an output token, from the target's verification pass; null if not recorded.
 * @param {Run} run
 * @param {number} position
 */
export function positionOf(run, position) {
  let round = 0;
  while (run.folds.at(round + 1).emitted <= position) round += 1;
  return (run.rounds[round].positions || [])[position - run.folds.at(round).emitted] || null;
}

/**
 * The gap between the logits of the two tokens where greedy texts differ first. It equals the
 * difference of their log-probabilities, because the softmax divides both by the same sum.
 * @returns {{p: (number | null)[], gap: number|null, limit: number}|null} p of the speculative and of the
 *   plain token; gap null if the plain token is not listed; null if nothing was recorded
 * @param {Run} run
 * @param {number} index
 * @param {number} mine
 * @param {number} theirs
 */
export function gapOf(run, index, mine, theirs) {
  const position = positionOf(run, index);
  const rows = position ? tableOf(position, true) : [];
  const p = [mine, theirs].map((token) => (rows.find((row) => row.token === token) || { target: null }).target);
  if (!p[0]) return null;
  const limit = ROUNDING[run.trace.models.target.dtype] || FINE;
  return { p, gap: p[1] ? Math.abs(Math.log(p[0] / p[1])) : null, limit };
}

/** One text: the common beginning, the first token that differs, the rest. */
class Twin {
  /** @param {Say} say @param {string} way */
  constructor(say, way) {
    this.same = el('span', {});
    this.mark = el('mark', { class: 'sv-parting' });
    this.rest = el('span', { class: 'sv-parted' });
    this.text = el('div', { class: 'sv-twin-text', translate: 'no' }, this.same, this.mark, this.rest);
    this.node = el('div', { class: 'sv-twin', 'data-way': way }, el('h3', {}, say(`race.${way}`)), this.text);
  }

  /** @param {Written[]} tokens @param {number | null} parts */
  show(tokens, parts) {
    const join = (/** @type {Written[]} */ list) => list.map(({ text }) => text).join('');
    const at = parts == null ? tokens.length : parts;
    this.same.replaceChildren(...textNodes(join(tokens.slice(0, at))));
    this.mark.hidden = parts == null;
    this.mark.replaceChildren(...(parts == null ? [] : textNodes(textOrBytes(tokens[parts]), true)));
    this.rest.replaceChildren(...textNodes(join(tokens.slice(at + 1))));
  }
}

export class Lossless {
  /** @type {string} */
  outcome;

  /** @param {Say} say */
  constructor(say) {
    this.say = say;
    this.verdict = el('p', { class: 'sv-verdict' });
    this.why = el('p', { class: 'sv-note' });
    this.twins = Object.fromEntries(WAYS.map((way) => [way, new Twin(say, way)]));
    this.scroller = el('div', { class: 'sv-twins', tabindex: 0, role: 'region', 'aria-label': say('lossless.texts') },
      ...WAYS.map((way) => this.twins[way].node));
    this.pairs = new TokenPairs(say);
    this.experiment = new Frequencies(say);
    this.own = el('div', { class: 'sv-own' }, this.verdict, this.why, this.pairs.node, this.scroller);
    this.node = el('section', { class: 'sv-section' },
      el('div', { class: 'sv-section-head' }, el('h2', {}, say('lossless.heading'))),
      this.own, this.experiment.node);
  }

  /** @param {Run} run @param {number} shown */
  show(run, shown) {
    const { plain, speculative, compared, parts } = align(run, shown);
    const greedy = run.trace.settings.temperature === 0;
    const kind = !compared ? 'none' : parts == null ? 'same' : greedy ? 'differ' : 'sampled';
    this.pairs.node.hidden = !compared || !greedy;
    this.scroller.hidden = !compared || greedy;
    setAttr(this.verdict, 'data-kind', kind);
    this.twins.plain.show(plain, parts);
    this.twins.speculative.show(speculative, parts);
    this.scrollTo(`${kind} ${parts}`);
    setText(this.verdict, this.tell(run, kind, compared, parts ?? 0));
    setText(this.why, parts !== null && greedy ? this.tellGap(run, parts, [speculative[parts], plain[parts]])
      : greedy || kind === 'none' ? (compared ? this.say('lossless.greedy') : '') : this.say(isLossy(ruleOf(run.trace)) ? 'rules.lossy' : 'lossless.sampling'));
    if (greedy) this.pairs.show({ plain, speculative, parts }, origins(run), this.verdict.textContent ?? '');
    this.experiment.show(run);
    this.order(greedy ? this.own : this.experiment.node);
  }

  /**
   * Puts the stronger evidence first: the texts if both are greedy, else the test.
   * @param {HTMLElement} first
   */
  order(first) {
    const [own, test] = [this.own, this.experiment.node];
    const second = first === own ? test : own;
    if (first.nextElementSibling !== second) second.before(first);
  }

  /**
   * Scrolls to where the texts first differ, once per outcome.
   * @param {string} outcome
   */
  scrollTo(outcome) {
    if (outcome === this.outcome) return;
    this.outcome = outcome;
    const { mark } = this.twins.plain;
    this.scroller.scrollTop = mark.hidden ? 0 : Math.max(0, mark.offsetTop - this.scroller.clientHeight / 2);
  }

  /** @param {Run} run @param {string} kind @param {number} compared @param {number} parts */
  tell(run, kind, compared, parts) {
    const { say } = this;
    if (kind === 'none') return say(run.length && !run.folds.plain.tokens.length ? 'headline.not_measured' : 'lossless.none');
    if (kind === 'same') return say(run.over && compared === run.folds.output.length ? 'lossless.same' : 'lossless.so_far', { n: compared });
    return say(`lossless.${kind}`, { position: parts + 1, n: parts });
  }

  /** @param {Run} run @param {number} parts @param {Written[]} written */
  tellGap(run, parts, [mine, theirs]) {
    const { say } = this;
    const found = gapOf(run, parts, mine.token, theirs.token);
    if (!found) return say('lossless.unknown');
    const values = {
      mine: visible(textOrBytes(mine)), theirs: visible(textOrBytes(theirs)), p: exact(found.p[0]), q: exact(found.p[1]),
      gap: decimal(found.gap, 3), limit: found.limit, dtype: run.trace.models.target.dtype,
    };
    if (found.gap == null) return say('lossless.unlisted', values);
    return sentences(say('lossless.gap', values), say(found.gap <= found.limit ? 'lossless.tie' : 'lossless.fault', values));
  }
}
