/** The moment of the story in a sentence, and the act of the round that it belongs to. */
(function (root) {
  'use strict';

  const SpecViz = (root.SpecViz = root.SpecViz || {});
  const { el, setAttr } = SpecViz.dom;
  const { probabilities } = SpecViz.text;
  const ACTS = ['draft', 'verify', 'test', 'write'];
  const TERMS = { draft: 'draft', verify: 'verification', test: 'accept_test', write: 'correction' };
  const ACT_OF = { draft: 'draft', verify: 'verify', test: 'test', discard: 'write', final: 'write' };

  /** The outcome of the last complete round. */
  function describeRound(run, shown, say) {
    if (!shown) return say('summary.start');
    const { drafts, final } = run.rounds[shown - 1];
    const values = {
      round: shown, drafted: drafts.length, accepted: drafts.filter((draft) => draft.verdict === 'accepted').length,
    };
    if (!drafts.length) return say('summary.plain', values);
    if (!final) return say('summary.end', values);
    if (final.kind === 'correction') return say('summary.some', values);
    return say(drafts.length === 1 ? 'summary.one' : 'summary.all', values);
  }

  /** What has just happened in an unfinished round. */
  function describePhase(run, { round: number }, { name, index }, say) {
    const { drafts } = run.rounds[number];
    const values = { round: number + 1, n: index + 1, of: drafts.length };
    if (name === 'draft') {
      const slot = run.rows[number].slots[index];
      return say('phase.draft', { ...values, token: SpecViz.tokens.nameOf(slot, say) });
    }
    if (name === 'verify') return say(['phase.verify_none', 'phase.verify_one'][drafts.length] || 'phase.verify', values);
    if (name === 'test') return describeTest(run, drafts[index], values, say);
    const untested = drafts.filter((draft) => draft.verdict === 'untested').length;
    return say(untested ? 'phase.discard' : 'phase.discard_last', { ...values, untested });
  }

  function describeTest(run, { verdict, target, draft, draw }, values, say) {
    if (run.trace.settings.temperature === 0) return say(`phase.greedy_${verdict}`, values);
    if (draw == null || target == null || !draft) return say(`phase.untold_${verdict}`, values);
    const [drawn, threshold] = probabilities(draw, Math.min(1, target / draft));
    return say(`phase.${verdict}`, { ...values, draw: drawn, threshold });
  }

  /** The sentence for any moment. */
  function describeMoment(run, moment, picture, say) {
    return picture ? describePhase(run, moment, picture.phase, say) : describeRound(run, moment.round, say);
  }

  /** The four acts of a round, the present one marked. */
  class Acts {
    constructor(say) {
      this.items = ACTS.map((act) => el('li', { title: say(`act.${act}.means`) }, SpecViz.term(TERMS[act], say(`act.${act}.name`)),
        el('span', { class: 'sv-spoken' }, say(`act.${act}.means`))));
      this.node = el('ol', { class: 'sv-acts', 'aria-label': say('act.label') }, ...this.items);
    }

    /** @param {string|null} name of the phase, null: none */
    show(name) {
      const present = ACTS.indexOf(ACT_OF[name]);
      this.items.forEach((item, i) => {
        setAttr(item, 'aria-current', i === present ? 'step' : null);
        item.classList.toggle('sv-past', i < present);
      });
    }
  }

  SpecViz.caption = { describeMoment, Acts };
})(window);
