/** The base path of the members' portal, without a trailing slash (spec §2). */
const PORTAL = '/member-ui';
const OFFICE = '/office-ui';

/** A screen's path for links in news: `portalPath('/payment')`. */
export function portalPath(screen: `/${string}`): string {
  return `${PORTAL}${screen}`;
}

/** A screen's URL for links in mails. */
export function portalUrl({ publicUrl }: { publicUrl: string }, screen: `/${string}`): string {
  return `${publicUrl}${portalPath(screen)}`;
}

/** A screen of the office for links in mails to staff: `officeUrl(settings, '/on-call')`. */
export function officeUrl({ publicUrl }: { publicUrl: string }, screen: `/${string}`): string {
  return `${publicUrl}${OFFICE}${screen}`;
}
