/** Where the members' portal is served, without a trailing slash (spec §2). */
const PORTAL = '/member-ui';
const OFFICE = '/office-ui';

/** A screen's address as news link to it: `portalPath('/payment')`. */
export function portalPath(screen: `/${string}`): string {
  return `${PORTAL}${screen}`;
}

/** The same as mails link to it. */
export function portalUrl({ publicUrl }: { publicUrl: string }, screen: `/${string}`): string {
  return `${publicUrl}${portalPath(screen)}`;
}

/** A screen of the office as mails to its staff link to it: `officeUrl(settings, '/on-call')`. */
export function officeUrl({ publicUrl }: { publicUrl: string }, screen: `/${string}`): string {
  return `${publicUrl}${OFFICE}${screen}`;
}
