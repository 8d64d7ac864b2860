import { CACHE, ROOT } from './lib/paths.mjs';
import { findRegexps } from './lib/regexps/find.mjs';
import { judge, knownSafe } from './lib/regexps/judge.mjs';

const { written, made } = findRegexps(ROOT);
const known = knownSafe(CACHE);
const bad = made.map((place) => ({ place, problem: 'is made of a text at run time: nobody can judge it beforehand' }));

for (const regexp of written.filter((each) => !known.has(each))) {
  const problem = judge(regexp);
  if (problem) bad.push(...regexp.places.map((place) => ({ place, problem: `/${regexp.pattern}/: ${problem}` })));
  else known.add(regexp);
}
known.keep();

for (const { place, problem } of bad) console.log(`${place.path}:${place.line} ${problem}`);
if (bad.length > 0) process.exitCode = 1;
else console.log(`${written.length} regular expressions, each linear`);
