const words = document.getElementById('not-started');

/** Starts the interface. Removes the page's own message about a failed start, and shows it again if the start fails. */
export async function orNotStarted(begin: () => Promise<void>): Promise<void> {
  words?.remove();
  try {
    await begin();
  } catch (error) {
    sayNotStarted();
    throw error;
  }
}

/** Shows the message in every language, with the contact details. */
export function sayNotStarted(): void {
  document.documentElement.dataset.start = 'over';
  if (words) document.body.prepend(words);
}
