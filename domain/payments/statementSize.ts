/** The most that a file of the bank has: fifty thousand entries with long words. */
export const MAX_STATEMENT_BYTES = 80 * 1024 * 1024;
