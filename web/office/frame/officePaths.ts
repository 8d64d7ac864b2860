/** The screen of one household. */
export const householdPath = (id: number) => `/households/${id}`;

/** The search, with its text in the URL. */
export const searchPath = (search: string) => `/households?${new URLSearchParams({ search })}`;

/** The screen of one change request. */
export const changeRequestPath = (id: number) => `/change-requests/${id}`;

/** The list of cases of a death. */
export const DEATHS = '/deaths';
/** The figures of a year. */
export const DEATH_FIGURES = '/deaths/figures';
/** The questions of the first call, for a new case. */
export const TAKE_CALL = '/deaths/call';
/** The questions of the first call, for a case that exists. */
export const callPath = (id: number) => `${TAKE_CALL}?case=${id}`;
/** One case of a death. */
export const deathPath = (id: number) => `${DEATHS}/${id}`;

/** The screen of the fees. */
export const FEES = '/fees';
export const NEW_FEES = '/fees/new';

/** The screen of the rules that the board decides about deaths. */
export const BOARD_SETTINGS = '/settings';
export const NEW_BOARD_SETTINGS = '/settings/new';

/** The screen to write news to everybody. */
export const NEWS = '/news';

/** The screen of who is on call. */
export const ON_CALL = '/on-call';

/** The screen of long-running work. */
export const RUNNING = '/running';

/** The screen of the staff member's own account. */
export const ACCOUNT = '/account';
export const SECOND_FACTOR = '/account/second-factor';
export const RECOVERY_CODES = '/account/recovery-codes';
