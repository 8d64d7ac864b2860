import './startStatus.ts';

/**
 * Runs before everything else: a prerendered page cannot react to presses yet. The last pressed button is marked, and
 * pressed again after hydration. Links work without script.
 */
document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element && target.closest('#root[data-prerendered] button');
    if (!button) return;
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    button.setAttribute('data-pressed', '');
  },
  { capture: true },
);
