/** Why a token was kept or thrown away: both distributions, the overlap, the test, the residual. */
(function (root) {
  'use strict';

  const SpecViz = (root.SpecViz = root.SpecViz || {});
  const { el, setText, textNodes } = SpecViz.dom;
  const { visible, hex, probability, probabilities, share, percent } = SpecViz.text;
  const ROWS = 8; // tokens of a distribution, the row of all others included
  const ROW_HEIGHT = 28;
  const AXIS_HEIGHT = 20;
  const RESIDUAL_ROWS = 4;
  const COLUMNS = ['target', 'draft', 'targetRaw', 'draftRaw'];

  /** A candidate of a trace by name. */
  const named = ([token, target, draft, targetRaw, draftRaw]) =>
    ({ token, target: target ?? null, draft: draft ?? null, targetRaw: targetRaw ?? null, draftRaw: draftRaw ?? null });

  /** Adds up the mass of candidates per column; unknown stays unknown. */
  function together(candidates) {
    const sum = (column) => candidates.reduce(
      (mass, candidate) => (mass == null || candidate[column] == null ? null : mass + candidate[column]), 0);
    return Object.fromEntries(COLUMNS.map((column) => [column, sum(column)]));
  }

  /** The rows to show: the likeliest for either model, those that must be seen, and the rest. */
  function rowsOf(position, must) {
    const all = position.candidates.map(named);
    const weight = (c) => (must.includes(c.token) ? 2 : 0) + Math.max(c.target || 0, c.draft || 0)
      + 1e-3 * Math.max(c.targetRaw || 0, c.draftRaw || 0);
    const kept = new Set([...all].sort((a, b) => weight(b) - weight(a)).slice(0, ROWS - 1));
    const others = all.filter((c) => !kept.has(c));
    const likeliest = (a, b) => b.target - a.target || b.targetRaw - a.targetRaw || b.draft - a.draft;
    return [...[...kept].sort(likeliest), { token: -1, ...together([named(position.rest), ...others]) }];
  }

  /**
   * The residual norm(max(0, target − draft)) by token, largest first. Its whole mass before
   * scaling is 1 − β, so what the listed tokens leave of it is exact, too.
   */
  function residualOf(position) {
    const all = position.candidates.map(named);
    const mass = 1 - position.overlap;
    if (position.overlap == null || mass <= 0 || all.some((c) => c.target == null || c.draft == null)) return null;
    const shares = all
      .map((c) => ({ token: c.token, share: Math.max(0, c.target - c.draft) / mass }))
      .filter((c) => c.share > 0)
      .sort((a, b) => b.share - a.share);
    const listed = shares.reduce((sum, c) => sum + c.share, 0);
    return { shares, rest: Math.max(0, 1 - listed) };
  }

  class Inspector {
    /** @param {object} context {say, palette, plotly(): the library or null, unpin()} */
    constructor(context) {
      this.context = context;
      this.say = context.say;
      const { say } = this;
      this.token = el('div', { class: 'sv-big-token' });
      this.kind = el('span', { class: 'sv-chip' });
      this.where = el('span', { class: 'sv-quiet' });
      this.pin = el('span', { class: 'sv-quiet' });
      this.unpin = el('button', { type: 'button', class: 'sv-link', hidden: true, on: { click: context.unpin } }, say('inspector.unpin'));
      this.why = el('p', { class: 'sv-why' });
      this.empty = el('p', { class: 'sv-quiet' }, say('inspector.empty'));
      this.absent = el('p', { class: 'sv-quiet', hidden: true }, say('inspector.absent'));
      this.body = el('div', { class: 'sv-inspected' },
        el('div', { class: 'sv-title' }, this.token,
          el('div', { class: 'sv-title-side' }, el('div', {}, this.kind, ' ', this.where))),
        this.why, this.absent,
        this.buildDistribution(), this.buildTest(), this.buildResidual());
      this.node = el('section', { class: 'sv-section sv-inspector', tabindex: 0, 'aria-label': say('inspector.heading') },
        el('div', { class: 'sv-section-head' }, el('h2', {}, say('inspector.heading')),
          el('span', { class: 'sv-pin' }, this.pin, this.unpin)),
        this.empty, this.body);
    }

    buildDistribution() {
      const { say } = this;
      const head = (text, name) => el('th', { scope: 'col', class: name }, text);
      this.rows = Array.from({ length: ROWS }, () => this.buildRow());
      this.distributionHeading = el('h3', {});
      this.chart = el('div', { class: 'sv-distribution-chart', role: 'img', 'aria-label': say('distribution.chart') });
      this.draftHead = head('', 'sv-p');
      const swatch = (part) => el('span', { class: 'sv-swatch', 'data-part': part });
      this.draftHead.append(swatch('draft'), say('distribution.draft'));
      const targetHead = head('', 'sv-p');
      targetHead.append(swatch('verify'), say('distribution.target'));
      this.shapedNote = el('p', { class: 'sv-note' });
      this.overlap = el('p', { class: 'sv-overlap' },
        el('span', { class: 'sv-overlap-name' }, say('distribution.overlap')),
        (this.overlapValue = el('b', {})),
        el('span', { class: 'sv-quiet' }, say('distribution.overlap_note')));
      this.table = el('table', { class: 'sv-distribution' },
        el('thead', {}, el('tr', {}, head(say('distribution.token'), 'sv-t'),
          head(say('distribution.probability'), 'sv-bars'), targetHead, this.draftHead)),
        el('tbody', {}, ...this.rows.map((row) => row.node)));
      this.distribution = el('div', { class: 'sv-block sv-distribution-block' }, this.distributionHeading,
        el('div', { class: 'sv-distribution-frame' }, this.table, this.chart),
        this.shapedNote, this.overlap);
      return this.distribution;
    }

    buildRow() {
      const token = el('th', { scope: 'row', class: 'sv-t' });
      const target = el('td', { class: 'sv-p' });
      const draft = el('td', { class: 'sv-p' });
      const bars = el('td', { class: 'sv-bars' });
      return { token, bars, target, draft, node: el('tr', {}, token, bars, target, draft) };
    }

    buildTest() {
      const { say } = this;
      this.keep = el('span', { class: 'sv-keep' }, say('test.keep'));
      this.drop = el('span', { class: 'sv-drop' }, say('test.drop'));
      this.needle = el('span', { class: 'sv-needle' });
      this.needleLabel = el('span', { class: 'sv-needle-label' });
      this.line = el('div', { class: 'sv-test-line', role: 'img' }, this.keep, this.drop, this.needle, this.needleLabel);
      this.limit = el('span', { class: 'sv-limit' });
      this.sum = el('p', { class: 'sv-arithmetic' });
      this.test = el('div', { class: 'sv-block sv-test' }, el('h3', {}, say('test.heading')), this.line,
        el('div', { class: 'sv-test-axis', 'aria-hidden': 'true' }, el('span', {}, '0'), this.limit, el('span', {}, '1')), this.sum);
      return this.test;
    }

    buildResidual() {
      const { say } = this;
      this.residualRows = Array.from({ length: RESIDUAL_ROWS + 1 }, () => {
        const token = el('span', { class: 'sv-t' });
        const bar = el('span', { class: 'sv-share' });
        const share = el('span', { class: 'sv-p' });
        return { token, bar, share, node: el('li', {}, token, bar, share) };
      });
      this.residual = el('div', { class: 'sv-block sv-residual-block' }, el('h3', {}, say('residual.heading')),
        el('p', { class: 'sv-note' }, say('residual.note')),
        el('ul', { class: 'sv-residual' }, ...this.residualRows.map((row) => row.node)));
      return this.residual;
    }

    /**
     * Shows a slot.
     * @param {object} run
     * @param {object|null} seen what `run.at` gives
     * @param {'pinned'|'preview'|'latest'|'newest'} how it was chosen
     */
    show(run, seen, how) {
      this.empty.hidden = Boolean(seen);
      this.body.hidden = !seen;
      this.pin.hidden = !seen;
      this.unpin.hidden = !seen || how !== 'pinned';
      if (!seen) return;
      this.run = run;
      this.seen = seen;
      setText(this.pin, this.say(`inspector.${how}`));
      this.showTitle();
      setText(this.why, this.explain());
      this.absent.hidden = Boolean(seen.position);
      this.distribution.hidden = !seen.position;
      if (seen.position) this.showDistribution();
      this.showTest();
      this.showResidual();
    }

    showTitle() {
      const { seen, say } = this;
      const glyph = seen.part ? [hex(seen.piece)] : seen.text ? textNodes(seen.text, true) : [say('token.empty')];
      this.token.replaceChildren(...glyph);
      this.token.dataset.kind = seen.kind;
      this.kind.dataset.kind = seen.kind;
      setText(this.kind, say(`kind.${seen.kind}`));
      setText(this.where, say('inspector.where', {
        round: seen.number + 1, place: SpecViz.tokens.placeOf(seen.round, seen.index, say),
      }));
    }

    get greedy() {
      return this.run.trace.settings.temperature === 0;
    }

    /** The reason for the verdict, in words. */
    explain() {
      const { seen, say } = this;
      const bytes = seen.part ? say('inspector.bytes', { hex: hex(seen.piece) }) + ' '
        : seen.took > 1 ? say('inspector.joined', { n: seen.took }) + ' ' : '';
      return bytes + this.reason();
    }

    reason() {
      const { seen, say, greedy } = this;
      const { kind, round, accepted, draft } = seen;
      if (kind === 'bonus') {
        if (!round.drafts.length) return say('why.plain');
        return round.drafts.length === 1 ? say('why.bonus_one') : say('why.bonus', { n: round.drafts.length });
      }
      if (kind === 'correction') return say('why.correction', { guess: this.name(round.drafts[accepted].token) });
      if (kind === 'untested') {
        const rejected = round.drafts.findIndex((d) => d.verdict === 'rejected');
        return rejected < 0 ? say('why.untested_end') : say('why.untested', { n: rejected + 1 });
      }
      if (greedy) return say(`why.greedy_${kind}`);
      if (draft.target == null || draft.draft == null) return say('inspector.absent_probabilities');
      const [target, given] = probabilities(draft.target, draft.draft);
      const values = { target, draft: given, chance: percent(Math.min(1, draft.target / draft.draft)) };
      if (kind === 'rejected') return say('why.rejected', values);
      return say(draft.target >= draft.draft ? 'why.sure' : 'why.lucky', values);
    }

    name(token) {
      if (token < 0) return this.say('token.rest');
      const text = this.run.alone(token);
      return visible(text) || hex(this.run.piece(token)) || this.say('token.empty');
    }

    showDistribution() {
      const { seen, say } = this;
      const { position, kind } = seen;
      const alone = seen.place >= seen.round.drafts.length;
      const drafted = seen.judged ? seen.judged.token : null;
      const final = !seen.draft || kind === 'rejected' ? seen.round.final && seen.round.final.token : null;
      const rows = rowsOf(position, [drafted, final]);
      setText(this.distributionHeading, say(alone ? 'distribution.heading_target' : 'distribution.heading'));
      this.table.classList.toggle('sv-alone', alone);
      this.rows.forEach((row, i) => this.fillRow(row, rows[i], { drafted, final }));
      setText(this.shapedNote, this.note(alone));
      this.overlap.hidden = position.overlap == null;
      setText(this.overlapValue, probability(position.overlap));
      this.drawDistribution(rows, alone);
    }

    fillRow(row, candidate, { drafted, final }) {
      row.node.classList.toggle('sv-blank', !candidate);
      row.node.classList.toggle('sv-others', Boolean(candidate) && candidate.token < 0);
      delete row.token.dataset.kind;
      if (!candidate) {
        [row.token, row.target, row.draft].forEach((cell) => setText(cell, ''));
        return;
      }
      if (candidate.token === drafted && this.seen.judged) row.token.dataset.kind = this.seen.judged.verdict;
      else if (candidate.token === final) row.token.dataset.kind = this.seen.round.final.kind;
      setText(row.token, this.name(candidate.token));
      row.token.title = this.name(candidate.token);
      const raw = this.greedy;
      setText(row.target, share(raw && candidate.targetRaw != null ? candidate.targetRaw : candidate.target));
      setText(row.draft, share(raw && candidate.draftRaw != null ? candidate.draftRaw : candidate.draft));
    }

    note(alone) {
      const { settings } = this.run.trace;
      const notes = [];
      if (this.seen.kind === 'untested') notes.push(this.say('distribution.untested'));
      if (!alone && this.lookedUp) notes.push(this.say('distribution.lookup'));
      if (this.greedy) notes.push(this.say('distribution.greedy'));
      else if (this.shaping) notes.push(this.say('distribution.shaped'));
      return notes.join(' ');
    }

    /** Whether the guess was copied: then no model has an opinion of its own behind it. */
    get lookedUp() {
      const { drafter } = this.run.trace.settings;
      return drafter.startsWith('lookup') && named(this.seen.position.rest).draftRaw == null;
    }

    /** Whether what was sampled from differs from what the models said. */
    get shaping() {
      const { temperature, top_k: topK, top_p: topP } = this.run.trace.settings;
      return temperature !== 1 || topK > 0 || topP < 1;
    }

    drawDistribution(rows, alone) {
      const plotly = this.context.plotly();
      this.table.classList.toggle('sv-own-bars', !plotly);
      if (!plotly) {
        this.rows.forEach((row, i) => this.drawBars(row, rows[i] || { target: 0, draft: 0 }));
        return;
      }
      const { palette } = this.context;
      const quiet = palette.get('quiet');
      const bars = (column, middle, width, color, opacity) => ({
        type: 'bar', orientation: 'h', hoverinfo: 'skip', base: 0, offset: middle - width / 2, width,
        x: rows.map((row) => row[column]), y: rows.map((_, i) => i), marker: { color, opacity, line: { width: 0 } },
      });
      const pair = (name, middle, color) => (this.shaping
        ? [bars(name + 'Raw', middle, 0.34, color, 0.3), bars(name, middle, 0.16, color, 1)]
        : [bars(name, middle, 0.3, color, 1)]);
      const traces = alone ? pair('target', 0, palette.get('verify'))
        : [...pair('target', -0.19, palette.get('verify')), ...pair('draft', 0.19, palette.get('draft'))];
      plotly.react(this.chart, traces, {
        barmode: 'overlay', height: ROWS * ROW_HEIGHT + AXIS_HEIGHT, width: this.chartWidth(),
        margin: { l: 4, r: 8, t: 0, b: AXIS_HEIGHT, pad: 0 }, showlegend: false,
        paper_bgcolor: 'rgba(0,0,0,0)', plot_bgcolor: 'rgba(0,0,0,0)', font: { family: SpecViz.FONT },
        xaxis: {
          range: [0, 1], tickvals: [0, 0.5, 1], ticktext: ['0', '.5', '1'], fixedrange: true, zeroline: false,
          gridcolor: palette.get('line'), tickfont: { size: 11, color: quiet },
        },
        yaxis: { range: [ROWS - 0.5, -0.5], visible: false, fixedrange: true },
      }, { staticPlot: true, displayModeBar: false });
    }

    /** Where there is no chart library: bars in the table's own cells. */
    drawBars({ bars }, { target, draft }) {
      bars.style.setProperty('--target', String(target || 0));
      bars.style.setProperty('--draft', String(draft || 0));
    }

    /** Measured once per layout: reading a width on each hover would cost a reflow. */
    chartWidth() {
      if (!this.width) this.width = this.table.querySelector('td.sv-bars').clientWidth;
      return this.width || 120;
    }

    /** After a change of size or theme. */
    relayout() {
      this.width = null;
      if (this.seen && this.seen.position && !this.body.hidden) this.showDistribution();
    }

    showTest() {
      const { seen, say } = this;
      const judged = seen.kind === 'accepted' || seen.kind === 'rejected' ? seen.draft : null;
      const tested = judged && judged.draw != null && judged.target != null && judged.draft > 0;
      this.test.hidden = !tested;
      if (!tested) return;
      const threshold = Math.min(1, judged.target / judged.draft);
      const [draw, limit] = probabilities(judged.draw, threshold);
      const values = {
        draw, threshold: limit, target: probability(judged.target), draft: probability(judged.draft),
        kind: say(`kind.${seen.kind}`),
      };
      this.test.style.setProperty('--threshold', String(threshold));
      this.test.style.setProperty('--draw', String(judged.draw));
      this.keep.dataset.side = judged.draw < threshold / 2 ? 'end' : 'start';
      this.drop.dataset.side = judged.draw > (1 + threshold) / 2 ? 'start' : 'end';
      this.limit.dataset.side = threshold > 0.6 ? 'left' : 'right';
      setText(this.limit, `${say('test.threshold')} ${limit}`);
      this.line.dataset.kind = seen.kind;
      this.line.setAttribute('aria-label', say('test.aria', values));
      this.keep.classList.toggle('sv-narrow', threshold < 0.2);
      this.drop.classList.toggle('sv-narrow', threshold > 0.8);
      this.needleLabel.dataset.side = judged.draw > 0.5 ? 'left' : 'right';
      setText(this.needleLabel, `${say('test.draw')} ${draw}`);
      setText(this.sum, say(`test.${seen.kind}`, values));
    }

    showResidual() {
      const { seen } = this;
      const used = seen.position && (seen.kind === 'rejected' || seen.kind === 'correction');
      const residual = used ? residualOf(seen.position) : null;
      this.residual.hidden = !residual;
      if (!residual) return;
      const drawn = seen.round.final.token;
      const first = residual.shares.slice(0, RESIDUAL_ROWS);
      const chosen = residual.shares.find((c) => c.token === drawn);
      if (chosen && !first.includes(chosen)) first[RESIDUAL_ROWS - 1] = chosen;
      const listed = first.reduce((sum, c) => sum + c.share, 0);
      const rows = [...first, { token: -1, share: Math.max(0, 1 - listed) }];
      this.residualRows.forEach((row, i) => this.fillShare(row, rows[i], drawn));
    }

    fillShare(row, entry, drawn) {
      row.node.hidden = !entry;
      if (!entry) return;
      setText(row.token, this.name(entry.token));
      row.token.title = this.name(entry.token);
      row.bar.style.setProperty('--share', String(entry.share));
      row.node.classList.toggle('sv-others', entry.token < 0);
      setText(row.share, share(entry.share));
      if (entry.token === drawn) row.node.dataset.drawn = this.say('residual.chosen');
      else delete row.node.dataset.drawn;
    }
  }

  SpecViz.Inspector = Inspector;
  SpecViz.distribution = { rowsOf, residualOf };
})(window);
