import './watchStart.ts';

/**
 * Runs before everything else: a page that the server has drawn cannot answer a press yet. The button pressed last is
 * marked, and pressed again as soon as the page is alive. Links work by themselves.
 */
document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element && target.closest('#root[data-drawn] button');
    if (!button) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.setAttribute('data-pressed', '');
  },
  { capture: true },
);
