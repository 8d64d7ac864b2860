/** The log-in with its form open, for redirects to it. */
export const logInPath = '/?view=form';

/** The same after a session has ended; the form says so. */
export const logInPathAfterEnd = `${logInPath}&ended`;
