/** What could have been otherwise: fewer guesses, exactly; anything else, by another run. */
(function (root) {
  'use strict';

  const SpecViz = (root.SpecViz = root.SpecViz || {});
  const { el } = SpecViz.dom;

  class Experiments {
    /** @param {object} context {say, rounds: the view whose cells are marked} */
    constructor({ say, rounds }) {
      this.whatif = new SpecViz.WhatIf({ say, rounds });
      this.node = el('section', { class: 'sv-section sv-experiments' },
        el('div', { class: 'sv-section-head' }, el('h2', {}, say('whatif.heading'))), this.whatif.node);
    }

    load(run) {
      this.whatif.load(run);
    }

    /** After the first `shown` rounds; the rounds are drawn already. */
    show(run, shown) {
      this.whatif.show(run, shown);
    }
  }

  SpecViz.Experiments = Experiments;
})(window);
