import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/paths.mjs';

/** Fails where an installed package has a licence that is not on these lists. */

/** Licences that only require attribution. */
const FREE = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'BlueOak-1.0.0', 'Zlib'];
/** Also those of fonts, of PostgreSQL, and of libvips, a shared library that users can replace. */
const DELIVERED = [...FREE, 'CC0-1.0', 'OFL-1.1', 'PostgreSQL', 'LGPL-3.0-or-later'];
/** Only for tools that are not delivered: changes to the package itself would have to be published. */
const TOOLS = [...DELIVERED, 'MPL-2.0', 'CC-BY-4.0', 'Python-2.0', 'PSF-2.0'];
/** Packages whose package.json names no licence, with the one of their LICENSE or Readme. */
const ELSEWHERE = { 'png-js': 'MIT', 'humanize-number': 'MIT', only: 'MIT' };

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const problems = Object.entries(packages)
  .filter(([path]) => path)
  .flatMap(problemOf);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

function problemOf([path, entry]) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const licence = entry.license ?? namedInside(path) ?? ELSEWHERE[name];
  // a package for another platform is not installed here
  if (licence === undefined && entry.optional) return [];
  if (isAllowed(licence ?? '', entry.dev ? TOOLS : DELIVERED)) return [];
  return [`${name}: the licence ${licence ?? '(none)'} is not in scripts/licences.mjs`];
}

function namedInside(path) {
  const manifest = join(ROOT, path, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { license, licenses } = JSON.parse(readFileSync(manifest, 'utf8'));
  return license ?? licenses?.[0]?.type;
}

/** One of the licences joined by OR has to be allowed, and all of those joined by AND. */
function isAllowed(expression, allowed) {
  const parts = expression.replace(/[()]/g, '').split(/ OR /);
  return parts.some((part) => part.split(' AND ').every((licence) => allowed.includes(licence)));
}
