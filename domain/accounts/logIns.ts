/** How long log-ins stay on record; the data protection text says so. */
export const LOG_INS_KEPT_DAYS = 90; // D15

/** As many of the newest as somebody looks through for one that was not theirs. */
export const LOG_INS_SHOWN = 20;
