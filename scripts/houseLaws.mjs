import { violationsIn } from './lib/laws/violations.mjs';
import { ROOT } from './lib/paths.mjs';

const violations = violationsIn(ROOT);
for (const { path, line, message } of violations) console.log(`${path}:${line} ${message}`);
if (violations.length > 0) process.exitCode = 1;
