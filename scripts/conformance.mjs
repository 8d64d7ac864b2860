import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProofs } from './lib/conformance/proofs.mjs';
import { readSpecification } from './lib/conformance/rows.mjs';
import { conformance } from './lib/conformance/table.mjs';
import { ROOT } from './lib/paths.mjs';

/** `npm run conformance` writes docs/conformance.md; with `--check` it only says whether the page is true. */
const PAGE = join(ROOT, 'docs', 'conformance.md');

const { markdown, faults } = conformance(readSpecification(ROOT), readProofs(ROOT));
if (!process.argv.includes('--check')) writeFileSync(PAGE, markdown);
else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== markdown)
  faults.push('docs/conformance.md is of yesterday: npm run conformance');
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
