/** Of a kind that waits a list has those that wait longest: more than a person goes through at once. */
export const MOST_WAITING = 100;
