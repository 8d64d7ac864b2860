const ROOMS_KNOWN = {
  domain: ['domain'],
  texts: ['texts', 'domain'],
  server: ['server', 'domain', 'texts'],
  web: ['web', 'domain', 'texts'],
  journeys: ['journeys', 'server', 'domain', 'texts'],
  bench: ['bench', 'journeys', 'server', 'domain', 'texts'],
};
const PACKAGES_KNOWN = { domain: /^zod$/, texts: /^$/ };
const TEST_PACKAGES = /^(vitest|fast-check|zod|node:.+)$/;

/** Law 1: domain → zod only; texts → domain; server and web → domain and texts, never each other. */
export function roomLaw(item, { from, to }) {
  if (item.target === undefined) return packageLaw(from, item);
  if (!(to.room in ROOMS_KNOWN)) return undefined;
  if (!ROOMS_KNOWN[from.room].includes(to.room)) return `law 1: ${from.room} may not import ${item.target}`;
  if (to.isTest && !from.isTest) return `law 1: the product may not import its tests (${item.target})`;
  return undefined;
}

function packageLaw(from, { specifier }) {
  if (from.room === 'web' && specifier.startsWith('node:') && !from.isTest && !from.atRoot) {
    return `law 1: web runs in the browser, there is no ${specifier}`;
  }
  const known = PACKAGES_KNOWN[from.room];
  if (!known || known.test(specifier)) return undefined;
  if (from.isTest && TEST_PACKAGES.test(specifier)) return undefined;
  return `law 1: ${from.room} may not import the package ${specifier}`;
}
