/** Where the members' portal is; both interfaces are logged into there. */
export const PORTAL = '/member-ui';
