/** The largest file of a bank: fifty thousand entries with long texts. */
export const MAX_STATEMENT_BYTES = 80 * 1024 * 1024;
