import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { patience } from './scripts/lib/patience.mjs';

/** They make, kill and revive databases of their own: too slow for the quick check. */
const PROCESS_TESTS = ['server/platform/postgres/**/*.test.ts', 'server/trust/processes/**/*.test.ts'];

/** Everything against everything: what the quick check leaves to the whole proof. */
const EXHAUSTIVE_TESTS = [
  'server/trust/*.test.ts',
  'server/membership/daily.test.ts',
  'server/me/guessing.test.ts',
  'server/members/uploads.test.ts',
  'server/platform/pdf/pdfPress.test.ts',
  'server/reference/downloads.test.ts',
  'server/demo/makeDemo.test.ts',
  'bench/*.test.ts',
];
/** A server may stand anywhere: the longest story is lived in these time zones, from the first module on. */
const LONGEST_STORY = 'server/membership/wholeLife.test.ts';
const ELSEWHERE = ['America/Los_Angeles', 'Pacific/Kiritimati'];
const TEST_DATABASE = './server/testing/globalSetup.ts';
const BUILT_PRODUCT = './scripts/lib/builtForTests.mjs';

/** Their files share a process: no test depends on what another left, and the product is loaded once (half the time). */
const shared = { extends: true, test: { isolate: false, expect: { poll: { timeout: patience(5_000) } } } } as const;

/** It takes a third of all journeys: begun last, it would run on alone. */
const LONGEST = 'journeys/everyScreen.journey.ts';

/** Vitest knows what took long only where it ran before. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const group = ({ project }: TestSpecification) => project.config.sequence.groupOrder;
    const isLater = ({ moduleId }: TestSpecification) => Number(!moduleId.endsWith(LONGEST));
    return sorted.sort((one, other) => group(one) - group(other) || isLater(one) - isLater(other));
  }
}

export default defineConfig({
  test: {
    pool: 'forks',
    env: { TZ: 'UTC' },
    // what a test makes up is thrown away soon: with more room for it a twelfth less work
    execArgv: ['--max-semi-space-size=32'],
    // Node reads the sources by itself, as where the product runs: translated by Vite they take an eighth more
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // four at once on two cores: a test waits for its database, or for a process, half of the time
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    projects: [
      { ...shared, test: { ...shared.test, name: 'domain', include: ['domain/**/*.test.ts', 'texts/**/*.test.ts'] } },
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          // as the build does: Node knows neither styles nor elements
          experimental: { viteModuleRunner: true },
          // otherwise Vitest hands an empty text to the test that reads the theme's colours
          css: { include: /theme\.css/ },
        },
      },
      {
        ...shared,
        // programs are started
        test: { ...shared.test, name: 'scripts', include: ['scripts/**/*.test.mjs'], testTimeout: patience(30_000) },
      },
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: [...PROCESS_TESTS, ...EXHAUSTIVE_TESTS, LONGEST_STORY],
          globalSetup: TEST_DATABASE,
          testTimeout: patience(60_000),
          hookTimeout: patience(30_000),
        },
      },
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'exhaustive',
          include: EXHAUSTIVE_TESTS,
          globalSetup: TEST_DATABASE,
          testTimeout: patience(120_000),
          hookTimeout: patience(30_000),
        },
      },
      ...ELSEWHERE.map((zone) => ({
        extends: true as const,
        test: {
          name: `in ${zone.split('/').at(-1)}`,
          include: [LONGEST_STORY],
          env: { TZ: zone },
          globalSetup: TEST_DATABASE,
          testTimeout: patience(30_000),
          hookTimeout: patience(30_000),
        },
      })),
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'processes',
          include: PROCESS_TESTS,
          globalSetup: BUILT_PRODUCT,
          testTimeout: patience(180_000),
          hookTimeout: patience(120_000),
        },
      },
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'journeys',
          include: ['journeys/**/*.journey.ts'],
          globalSetup: [BUILT_PRODUCT, './journeys/demoProduct.ts'],
          setupFiles: ['./journeys/onFailure.ts'],
          // each with a demo of its own
          maxWorkers: 3,
          // as many screens side by side as the smallest machine has cores
          maxConcurrency: 2,
          testTimeout: patience(180_000),
          hookTimeout: patience(120_000),
          expect: { poll: { timeout: patience(15_000) } },
          // After everything else: a browser on a busy machine is slow.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
