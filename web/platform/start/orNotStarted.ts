const words = document.getElementById('not-started');

/** Begins; from now on the page does not say by itself any more that it could not start, only where beginning fails. */
export async function orNotStarted(begin: () => Promise<void>): Promise<void> {
  words?.remove();
  try {
    await begin();
  } catch (error) {
    sayNotStarted();
    throw error;
  }
}

/** In every language, and with whom to call. */
export function sayNotStarted(): void {
  document.documentElement.dataset.start = 'over';
  if (words) document.body.prepend(words);
}
