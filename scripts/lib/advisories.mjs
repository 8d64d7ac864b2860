import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { isDelivered, nameOf, PLACES, placesIn } from './lockTree.mjs';

/** The lowest version there is; advisories write it as "0". */
const BEGINNING = semver.parse('0.0.0-0');
/** In the order in which they count where several name the same version. */
const EVENTS = ['fixed', 'introduced', 'last_affected'];
const COMPARABLE = ['SEMVER', 'ECOSYSTEM'];

/**
 * Compares the packages of a lock file with the advisories below a folder (https://ossf.github.io/osv-schema/), one or
 * several in a file. What an advisory leaves unclear counts against the package: a fault too many is looked at, one too
 * few is not. `concerned` are the packages that any of them is about, whatever the version.
 */
export function compareWithFolder(lock, folder) {
  const packages = packagesOf(lock);
  const byName = Map.groupBy(packages, ({ name }) => name);
  const faults = new Map();
  const concerned = new Set();
  const unreadable = [];
  let advisories = 0;
  for (const record of recordsBelow(folder, unreadable)) {
    advisories += 1;
    for (const name of namesIn(record)) if (byName.has(name)) concerned.add(name);
    for (const fault of faultsOf(record, byName)) faults.set(`${fault.id} ${fault.name} ${fault.version}`, fault);
  }
  if (advisories === 0 && unreadable.length === 0) throw new Error(`${folder} holds no advisory about npm packages`);
  return { advisories, packages, concerned, faults: [...faults.values()].sort(deliveredFirst), unreadable };
}

export function readLock(path) {
  const lock = readJson(path);
  if (!lock?.packages) throw new Error(`${path} is not a lock file that npm 7 or later wrote`);
  return lock;
}

/** Each package once per version. It runs on the server, or in the browser, if it does so in one of its places. */
function packagesOf(lock) {
  const placeOf = placesIn(lock);
  const found = new Map();
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!path.includes('node_modules/') || entry.link) continue;
    const name = nameOf(path, entry);
    const { version } = entry;
    if (!semver.valid(version)) throw new Error(`${path} has no version in the lock file that could be compared`);
    const known = found.get(`${name} ${version}`);
    found.set(`${name} ${version}`, { name, version, place: nearer(placeOf(path), known?.place) });
  }
  if (found.size === 0) throw new Error('The lock file names no packages');
  return [...found.values()];
}

function nearer(place, other) {
  return PLACES.find((one) => one === place || one === other);
}

/** One after another: of a whole dump there are very many. */
function* recordsBelow(folder, unreadable) {
  for (const path of jsonFilesBelow(folder)) {
    const content = readJson(path);
    if (content === undefined) unreadable.push(path);
    yield* [content].flat().filter(isAboutNpm);
  }
}

function jsonFilesBelow(folder) {
  if (!existsSync(folder)) throw new Error(`${folder} does not exist`);
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder: unpack it first`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.json') && !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function isAboutNpm(record) {
  if (typeof record?.id !== 'string' || !Array.isArray(record.affected)) return false;
  return record.affected.some((entry) => entry.package?.ecosystem === 'npm');
}

function namesIn({ affected }) {
  return affected.map((entry) => entry.package?.name);
}

function faultsOf({ id, aliases = [], database_specific: more, summary = '', affected, withdrawn }, byName) {
  if (withdrawn) return [];
  const entries = affected.filter((entry) => entry.package?.ecosystem === 'npm');
  return [...Map.groupBy(entries, (entry) => entry.package.name)].flatMap(([name, own]) =>
    (byName.get(name) ?? [])
      .filter(({ version }) => own.some((entry) => isAffected(entry, version)))
      .map((one) => ({
        ...one,
        id,
        aliases,
        severity: more?.severity,
        fixedIn: firstFixed(own, one.version),
        summary,
      })),
  );
}

function isAffected({ versions, ranges }, version) {
  if (versions?.includes(version)) return true;
  return comparable(ranges).some((range) => isWithin(range, version));
}

function comparable(ranges) {
  return (ranges ?? []).filter(({ type }) => COMPARABLE.includes(type));
}

/** The events one after another, from the lowest version up to this one: the last that reaches it decides. */
function isWithin(range, version) {
  return eventsOf(range).reduce((affected, { kind, at }) => {
    const distance = semver.compare(version, at);
    if (kind === 'introduced') return affected || distance >= 0;
    return affected && (kind === 'fixed' ? distance < 0 : distance <= 0);
  }, false);
}

function eventsOf({ events }) {
  return (events ?? [])
    .flatMap((event) => Object.entries(event))
    .map(([kind, text]) => ({ kind, at: versionOf(text) ?? (kind === 'introduced' ? BEGINNING : undefined) }))
    .filter(({ kind, at }) => EVENTS.includes(kind) && at)
    .sort((a, b) => semver.compare(a.at, b.at) || EVENTS.indexOf(a.kind) - EVENTS.indexOf(b.kind));
}

/** Also of what is only nearly a version, like "1.2". */
function versionOf(text) {
  if (text === '0') return BEGINNING;
  return semver.parse(text, { loose: true }) ?? semver.coerce(text, { includePrerelease: true }) ?? undefined;
}

/** The lowest version above this one that repairs it, and is not in another of the ranges. */
function firstFixed(entries, version) {
  const fixes = entries.flatMap(({ ranges }) => comparable(ranges).flatMap(eventsOf));
  return fixes
    .filter(({ kind, at }) => kind === 'fixed' && semver.gt(at, version))
    .map(({ at }) => at.version)
    .sort(semver.compare)
    .find((fix) => !entries.some((entry) => isAffected(entry, fix)));
}

function deliveredFirst(a, b) {
  return Number(isDelivered(b.place)) - Number(isDelivered(a.place)) || a.name.localeCompare(b.name, 'en');
}
