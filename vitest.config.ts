import { defineConfig } from 'vitest/config';
import { patience } from './scripts/lib/patience.mjs';

/** These tests create, kill and restart databases of their own, which is too slow for the quick check. */
const PROCESS_TESTS = ['server/platform/postgres/**/*.test.ts', 'server/trust/processes/**/*.test.ts'];

/**
 * The quick check runs these tests of the server: of the product as a whole, of the platform, and one story of each topic. All
 * others are exhaustive and belong to the full run, so that the quick check takes less than two minutes on two cores.
 */
const QUICK_TESTS = [
  'server/!(context).test.ts',
  'server/platform/!(jobs).test.ts',
  'server/platform/{formats,http,process}/*.test.ts',
  'server/platform/files/diskStorage.test.ts',
  'server/platform/mail/!(mailQueue).test.ts',
  'server/platform/pdf/{glyphs,signatures}.test.ts',
  'server/platform/runs/!(makingWay).test.ts',
  'server/platform/secrets/!(sealedColumns).test.ts',
  'server/platform/textMessages/gateway*.test.ts',
  'server/testing/**/*.test.ts',
  'server/trust/calls/!(crowds|foreignDigits|phoneFields).test.ts',
  'server/trust/database/*.test.ts',
  'server/accounts/emailChange.test.ts',
  'server/application/documentReview.test.ts',
  'server/boardSettings/boardSettings.test.ts',
  'server/burial/burial.test.ts',
  'server/cash/taking.test.ts',
  'server/commandLine/*.test.ts',
  'server/counter/notes.test.ts',
  'server/deaths/decisions/decisions.test.ts',
  'server/documents/pdfs.test.ts',
  'server/dunning/reminderHold.test.ts',
  'server/households/*.test.ts',
  'server/invoicing/{fees,invoicing}.test.ts',
  'server/mails/textMessages.test.ts',
  'server/me/me.test.ts',
  'server/members/members.test.ts',
  'server/membership/{decisions,cover/cover,ending/standing}.test.ts',
  'server/movingIn/movingIn.test.ts',
  'server/notifications/notifications.test.ts',
  'server/office/{office,lists/furtherLists}.test.ts',
  'server/onCall/onCall.test.ts',
  'server/payments/{payments,bank/bankLines}.test.ts',
  'server/post/waitingLetters.test.ts',
  'server/program/*.test.ts',
  'server/reference/{periods,reference}.test.ts',
  'server/release/invitationNotice.test.ts',
  'server/runs/runs.test.ts',
  'server/secondPerson/clearApprovals.test.ts',
  'server/substitutes/substitutes.test.ts',
];
/** The longest story runs in these time zones, set before the first module loads, because a server may be anywhere. */
const LONGEST_STORY = 'server/membership/wholeLife.test.ts';
const ELSEWHERE = ['America/Los_Angeles', 'Pacific/Kiritimati'];
const TEST_DATABASE = './server/testing/globalSetup.ts';
const BUILT_PRODUCT = './scripts/lib/builtForTests.mjs';

/**
 * Test files share a process, which halves the time: the product is loaded once, and no test depends on another's
 * leftovers.
 */
const shared = {
  extends: true,
  test: { isolate: false, testTimeout: patience(30_000), expect: { poll: { timeout: patience(5_000) } } },
} as const;

export default defineConfig({
  test: {
    pool: 'forks',
    env: { TZ: 'UTC' },
    // more room for short-lived objects saves a twelfth of the work
    execArgv: ['--max-semi-space-size=32'],
    // Node reads the sources itself, as in production; translating them with Vite takes an eighth longer
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // four at once on two cores, because a test waits for its database or a process half of the time
    maxWorkers: 4,
    projects: [
      { ...shared, test: { ...shared.test, name: 'domain', include: ['domain/**/*.test.ts', 'texts/**/*.test.ts'] } },
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          // like the build, because Node knows neither styles nor JSX
          experimental: { viteModuleRunner: true },
          // otherwise Vitest gives the test of the theme's colours an empty text
          css: { include: /theme\.css/ },
        },
      },
      { ...shared, test: { ...shared.test, name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
      {
        ...shared,
        test: {
          ...shared.test,
          name: 'server',
          include: QUICK_TESTS,
          exclude: PROCESS_TESTS,
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
          include: ['server/**/*.test.ts', 'bench/*.test.ts'],
          exclude: [...PROCESS_TESTS, ...QUICK_TESTS, LONGEST_STORY],
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
    ],
  },
});
