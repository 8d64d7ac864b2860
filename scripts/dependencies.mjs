import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { account, READ_ON } from './lib/advisoriesRead.mjs';
import { licences, licencesElsewhere, purposes, toolLicences } from './lib/dependencyPurposes.mjs';
import { treeOf } from './lib/lockTree.mjs';
import { ROOT } from './lib/paths.mjs';
import { compareWithShipped } from './lib/shippedAdvisories.mjs';

/**
 * `npm run dependencies` writes docs/dependencies.md. With `--check` it only looks: every package that we name has a
 * purpose, every package that comes has a licence of the list, and the document names the same ones.
 */
const DOCUMENT = join(ROOT, 'docs/dependencies.md');
const GROUPS = {
  dependencies: 'Runs on the server',
  optionalDependencies: 'Brought for a platform',
  devDependencies: 'Builds the interfaces, checks and measures',
};

const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;
const direct = Object.keys(GROUPS).flatMap((group) => Object.keys(own[group] ?? {}));

const problems = [...purposeProblems(), ...licenceProblems()];
const text = document();
if (process.argv.includes('--check')) {
  const written = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  if (withoutSizes(written) !== withoutSizes(text)) problems.push('docs/dependencies.md is old: npm run dependencies');
} else writeFileSync(DOCUMENT, text);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function purposeProblems() {
  const missing = direct.filter((name) => !purposes[name]);
  const forgotten = Object.keys(purposes).filter((name) => !direct.includes(name));
  return [
    ...missing.map((name) => `${name}: say what it is for, in scripts/lib/dependencyPurposes.mjs`),
    ...forgotten.map((name) => `${name} has a purpose, but is not in package.json`),
  ];
}

function licenceProblems() {
  return Object.entries(lock).flatMap(([path, entry]) => {
    const licence = path && licenceOf(path, entry);
    const allowed = entry.dev ? toolLicences : licences;
    // a package of another platform is not here to be asked
    if (!path || (licence === undefined && entry.optional) || isAllowed(licence ?? '', allowed)) return [];
    return [`${nameOf(path)}: the licence ${licence ?? '(none)'} is not in scripts/lib/dependencyPurposes.mjs`];
  });
}

function licenceOf(path, { license }) {
  if (license) return license;
  const manifest = join(ROOT, path, 'package.json');
  const found = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  return found.license ?? found.licenses?.[0]?.type ?? licencesElsewhere[nameOf(path)];
}

/** Of what stands between OR one has to be allowed, of what stands between AND each. */
function isAllowed(expression, allowed) {
  const parts = expression.replace(/[()]/g, '').split(/ OR /);
  return parts.some((part) => part.split(' AND ').every((licence) => allowed.includes(licence)));
}

function document() {
  const sections = Object.entries(GROUPS).map(([group, title]) => section(title, Object.keys(own[group] ?? {})));
  const count = Object.keys(lock).length - 1;
  return `# Dependencies

Written by \`npm run dependencies\`; \`npm run check\` compares it. Sizes are those on linux-x64, in MB: of the package
itself, and of all that comes with it (how many packages that are; what two need counts for both). All in all the lock
file names ${count} packages.

${sections.join('\n\n')}

${knownFaults()}
`;
}

function knownFaults() {
  const { advisories, names, concerned, faults, borne, quiet } = compareWithShipped({ packages: lock });
  const rows = [...Map.groupBy(borne, ({ id, why }) => `${id} ${why}`).values()].map(borneRow);
  return `## Known faults

\`scripts/advisories\` holds ${advisories} advisories about ${concerned} of the ${names} names, from 2024 on and
older where they still concern us, as read on ${READ_ON}; for ${quiet.length} further names nothing was found. \`npm run check\`
compares the lock file with them, without a network: ${faults.length} hits, besides those that we bear.

| packages | fault | why it is borne |
|---|---|---|
${rows.join('\n')}

What was looked at, and what is not known:

${account.map((sentence) => `- ${sentence}`).join('\n')}`;
}

/** One row for all that is borne for the same reason. */
function borneRow(faults) {
  const [{ id, summary, why }] = faults;
  const packages = faults.map(({ name, version }) => `\`${name}\` ${version}`).join(', ');
  return `| ${packages} | ${id}: ${summary} | ${why} |`;
}

function section(title, names) {
  const rows = names.map((name) => {
    const entry = lock[`node_modules/${name}`] ?? {};
    const tree = treeOf(lock, `node_modules/${name}`, isOnDisk);
    const whole = megabytes([...tree].reduce((sum, path) => sum + sizeOf(path), 0));
    const licence = licenceOf(`node_modules/${name}`, entry) ?? '–';
    const size = tree.size > 0 ? `${megabytes(sizeOf(`node_modules/${name}`))} · ${whole} (${tree.size})` : '–';
    return `| \`${name}\` | ${entry.version} | ${purposes[name] ?? ''} | ${licence} | ${size} |`;
  });
  const head = '| package | version | what for | licence | MB · with its tree |\n|---|---|---|---|---|';
  return [`## ${title}\n`, head, ...rows].join('\n');
}

function isOnDisk(path) {
  return existsSync(join(ROOT, path));
}

/** Bytes of its files, without the packages inside that count for themselves. */
function sizeOf(path) {
  const folder = join(ROOT, path);
  if (!existsSync(folder)) return 0;
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === 'node_modules' || entry.isSymbolicLink()) return sum;
    if (entry.isDirectory()) return sum + sizeOf(join(path, entry.name));
    return sum + lstatSync(join(folder, entry.name)).size;
  }, 0);
}

function megabytes(bytes) {
  return (bytes / 1e6).toFixed(bytes < 1e5 ? 2 : 1);
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function withoutSizes(document) {
  return document.replace(/ \| (–|[\d.]+ · [\d.]+ \(\d+\)) \|$/gm, ' |');
}
