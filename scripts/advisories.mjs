import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareWithFolder, readLock } from './lib/advisories.mjs';
import { ROOT } from './lib/paths.mjs';
import { askRegistry } from './lib/registryAudit.mjs';

/**
 * Known faults of the packages in the lock file. `npm run advisories` asks the registry; with a folder of OSV records
 * (`npm run advisories -- folder`) it asks nobody. Ends with 1 if a package that runs on the server has a fault, with
 * `--all` if any has, and with 2 if nothing could be compared. `--lock` names another lock file, for the folder.
 */
const NO_ANSWER =
  'The registry does not answer npm audit: unpack https://osv-vulnerabilities.storage.googleapis.com/npm/all.zip ' +
  'into a folder, and run npm run advisories -- <folder>';
const OPTIONS = { all: { type: 'boolean', default: false }, lock: { type: 'string' } };

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
  if (folder === undefined) return reportRegistry(lock, values);
  return reportFolder(compareWithFolder(lock, folder), values);
}

function reportRegistry(lock, { all }) {
  const faults = askRegistry(lock, { all });
  if (!faults) throw new Error(NO_ANSWER);
  for (const fault of faults) console.log(line(fault));
  console.log(`The registry answered: ${faults.length} hits`);
  return faults.length > 0 ? 1 : 0;
}

function reportFolder({ advisories, packages, faults, unreadable }, { all }) {
  for (const fault of faults) console.log(line(fault));
  for (const path of unreadable) console.error(`${path} is not JSON`);
  if (unreadable.length > 0) console.error(`${unreadable.length} files could not be read, so this is no answer`);
  console.log(`${advisories} advisories read, ${packages} packages compared, ${faults.length} hits`);
  if (unreadable.length > 0) return 2;
  return faults.some(({ runsOnServer }) => all || runsOnServer) ? 1 : 0;
}

function line({ name, version, id, aliases = [], severity, affected, fixedIn, summary, runsOnServer }) {
  const known = aliases.length > 0 ? `${id} (${aliases.join(', ')})` : id;
  const repair = affected ? `affects ${affected}` : fixedIn ? `fixed in ${fixedIn}` : 'no fix known';
  const place = runsOnServer ? 'runs on the server' : 'only builds';
  const facts = [known, severity?.toLowerCase(), repair, place].filter(Boolean).join(', ');
  return printable([`${name} ${version}`, facts, summary].filter(Boolean).join(': '));
}

/** Others wrote it: nothing in it may break the line or steer the terminal. */
function printable(text) {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}
