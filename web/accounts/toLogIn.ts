/** The log-in with its form open, for those who have just been sent there. */
export const toLogIn = '/?view=form';

/** The same for those whose session is over; the form says so. */
export const toLogInAgain = `${toLogIn}&ended`;
