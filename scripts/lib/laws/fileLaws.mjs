import { VOIDED_CALL } from './readSources.mjs';

const LONGEST = 300;
const DRAWERS = /(^|[/.])(utils?|helpers?|commons?|misc)([/.]|$)/i;
/** The only files that may read the environment. */
const ENTRANCES = [
  'server/config.ts',
  'server/program/program.ts',
  'server/jobs.ts',
  'server/office.ts',
  'server/upkeep.ts',
];
const KNOWN_FOLDERS = {
  domain: [],
  server: ['platform', 'program', 'maintenance', 'commandLine', 'testing', 'trust', 'migrations', 'database', 'demo'],
  web: ['portal', 'office', 'platform', 'ui', 'testing', 'assets'],
};

/** The most files in one folder, tests included and styles not. */
const MOST_FILES = 45;

/** A folder with more files than a reader can survey. */
export function folderLaw(paths) {
  const counts = new Map();
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([path, count]) => ({
      path,
      line: 1,
      message: `house: ${count} files in one folder, ${MOST_FILES} is the limit`,
    }));
}

/** Law 6 and the size limits: names, places and lengths of files. */
export function fileLaw({ path, lines }, place) {
  return [
    /(^|\/)index\.tsx?$/.test(path) && 'law 6: no index files, import from where it is',
    DRAWERS.test(path) && 'law 6: no drawers named utils, helpers or common: name what it is',
    lines > LONGEST && `house: ${lines} lines, ${LONGEST} is the limit`,
    isUnknownFolder(place) && `house: ${place.folder} is not in topics.json`,
  ]
    .filter(Boolean)
    .map((message) => ({ path, line: 1, message }));
}

/** Style rule 17: clock, randomness and environment may be used in one place each, in the browser as well. */
export function sourceLaw({ path, uses }, place) {
  return uses
    .filter(({ what }) => !mayReach(what, path, place))
    .map(({ what, line }) => ({ path, line, message: complaintAbout(what) }));
}

function complaintAbout(what) {
  if (what === VOIDED_CALL) return 'house: a promise that nobody awaits says what becomes of its failure (.catch)';
  return `law 6: ${what} belongs to platform`;
}

function isUnknownFolder({ room, folder, topic }) {
  return Boolean(folder && !topic && KNOWN_FOLDERS[room] && !KNOWN_FOLDERS[room].includes(folder));
}

function mayReach(what, path, { room, folder, isTest }) {
  if (what === VOIDED_CALL) return isTest || room !== 'server';
  if (isTest || path.endsWith('.config.ts')) return true;
  if (what.startsWith('import()')) return room === 'server' || (room === 'web' && folder === 'platform');
  if (what === 'process.env') return ENTRANCES.includes(path) || (room === 'server' && folder === 'platform');
  return folder === 'platform' && room !== 'domain';
}
