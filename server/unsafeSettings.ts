import { BlockList, isIP } from 'node:net';

type Settings = { PUBLIC_URL?: string; FILE_KEY?: string; SESSION_SECRET?: string };

/** Random 32 bytes have about thirty different ones; fewer than this many come from a pattern. */
const FEWEST_DIFFERENT_BYTES = 16;

const nearby = new BlockList();
nearby.addSubnet('127.0.0.0', 8);
nearby.addSubnet('10.0.0.0', 8);
nearby.addSubnet('172.16.0.0', 12);
nearby.addSubnet('192.168.0.0', 16);
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');

/** A sentence about the first setting with which an installation would run unprotected; undefined if there is none. */
export function unsafeSetting(settings: Settings): string | undefined {
  const { PUBLIC_URL, FILE_KEY, SESSION_SECRET } = settings;
  return (
    unsafeAddress(PUBLIC_URL) ??
    guessable('FILE_KEY', FILE_KEY) ??
    guessable('SESSION_SECRET', SESSION_SECRET) ??
    (FILE_KEY && SESSION_SECRET && newest(FILE_KEY).equals(newest(SESSION_SECRET))
      ? 'Settings FILE_KEY and SESSION_SECRET are the same key: make one for each (npm run -s keys -- new)'
      : undefined)
  );
}

/** A sentence about an address with more than protocol, host and port: links and cookies are made for the whole host. */
export function addressWithMore(PUBLIC_URL: string | undefined): string | undefined {
  if (!PUBLIC_URL) return undefined;
  const { origin, pathname, search, hash, username } = new URL(PUBLIC_URL);
  if (pathname === '/' && search === '' && hash === '' && username === '') return undefined;
  return `Setting PUBLIC_URL is wrong: write ${origin}, without anything behind or before the host (the portal is at /member-ui/)`;
}

function unsafeAddress(PUBLIC_URL: string | undefined): string | undefined {
  if (!PUBLIC_URL) return undefined;
  const { protocol, hostname, host } = new URL(PUBLIC_URL);
  if (protocol === 'https:' || isNearby(hostname)) return undefined;
  return `Setting PUBLIC_URL is wrong: write https://${host}, because over http everybody on the way reads passwords and documents`;
}

function isNearby(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  const version = isIP(address);
  if (version === 0) return hostname === 'localhost' || hostname.endsWith('.localhost');
  return nearby.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

// an older key may be guessable: it is still needed to read what it encrypted
function guessable(name: string, keys: string | undefined): string | undefined {
  if (!keys || !isPattern(newest(keys))) return undefined;
  return `Setting ${name} is wrong: its newest key can be guessed, make a random one (npm run -s keys -- new)`;
}

function isPattern(key: Buffer): boolean {
  const steps = key.map((byte, at) => byte - (key[at - 1] ?? byte - 1));
  return new Set(key).size < FEWEST_DIFFERENT_BYTES || new Set(steps.subarray(1)).size === 1;
}

function newest(keys: string): Buffer {
  return Buffer.from(keys.split(',')[0] ?? '', 'hex');
}
