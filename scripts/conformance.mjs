import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProofs } from './lib/conformance/proofs.mjs';
import { readPromises, readSpecification } from './lib/conformance/rows.mjs';
import { conformance } from './lib/conformance/table.mjs';
import { trustPage } from './lib/conformance/trustPage.mjs';
import { ROOT } from './lib/paths.mjs';

/** `npm run conformance` writes docs/conformance.md and docs/trust.md; with `--check` it only says whether they are true. */
const isCheck = process.argv.includes('--check');

const proofs = readProofs(ROOT);
const { promises, measured } = readPromises(ROOT);
const pages = {
  'conformance.md': conformance(readSpecification(ROOT), proofs),
  'trust.md': trustPage(promises, proofs, measured),
};
const faults = Object.values(pages).flatMap((page) => page.faults);
for (const [name, { markdown }] of Object.entries(pages)) {
  const path = join(ROOT, 'docs', name);
  if (!isCheck) writeFileSync(path, markdown);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== markdown)
    faults.push(`docs/${name} is of yesterday: npm run conformance`);
}
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
