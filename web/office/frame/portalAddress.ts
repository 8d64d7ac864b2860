/** The base URL of the portal, which has the log-in of both interfaces. */
export const PORTAL = '/member-ui';
