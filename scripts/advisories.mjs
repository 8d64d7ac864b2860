import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareWithFolder, readLock } from './lib/advisories.mjs';
import { READ_ON } from './lib/advisoriesRead.mjs';
import { isDelivered } from './lib/lockTree.mjs';
import { ROOT } from './lib/paths.mjs';
import { askRegistry } from './lib/registryAudit.mjs';
import { compareWithShipped } from './lib/shippedAdvisories.mjs';

/**
 * Known faults of the packages in the lock file. `npm run advisories` asks the registry and, if it does not answer, the
 * list that comes with the product; with a folder of OSV records (`npm run advisories -- folder`) it asks nobody, and
 * with `--shipped` only the list. Ends with 1 if a package that runs on the server or in the browser has a fault, with
 * `--all` if any has, and with 2 if nothing could be compared. `--lock` names another lock file, not for the registry.
 */
const OPTIONS = {
  all: { type: 'boolean', default: false },
  shipped: { type: 'boolean', default: false },
  lock: { type: 'string' },
};
const WHOLE =
  'Newer and whole: unpack https://osv-vulnerabilities.storage.googleapis.com/npm/all.zip into a folder, ' +
  'and run npm run advisories -- <folder>';

try {
  process.exitCode = advisories(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}

function advisories(args) {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  if (positionals.length > 1) throw new Error('One folder, please: npm run advisories -- <folder>');
  const [folder] = positionals;
  const lock = readLock(values.lock ?? join(ROOT, 'package-lock.json'));
  if (folder !== undefined) return reportFolder(compareWithFolder(lock, folder), values);
  const answer = values.shipped ? undefined : askRegistry(lock);
  if (answer) return reportRegistry(answer, values);
  if (!values.shipped) console.log('The registry does not answer npm audit.');
  return reportShipped(compareWithShipped(lock), values);
}

function reportRegistry(answer, { all }) {
  const faults = answer.filter(({ place }) => all || isDelivered(place));
  for (const fault of faults) console.log(line(fault));
  console.log(`The registry answered: ${faults.length} hits`);
  return faults.length > 0 ? 1 : 0;
}

function reportFolder({ advisories, packages, faults, unreadable }, { all }) {
  for (const fault of faults) console.log(line(fault));
  for (const path of unreadable) console.error(`${path} is not JSON`);
  if (unreadable.length > 0) console.error(`${unreadable.length} files could not be read, so this is no answer`);
  console.log(`${advisories} advisories read, ${packages.length} packages compared, ${faults.length} hits`);
  if (unreadable.length > 0) return 2;
  return codeFor(faults, all);
}

function reportShipped({ advisories, names, concerned, faults, borne, quiet, unseen }, { all }) {
  for (const fault of faults) console.log(line(fault));
  for (const fault of borne) console.log(`borne: ${line(fault)}; ${fault.why}`);
  console.log(
    `The list that comes with the product, read on ${READ_ON}: ${advisories} advisories about ${concerned} of ${names} ` +
      `packages, ${faults.length} hits, ${borne.length} borne`,
  );
  console.log(`Looked up without a finding, ${quiet.length}: ${quiet.join(', ')}`);
  console.log(`Delivered and not looked up, ${unseen.length}: ${unseen.join(', ') || 'none'}`);
  console.log(WHOLE);
  return codeFor(faults, all);
}

function codeFor(faults, all) {
  return faults.some(({ place }) => all || isDelivered(place)) ? 1 : 0;
}

function line({ name, version, id, aliases = [], severity, affected, fixedIn, summary, place }) {
  const known = aliases.length > 0 ? `${id} (${aliases.join(', ')})` : id;
  const repair = affected ? `affects ${affected}` : fixedIn ? `fixed in ${fixedIn}` : 'no fix known';
  const facts = [known, severity?.toLowerCase(), repair, place].filter(Boolean).join(', ');
  return printable([`${name} ${version}`, facts, summary].filter(Boolean).join(': '));
}

/** Others wrote it: nothing in it may break the line or steer the terminal. */
function printable(text) {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
