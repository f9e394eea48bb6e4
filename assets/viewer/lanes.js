/** Both ways of decoding on one clock, drawn on a canvas. */
(function (root) {
  'use strict';

  const SpecViz = (root.SpecViz = root.SpecViz || {});
  const { el, setText } = SpecViz.dom;
  const { seconds } = SpecViz.text;
  const PARTS = ['draft', 'verify', 'accept'];
  const LANE = 24; // height of a lane
  const GAP = 28; // between the lanes, with room for the second caption
  const AXIS = 26;
  const ZOOMS = [1, 4, 16];
  const WIDEST = 16000; // what canvases can be

  /** Round steps of an axis: 1, 2 or 5 times a power of ten. */
  function step(span, count) {
    const rough = span / count;
    const power = 10 ** Math.floor(Math.log10(rough));
    return [1, 2, 5, 10].map((m) => m * power).find((s) => s >= rough);
  }

  class Lanes {
    /** @param {object} context {say, palette, seek(round)} */
    constructor({ say, palette, seek }) {
      Object.assign(this, { say, palette, seek, zoom: 1 });
      this.canvas = el('canvas', { class: 'sv-lanes', role: 'img', on: { click: (event) => this.pick(event) } });
      this.plainCaption = el('p', { class: 'sv-lane-caption' });
      this.ownCaption = el('p', { class: 'sv-lane-caption sv-lane-second' });
      this.scroller = el('div', { class: 'sv-lanes-scroll', role: 'group', tabindex: 0, 'aria-label': say('time.heading') }, this.canvas);
      this.prefill = el('p', { class: 'sv-note' });
      this.zooms = ZOOMS.map((zoom) => el('button', {
        type: 'button', class: 'sv-toggle', 'aria-pressed': zoom === 1, on: { click: () => this.setZoom(zoom) },
      }, zoom === 1 ? say('time.fit') : `${zoom}×`));
      this.node = el('section', { class: 'sv-section sv-time-section' },
        el('div', { class: 'sv-section-head' }, el('h2', {}, say('time.heading')),
          el('div', { class: 'sv-toggles', role: 'group', 'aria-label': say('time.zoom') }, ...this.zooms)),
        el('div', { class: 'sv-lanes-frame' }, this.plainCaption, this.ownCaption, this.scroller),
        SpecViz.timeKey(say, say('time.key_plain')), this.prefill);
    }

    setZoom(zoom) {
      this.zoom = zoom;
      this.zooms.forEach((button, i) => button.setAttribute('aria-pressed', String(ZOOMS[i] === zoom)));
      this.draw();
      this.scroller.scrollLeft = this.x(this.elapsed(this.shown)) - this.scroller.clientWidth / 2;
    }

    /** Draws the clock after `shown` rounds. */
    show(run, shown) {
      this.run = run;
      this.shown = shown;
      this.caption();
      this.draw();
      if (this.zoom > 1) this.keepInSight(this.x(this.elapsed(shown)));
    }

    keepInSight(x) {
      const { scrollLeft, clientWidth } = this.scroller;
      if (x < scrollLeft || x > scrollLeft + clientWidth - 40) this.scroller.scrollLeft = x - clientWidth / 2;
    }

    /** Seconds of the first rounds. */
    elapsed(rounds) {
      return SpecViz.metrics.total(this.run.folds.at(rounds));
    }

    /** How many plain tokens are done at a time. */
    plainAt(time) {
      const { until } = this.run.folds.plain;
      let low = 0;
      let high = until.length - 1;
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (until[middle] <= time + 1e-9) low = middle;
        else high = middle - 1;
      }
      return low;
    }

    caption() {
      const { say, run, shown } = this;
      const now = this.elapsed(shown);
      const ours = run.folds.at(shown).emitted;
      const { until } = run.folds.plain;
      const plain = this.plainAt(now);
      const steps = until.length - 1;
      const whole = now >= until[steps] || shown === run.length;
      const done = !steps && run.length ? say('time.unmeasured')
        : whole ? say('time.tokens', { n: steps, time: seconds(until[steps]) })
          : say('time.so_far', { n: plain, of: steps, time: seconds(now) });
      setText(this.plainCaption, `${say('time.plain')}: ${done}`);
      setText(this.ownCaption, `${say('time.speculative')}: ${say('time.tokens', { n: ours, time: seconds(now) })}`);
      this.canvas.setAttribute('aria-label', steps
        ? say('time.aria', { time: seconds(now), ours, plain })
        : say('time.aria_alone', { time: seconds(now), ours }));
      const { target, draft } = run.trace.prefill || {};
      const read = run.trace.models.draft ? 'time.prefill' : 'time.prefill_alone';
      setText(this.prefill, target || draft ? say(read, { target: seconds(target), draft: seconds(draft) }) : '');
    }

    x(time) {
      return this.span ? (time / this.span) * (this.width - 1) : 0;
    }

    draw() {
      if (!this.run || !this.scroller.clientWidth) return;
      const { until } = this.run.folds.plain;
      this.span = Math.max(this.elapsed(this.run.length), until[until.length - 1]) || 1;
      this.width = Math.min(WIDEST, Math.floor(this.scroller.clientWidth * this.zoom));
      const height = LANE * 2 + GAP + AXIS;
      const ratio = Math.min(root.devicePixelRatio || 1, this.width > 4000 ? 1 : 2);
      if (this.canvas.width !== this.width * ratio) {
        this.canvas.width = this.width * ratio;
        this.canvas.height = height * ratio;
        this.canvas.style.width = `${this.width}px`;
        this.canvas.style.height = `${height}px`;
      }
      const pen = this.canvas.getContext('2d');
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      pen.clearRect(0, 0, this.width, height);
      this.drawAxis(pen, height);
      this.drawPlain(pen);
      this.drawOwn(pen, LANE + GAP);
      this.drawNow(pen, height);
    }

    drawAxis(pen, height) {
      const each = step(this.span, Math.max(2, this.width / 110));
      pen.font = `11px ${SpecViz.FONT}`;
      pen.textBaseline = 'alphabetic';
      for (let i = 0; i * each <= this.span; i += 1) {
        const x = Math.round(this.x(i * each)) + 0.5;
        pen.fillStyle = this.palette.get('line');
        pen.fillRect(x - 0.5, 0, 1, height - AXIS + 6);
        pen.fillStyle = this.palette.get('quiet');
        const label = seconds(Number((i * each).toPrecision(3))).replace('.00', '').replace('.0 ', ' ');
        const room = pen.measureText(label).width;
        pen.textAlign = x + room / 2 > this.width ? 'right' : i ? 'center' : 'left';
        pen.fillText(label, pen.textAlign === 'right' ? this.width : x, height - 6);
      }
    }

    /** A block with a hairline of space after it, so that blocks can be counted. */
    block(pen, top, from, to, last) {
      const width = this.x(to) - this.x(from);
      const snap = width > 3 ? Math.round : (x) => x;
      const [a, b] = [snap(this.x(from)), snap(this.x(to))];
      pen.fillRect(a, top, Math.max(b - a - (last && width > 3 ? 1 : 0), 0.4), LANE);
    }

    drawPlain(pen) {
      const { until } = this.run.folds.plain;
      const done = this.shown === this.run.length ? until.length - 1 : this.plainAt(this.elapsed(this.shown));
      pen.fillStyle = this.palette.get('plain');
      for (let i = 1; i < until.length; i += 1) {
        if (i === done + 1) pen.fillStyle = this.palette.get('line');
        this.block(pen, 0, until[i - 1], until[i], true);
      }
    }

    drawOwn(pen, top) {
      const { rounds } = this.run;
      let time = 0;
      for (let i = 0; i < rounds.length; i += 1) {
        PARTS.forEach((part) => {
          pen.fillStyle = this.palette.get(i < this.shown ? part : 'line');
          this.block(pen, top, time, time + rounds[i].times[part], part === 'accept' || i >= this.shown);
          time += rounds[i].times[part];
        });
      }
    }

    drawNow(pen, height) {
      if (!this.shown) return;
      pen.fillStyle = this.palette.get('ink');
      pen.fillRect(Math.min(Math.round(this.x(this.elapsed(this.shown))), this.width - 1), 0, 1, height - AXIS + 6);
    }

    /** A click goes to the round that was running then. */
    pick(event) {
      const time = (event.offsetX / this.width) * this.span;
      let round = 0;
      while (round < this.run.length && this.elapsed(round) < time) round += 1;
      this.seek(round);
    }
  }

  SpecViz.Lanes = Lanes;
})(window);
