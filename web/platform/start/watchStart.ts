/**
 * Runs before everything else. The page says by itself, after a while and without any script, that it could not start
 * (`not-started` in index.html): not yet, where its script is still on its way, and at once, where that has come or failed.
 */
const { dataset } = document.documentElement;
dataset.start = 'loading';
window.addEventListener('load', () => {
  dataset.start = 'over';
});
