/** Where everything about one household stands. */
export const householdPath = (id: number) => `/households/${id}`;

/** The search with what is searched for in its address. */
export const searchPath = (search: string) => `/households?${new URLSearchParams({ search })}`;

/** One request for a correction. */
export const changeRequestPath = (id: number) => `/change-requests/${id}`;

/** What households are asked for, and new fees. */
export const FEES = '/fees';
export const NEW_FEES = '/fees/new';

/** What the office writes to everybody. */
export const NEWS = '/news';

/** What works in the background. */
export const RUNNING = '/running';

/** One's own account, and what is set up anew there. */
export const ACCOUNT = '/account';
export const SECOND_FACTOR = '/account/second-factor';
export const RECOVERY_CODES = '/account/recovery-codes';
