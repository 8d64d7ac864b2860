import { TOOLS } from './child.mjs';

/** Everything that is checked without running the product. */
export const staticSteps = [
  { name: 'lint', args: [TOOLS.biome, 'ci', '.'] },
  { name: 'types domain', args: [TOOLS.tsc, '-p', 'domain'] },
  { name: 'types server', args: [TOOLS.tsc, '-p', 'server'] },
  { name: 'types web', args: [TOOLS.tsc, '-p', 'web'] },
  { name: 'house laws', args: ['scripts/houseLaws.mjs'] },
  { name: 'lock file', args: ['scripts/lockFile.mjs'] },
  { name: 'conformance', args: ['scripts/conformance.mjs', '--check'] },
  { name: 'dependencies', args: ['scripts/dependencies.mjs', '--check'] },
  { name: 'advisories', args: ['scripts/advisories.mjs', '--shipped'] },
  { name: 'unused', args: [TOOLS.knip] },
];

const quickProjects = ['domain', 'web', 'scripts', 'server'];

/** The tests that need neither browser nor databases of their own. */
export const quickTests = {
  name: 'quick tests',
  args: [TOOLS.vitest, 'run', ...quickProjects.flatMap((name) => ['--project', name])],
};
