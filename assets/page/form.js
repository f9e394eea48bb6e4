/** Shows and hides the form beside the stage: a column where there is room for it, elsewhere a drawer. */
(function (root) {
  'use strict';

  const WIDE = '(min-width: 1200px)'; // as in watch.css

  root.SpecVizPage.component('form', ({ node, words }) => {
    const wide = root.matchMedia(WIDE);
    const button = (/** @type {object} */ properties) => root.SpecVizPage.make('button', { type: 'button', ...properties });
    const form = () => document.getElementById('controls');
    const field = () => /** @type {HTMLTextAreaElement | null} */ (document.querySelector('#prompt textarea'));
    const toggle = button({ className: 'form-toggle', onclick: () => show(!open) });
    const run = button({ className: 'form-run', textContent: words.run, onclick: () => document.getElementById('run')?.click() });
    const step = button({ className: 'form-step', textContent: words.step, onclick: () => document.getElementById('step')?.click() });
    const prompt = button({ className: 'form-prompt', translate: false, title: words.open, onclick: () => show(true) });
    let open = false;
    toggle.setAttribute('aria-controls', 'controls');
    node.replaceChildren(toggle, run, step, prompt);

    /** @param {boolean} wanted */
    function show(wanted, focus = true) {
      open = wanted;
      /** @type {HTMLElement} */ (form()).hidden = !open;
      toggle.textContent = open ? words.close : words.open;
      toggle.setAttribute('aria-expanded', String(open));
      hold();
      run.hidden = step.hidden = prompt.hidden = open;
      prompt.textContent = field()?.value ?? '';
      if (!focus) return;
      if (open) field()?.focus();
      else toggle.focus();
    }

    /** Gives the style sheet the top of the column, below a head of any height. */
    function place() {
      const column = /** @type {HTMLElement} */ (form());
      const top = /** @type {HTMLElement} */ (column.parentElement).getBoundingClientRect().top + root.scrollY;
      column.style.setProperty('--form-top', `${Math.ceil(top)}px`);
    }

    /** Keeps the page behind an open drawer from scrolling. */
    function hold() {
      document.documentElement.style.overflow = open && !wide.matches ? 'hidden' : '';
    }

    wide.addEventListener('change', () => show(open && wide.matches, false)); // a column closes: as a drawer it would cover the page
    document.addEventListener('click', ({ target }) => { // close the drawer when the keyboard or the tour opens another tab
      if (open && !wide.matches && target instanceof Element && target.closest('[role=tab]') && !form()?.contains(target)) show(false, false);
    });
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && open && !wide.matches && !event.defaultPrevented) show(false);
    });
    for (const leaving of ['pointerdown', 'focusin']) { // close the drawer on a press beside it, or when Tab leaves it: it would cover the focus
      document.addEventListener(leaving, ({ target }) => {
        const outside = target instanceof Element && !form()?.contains(target) && !node.contains(target) && !target.closest('[role=listbox], .sv-popover');
        if (open && !wide.matches && outside) show(false, false);
      });
    }
    /** Focuses the open tab's content: the stage's Play button, else the whole panel. @param {FocusOptions} [how] */
    function enter(how) {
      const panel = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('#tabs > [role=tabpanel]'))].find((each) => each.checkVisibility());
      const play = /** @type {HTMLElement | null | undefined} */ (panel?.querySelector('#stage [data-button=play]'));
      if (panel) panel.tabIndex = -1;
      (play ?? panel)?.focus(how);
    }

    document.body.prepend(button({ className: 'skip', textContent: words.skip, onclick: () => enter() }));
    root.SpecVizForm = {
      enter,
      show: (wanted) => show(wanted, false),
      covers: () => open && !wide.matches,
      refused: () => { if (wide.matches) show(true, false); }, // a drawer would cover the error
    };
    new ResizeObserver(place).observe(document.body); // content above the column may grow or shrink
    show(wide.matches, false);
  });
})(window);
