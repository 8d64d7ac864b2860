/** How many days the link of an invitation to the office works. */
export const INVITATION_DAYS = 7;
