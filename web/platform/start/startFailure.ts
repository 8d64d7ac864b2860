const failureMessage = document.getElementById('not-started');

/** Starts the interface. Removes the page's own message about a failed start, and shows it again if the start fails. */
export async function startOrShowFailure(start: () => Promise<void>): Promise<void> {
  failureMessage?.remove();
  try {
    await start();
  } catch (error) {
    showStartFailure();
    throw error;
  }
}

/** Shows the message in every language, with the contact details. */
export function showStartFailure(): void {
  document.documentElement.dataset.start = 'over';
  if (failureMessage) document.body.prepend(failureMessage);
}
