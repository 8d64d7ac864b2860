/** The log-in with its form open, for those who have just been sent there. */
export const toLogIn = '/?view=form';
