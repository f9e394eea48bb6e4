/** The buttons that move through the rounds, and the scrubber with its ribbon of verdicts. */
(function (root) {
  'use strict';

  const SpecViz = (root.SpecViz = root.SpecViz || {});
  const { el, setText, setAttr, icon } = SpecViz.dom;
  const SPEEDS = [0.5, 1, 2, 4];
  const THUMB = 16;
  const RIBBON = 22;
  const ICONS = {
    start: 'M3 3h2v10H3zM13 3v10L6 8z',
    back: 'M12 3v10L5 8z',
    play: 'M4 2.5v11L13 8z',
    pause: 'M4 3h3v10H4zM9 3h3v10H9z',
    step: 'M4 3v10l7-5z',
    end: 'M11 3h2v10h-2zM3 3v10l7-5z',
    stop: 'M3.5 3.5h9v9h-9z',
  };

  class Transport {
    /** @param {object} context {say, palette, actions: {start, back, play, step, end, stop, seek, follow, speed}} */
    constructor({ say, palette, actions }) {
      Object.assign(this, { say, palette });
      this.buttons = {};
      const button = (name) => (this.buttons[name] = el('button', {
        type: 'button', class: `sv-button sv-button-${name}`, title: say(`transport.${name}`),
        'aria-label': say(`transport.${name}`), on: { click: actions[name] },
      }, icon(ICONS[name])));
      this.scrubber = el('input', {
        type: 'range', class: 'sv-scrubber', min: 0, max: 0, step: 1, value: 0, 'aria-label': say('transport.scrubber'),
      });
      this.scrubber.addEventListener('input', () => actions.seek(Number(this.scrubber.value)));
      this.ribbon = el('canvas', { class: 'sv-ribbon', 'aria-hidden': 'true', height: RIBBON });
      new ResizeObserver(([{ contentRect }]) => {
        this.width = contentRect.width;
        this.draw(...this.drawn);
      }).observe(this.scrubber);
      this.width = 0;
      this.drawn = [null, 0];
      this.count = el('span', { class: 'sv-count' });
      this.follow = el('button', { type: 'button', class: 'sv-link sv-follow', hidden: true, on: { click: actions.follow } }, say('transport.follow'));
      this.speed = el('select', { 'aria-label': say('transport.speed'), on: { change: () => actions.speed(Number(this.speed.value)) } },
        ...SPEEDS.map((speed) => el('option', { value: speed, selected: speed === 1 }, `${speed}×`)));
      this.node = el('div', { class: 'sv-transport', role: 'group', 'aria-label': say('transport.label') },
        el('div', { class: 'sv-buttons' }, ...['start', 'back', 'play', 'step', 'end', 'stop'].map(button)),
        el('div', { class: 'sv-scrub' }, this.ribbon, this.scrubber),
        el('div', { class: 'sv-transport-side' }, this.count, this.follow,
          el('label', { class: 'sv-speed' }, this.speed), (this.help = this.keys())));
    }

    keys() {
      const list = this.say.list('keys').map(([key, does]) => [
        el('dt', {}, ...key.split(/\s+/).map((part) => el('kbd', {}, part))), el('dd', {}, does)]).flat();
      return el('details', { class: 'sv-keys' }, el('summary', {}, this.say('transport.keys')), el('dl', {}, ...list));
    }

    /**
     * @param {object} view {run, shown, moving, resumable, stoppable, detached, canStep}
     */
    show({ run, shown, moving, resumable, stoppable, detached, canStep }) {
      const rounds = run ? run.length : 0;
      setAttr(this.scrubber, 'max', rounds);
      this.scrubber.value = String(shown);
      this.scrubber.disabled = !rounds;
      const label = this.say('transport.round', { round: shown, rounds });
      setAttr(this.scrubber, 'aria-valuetext', label);
      setText(this.count, label);
      const { buttons } = this;
      const held = Object.values(buttons).find((button) => button === document.activeElement);
      buttons.start.disabled = buttons.back.disabled = shown === 0;
      buttons.end.disabled = shown === rounds;
      buttons.step.disabled = !canStep;
      buttons.stop.hidden = !stoppable;
      this.follow.hidden = !detached;
      if (held && (held.disabled || held.hidden)) buttons.play.focus(); // or the keyboard starts over
      this.showPlay(moving ? 'pause' : resumable ? 'resume' : 'play');
      this.draw(run, shown);
    }

    showPlay(name) {
      const { play } = this.buttons;
      if (play.dataset.does === name) return;
      play.dataset.does = name;
      play.replaceChildren(icon(ICONS[name === 'pause' ? 'pause' : 'play']), el('span', {}, this.say(`transport.${name}`)));
      play.setAttribute('aria-label', this.say(`transport.${name}`));
      play.title = this.say(`transport.${name}`);
    }

    /** One tick per round over the track, as high as the tokens that the round gave. */
    draw(run, shown) {
      this.drawn = [run, shown];
      const { width } = this;
      const ratio = root.devicePixelRatio || 1;
      if (this.ribbon.width !== Math.round(width * ratio)) {
        this.ribbon.width = Math.round(width * ratio);
        this.ribbon.height = RIBBON * ratio;
        this.ribbon.style.width = `${width}px`;
      }
      const pen = this.ribbon.getContext('2d');
      pen.setTransform(ratio, 0, 0, ratio, 0, 0);
      pen.clearRect(0, 0, width, RIBBON);
      if (!run || !run.length) return;
      const each = (width - THUMB) / run.length;
      const most = run.width + 1;
      run.rounds.forEach((round, i) => {
        const { sums } = run.folds;
        const height = ((sums[i + 1].emitted - sums[i].emitted) / most) * RIBBON;
        const kind = round.final && round.final.kind === 'correction' ? 'rejected' : 'accepted';
        pen.fillStyle = this.palette.get(i < shown ? `ribbon-${kind}` : 'line');
        pen.fillRect(THUMB / 2 + i * each, RIBBON - height, Math.max(0.6, each - (each > 3 ? 1 : 0)), height);
      });
    }
  }

  SpecViz.Transport = Transport;
})(window);
