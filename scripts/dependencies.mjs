import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licences, licencesElsewhere, purposes, toolLicences } from './lib/dependencyPurposes.mjs';
import { ROOT } from './lib/paths.mjs';

/** Fails where a package that we name has no purpose, or one that is installed has a licence that is not on our list. */
const own = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages;

const problems = [...purposeProblems(), ...Object.entries(lock).flatMap(licenceProblem)];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function purposeProblems() {
  const direct = Object.keys({ ...own.dependencies, ...own.optionalDependencies, ...own.devDependencies });
  const missing = direct.filter((name) => !purposes[name]);
  const forgotten = Object.keys(purposes).filter((name) => !direct.includes(name));
  return [
    ...missing.map((name) => `${name}: say what it is for, in scripts/lib/dependencyPurposes.mjs`),
    ...forgotten.map((name) => `${name} has a purpose, but is not in package.json`),
  ];
}

function licenceProblem([path, entry]) {
  const licence = path && licenceOf(path, entry);
  // a package of another platform is not here to be asked
  const isElsewhere = licence === undefined && entry.optional;
  if (!path || isElsewhere || isAllowed(licence ?? '', entry.dev ? toolLicences : licences)) return [];
  return [`${nameOf(path)}: the licence ${licence ?? '(none)'} is not in scripts/lib/dependencyPurposes.mjs`];
}

function licenceOf(path, { license }) {
  if (license) return license;
  const manifest = join(ROOT, path, 'package.json');
  const found = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
  return found.license ?? found.licenses?.[0]?.type ?? licencesElsewhere[nameOf(path)];
}

/** One of the licences joined by OR has to be allowed, and all of those joined by AND. */
function isAllowed(expression, allowed) {
  const parts = expression.replace(/[()]/g, '').split(/ OR /);
  return parts.some((part) => part.split(' AND ').every((licence) => allowed.includes(licence)));
}

function nameOf(path) {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
