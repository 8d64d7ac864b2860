import { join } from 'node:path';
import { compareWithFolder } from './advisories.mjs';
import { borne, lookedUp } from './advisoriesRead.mjs';
import { isDelivered } from './lockTree.mjs';
import { ROOT } from './paths.mjs';

const SHIPPED = join(ROOT, 'scripts/advisories');

/**
 * Compares a lock file with the advisories that come with the product. `borne` are faults that we know and bear, each
 * with the reason; `quiet` are packages that were looked up without a finding, `unseen` delivered ones that were not.
 */
export function compareWithShipped(lock) {
  const { advisories, packages, concerned, faults, unreadable } = compareWithFolder(lock, SHIPPED);
  if (unreadable.length > 0) throw new Error(`${unreadable.join(', ')} is not JSON`);
  const names = new Set(packages.map(({ name }) => name));
  const delivered = packages.filter(({ place }) => isDelivered(place)).map(({ name }) => name);
  return {
    advisories,
    names: names.size,
    concerned: concerned.size,
    faults: faults.filter((fault) => !reasonFor(fault)),
    borne: faults.map((fault) => ({ ...fault, why: reasonFor(fault) })).filter(({ why }) => why),
    quiet: lookedUp.filter((name) => names.has(name) && !concerned.has(name)),
    unseen: [...new Set(delivered)].filter((name) => !concerned.has(name) && !lookedUp.includes(name)),
  };
}

function reasonFor(fault) {
  return borne.find(({ id, name, version }) => id === fault.id && name === fault.name && version === fault.version)
    ?.why;
}
