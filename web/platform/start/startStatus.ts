/**
 * Runs before everything else. Without any script, the page shows after a while that it could not start (`not-started`
 * in index.html). This script delays that message while the main script is loading, and shows it at once if the script
 * has loaded or failed without starting.
 */
const { dataset } = document.documentElement;
dataset.start = 'loading';
window.addEventListener('load', () => {
  dataset.start = 'over';
});
