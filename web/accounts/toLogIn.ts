/** The log-in with its form open, for redirects to it. */
export const toLogIn = '/?view=form';

/** The same after a session has ended; the form says so. */
export const toLogInAgain = `${toLogIn}&ended`;
