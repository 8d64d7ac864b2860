/** How many things of one kind a list of the office shows, the oldest first: more than a person goes through at once. */
export const MOST_WAITING = 100;
