import { TOOLS } from './child.mjs';

/** By one checker: each of the usual four looks at what they share anew, and the steps keep every processor busy anyway. */
const types = (room) => ({ name: `types ${room}`, args: [TOOLS.tsc, '-p', room, '--checkers', '1'] });

/** Everything that is checked without running the product. */
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

/** The tests that need neither browser nor databases of their own. */
export const quickTests = {
  name: 'quick tests',
  args: [TOOLS.vitest, 'run', ...quickProjects.flatMap((name) => ['--project', name])],
};
