/** The most rows of a file that are not blank, over all its sheets, heads included. */
export const MOST_ROWS = 50_000;
export const MOST_COLUMNS = 100;
export const MOST_IMPORT_MEGABYTES = 20;
export const MOST_IMPORT_BYTES = MOST_IMPORT_MEGABYTES * 1024 * 1024;
