import { TOOLS } from './child.mjs';

/**
 * With one checker: each of the usual four would parse the shared files again, and the steps keep all processors busy
 * anyway.
 */
const types = (room) => ({ name: `types ${room}`, args: [TOOLS.tsc, '-p', room, '--checkers', '1'] });

/** All checks that do not run the product. */
export const staticSteps = [
  { name: 'lint', args: [TOOLS.biome, 'ci', '.'] },
  ...['server', 'web', 'domain'].map(types),
  { name: 'house laws', args: ['scripts/houseLaws.mjs'] },
  { name: 'expressions', args: ['scripts/regexps.mjs'] },
  { name: 'lock file', args: ['scripts/lockFile.mjs'] },
  { name: 'conformance', args: ['scripts/conformance.mjs', '--check'] },
  { name: 'licences', args: ['scripts/licences.mjs'] },
  { name: 'unused', args: [TOOLS.knip] },
];

const quickProjects = ['domain', 'web', 'scripts', 'server'];

/** The tests that need neither a browser nor databases of their own. */
export const quickTests = {
  name: 'quick tests',
  args: [TOOLS.vitest, 'run', ...quickProjects.flatMap((name) => ['--project', name])],
};
