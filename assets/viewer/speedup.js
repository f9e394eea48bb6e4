/** The speed-up as the text grows: a Plotly line, a sentence, and a table. */
(function (root) {
  'use strict';

  const SpecViz = (root.SpecViz = root.SpecViz || {});
  const { el, setText } = SpecViz.dom;
  const { times } = SpecViz.text;
  const HEIGHT = 220;

  class Speedup {
    /** @param {object} context {say, palette, plotly(): the library or null} */
    constructor({ say, palette, plotly }) {
      Object.assign(this, { say, palette, plotly });
      this.chart = el('div', { class: 'sv-speedup-chart', role: 'img' });
      this.sentence = el('p', { class: 'sv-note' });
      this.rows = el('tbody', {});
      this.table = el('details', { class: 'sv-table', on: { toggle: () => this.fillTable() } },
        el('summary', {}, say('chart.table')),
        el('div', { class: 'sv-table-scroll', tabindex: 0, role: 'region', 'aria-label': say('chart.heading') },
          el('table', {}, el('thead', {}, el('tr', {},
            el('th', { scope: 'col' }, say('chart.x')), el('th', { scope: 'col' }, say('chart.y')))), this.rows)));
      this.node = el('section', { class: 'sv-section' },
        el('div', { class: 'sv-section-head' }, el('h2', {}, SpecViz.term('speedup', say('chart.heading')))),
        this.chart, this.sentence, this.table);
    }

    /** [tokens, speed-up] after each round that plain decoding has caught up with. */
    points(run, shown) {
      const { folds } = run;
      const points = [];
      for (let round = 1; round <= folds.compared(shown); round += 1) {
        points.push([folds.at(round).emitted, folds.speedup(round)]);
      }
      return points;
    }

    show(run, shown, known) {
      Object.assign(this, { run, shown, known });
      const points = this.points(run, shown);
      this.describe(points);
      this.draw(points);
      this.fillTable();
    }

    describe(points) {
      const measured = this.run.folds.plain.tokens.length > 0;
      const enough = points.length > 1;
      const ratios = points.map((point) => point[1]);
      const text = enough
        ? this.say('chart.aria', {
          tokens: points[points.length - 1][0], speedup: times(ratios[ratios.length - 1]),
          low: times(Math.min(...ratios)), high: times(Math.max(...ratios)),
        })
        : this.say(measured || !this.run.length ? 'chart.waiting' : 'headline.not_measured');
      setText(this.sentence, text);
      this.chart.setAttribute('aria-label', text);
      this.chart.hidden = !enough || !this.plotly();
      this.table.hidden = !enough;
    }

    draw(points) {
      const library = this.plotly();
      if (!library || points.length < 2) return;
      const ink = this.palette.get('ink');
      const quiet = this.palette.get('quiet');
      const line = { color: this.palette.get('accent'), width: 2 };
      const last = points[points.length - 1];
      const hover = (point) => this.say('chart.hover', { tokens: point[0], speedup: times(point[1]) });
      const trace = (list, more) => ({
        type: 'scatter', x: list.map((p) => p[0]), y: list.map((p) => p[1]), mode: 'lines', hoverinfo: 'skip', ...more,
      });
      const axis = { gridcolor: this.palette.get('line'), zeroline: false, fixedrange: true, tickfont: { size: 11, color: quiet } };
      library.react(this.chart, [
        trace(points, { line, hoverinfo: 'text', text: points.map(hover) }),
        trace([last], { mode: 'markers', marker: { size: 9, color: line.color } }),
      ], {
        height: HEIGHT, width: this.chart.clientWidth, showlegend: false, hovermode: 'x',
        margin: { l: 40, r: 12, t: 8, b: 40, pad: 4 }, font: { family: SpecViz.FONT, color: ink, size: 12 },
        paper_bgcolor: 'rgba(0,0,0,0)', plot_bgcolor: 'rgba(0,0,0,0)',
        hoverlabel: { bgcolor: this.palette.get('raised'), bordercolor: this.palette.get('line'), font: { color: ink } },
        xaxis: { ...axis, range: [0, this.run.folds.at(this.known).emitted], showgrid: false, title: { text: this.say('chart.x'), standoff: 8, font: { size: 12, color: quiet } } },
        yaxis: { ...axis, range: [0, Math.max(1.25, ...points.map((p) => p[1])) * 1.1], ticksuffix: '×', nticks: 5 },
        shapes: [{ type: 'line', xref: 'paper', x0: 0, x1: 1, y0: 1, y1: 1, line: { color: quiet, width: 1, dash: 'dot' } }],
        annotations: [{
          xref: 'paper', x: 1, y: 1, xanchor: 'right', yanchor: 'top', showarrow: false,
          text: this.say('chart.reference'), font: { size: 11, color: quiet },
        }],
      }, { displayModeBar: false });
    }

    /** The table is only filled while it is open. */
    fillTable() {
      if (!this.table.open || !this.run) return;
      const points = this.points(this.run, this.shown);
      this.rows.replaceChildren(...points.map(([tokens, ratio]) =>
        el('tr', {}, el('td', {}, String(tokens)), el('td', {}, times(ratio)))));
    }

    relayout() {
      if (this.run) this.show(this.run, this.shown, this.known);
    }
  }

  SpecViz.Speedup = Speedup;
})(window);
