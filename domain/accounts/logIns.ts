/** How many days log-ins are kept; the data protection text states the same number. */
export const LOG_INS_KEPT_DAYS = 90; // D15

/** How many of the newest log-ins the screen shows: as many as a person reads through to find a foreign one. */
export const LOG_INS_SHOWN = 20;
