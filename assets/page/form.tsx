/** Shows and hides the form beside the stage: a column where there is room for it, elsewhere a drawer. */

import { render } from 'preact';
import { component } from './component';

const wide = matchMedia('(min-width: 1200px)'); // as in watch.css
let open = false;
let draw = () => {};

const column = () => document.getElementById('controls') as HTMLElement;
const field = () => document.querySelector<HTMLTextAreaElement>('#prompt textarea');
const press = (id: string) => document.getElementById(id)?.click();

/** Focuses the open tab's content: the stage's Play button, else the whole panel. */
function enter(how?: FocusOptions) {
  const panel = [...document.querySelectorAll<HTMLElement>('#tabs > [role=tabpanel]')].find((each) => each.checkVisibility());
  if (panel) panel.tabIndex = -1;
  (panel?.querySelector<HTMLElement>('#stage [data-button=play]') ?? panel)?.focus(how);
}

function show(wanted: boolean) {
  open = wanted;
  column().hidden = !open;
  document.documentElement.style.overflow = open && !wide.matches ? 'hidden' : ''; // the page behind a drawer must not scroll
  draw();
}

/** Whether the form is a drawer over the page. */
const covers = () => open && !wide.matches;

export const form = {
  enter,
  show,
  covers,
  refused: () => { if (wide.matches) show(true); }, // a drawer would cover the error
};

component('form', ({ node, words }) => {
  /** Shows or hides the form, and focuses it or the button that shows it. */
  function turn(wanted: boolean) {
    show(wanted);
    if (open) field()?.focus();
    else node.querySelector('button')?.focus();
  }

  /** Gives the style sheet the top of the column, below a head of any height. */
  function place() {
    const top = (column().parentElement as HTMLElement).getBoundingClientRect().top + window.scrollY;
    column().style.setProperty('--form-top', `${Math.ceil(top)}px`);
  }

  draw = () => render(<>
    <button type="button" class="form-toggle" aria-controls="controls" aria-expanded={open} onClick={() => turn(!open)}>{open ? words.close : words.open}</button>
    <button type="button" class="form-run" hidden={open} onClick={() => press('run')}>{words.run}</button>
    <button type="button" class="form-step" hidden={open} onClick={() => press('step')}>{words.step}</button>
    <button type="button" class="form-prompt" hidden={open} translate={false} title={words.open} onClick={() => turn(true)}>{field()?.value ?? ''}</button>
  </>, node);

  wide.addEventListener('change', () => show(open && wide.matches)); // a column closes: as a drawer it would cover the page
  document.addEventListener('click', ({ target }) => { // close the drawer when the keyboard or the tour opens another tab
    if (covers() && target instanceof Element && target.closest('[role=tab]') && !column().contains(target)) show(false);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && covers() && !event.defaultPrevented) turn(false);
  });
  for (const leaving of ['pointerdown', 'focusin']) { // close the drawer on a press beside it, or when Tab leaves it: it would cover the focus
    document.addEventListener(leaving, ({ target }) => {
      const outside = target instanceof Element && !column().contains(target) && !node.contains(target) && !target.closest('[role=listbox], .sv-popover');
      if (covers() && outside) show(false);
    });
  }
  const skip = document.createElement('button');
  document.body.prepend(Object.assign(skip, { type: 'button', className: 'skip', textContent: words.skip, onclick: () => enter() }));
  new ResizeObserver(place).observe(document.body); // content above the column may grow or shrink
  show(wide.matches);
});
