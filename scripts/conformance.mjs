import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { departureFaults, readDepartures } from './lib/conformance/departures.mjs';
import { readClaims } from './lib/conformance/proofs.mjs';
import { readPromises, readSpecification } from './lib/conformance/rows.mjs';
import { conformance } from './lib/conformance/table.mjs';
import { trustPage } from './lib/conformance/trustPage.mjs';
import { ROOT } from './lib/paths.mjs';

/**
 * `npm run conformance` writes dist/conformance.md and dist/trust.md. They are not committed, because every renamed
 * test would change them. `--check` writes nothing. Both fail if a sentence
 * has no test, or if a test departs from one without a row in the table of departures (answers.md), or the other way
 * round.
 */
const isCheck = process.argv.includes('--check');
const DIST = join(ROOT, 'dist');

const { proofs, departures } = readClaims(ROOT);
const sections = readSpecification(ROOT);
const { promises, measured } = readPromises(ROOT);
const pages = {
  'conformance.md': conformance(sections, proofs),
  'trust.md': trustPage(promises, proofs, measured),
};
if (!isCheck) {
  mkdirSync(DIST, { recursive: true });
  for (const [name, { markdown }] of Object.entries(pages)) writeFileSync(join(DIST, name), markdown);
  console.log(
    `Written: ${Object.keys(pages)
      .map((name) => `dist/${name}`)
      .join(', ')}`,
  );
}
const faults = [
  ...Object.values(pages).flatMap((page) => page.faults),
  ...departureFaults(sections, readDepartures(ROOT), departures),
];
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
