import { defineConfig } from 'vitest/config';
import { patience } from './scripts/lib/patience.mjs';

/** These tests create, kill and restart databases of their own, which is too slow for the quick check. */
const PROCESS_TESTS = ['server/platform/postgres/**/*.test.ts', 'server/trust/processes/**/*.test.ts'];

/** Exhaustive tests, which only the full run includes. */
const EXHAUSTIVE_TESTS = [
  'server/context.test.ts',
  'server/trust/*.test.ts',
  'server/trust/calls/{crowds,foreignDigits,phoneFields}.test.ts',
  'server/membership/daily.test.ts',
  'server/membership/ending/takeBack.test.ts',
  'server/membership/erasure/eras*.test.ts',
  'server/membership/joining/{activation,familyLater,missedWaiting,waitingAnew}.test.ts',
  'server/movingIn/takeOverKilled.test.ts',
  'server/me/{guessing,logIn,myData}.test.ts',
  'server/members/uploads.test.ts',
  'server/platform/pdf/{lastPage,pdfRenderer}.test.ts',
  'server/reference/downloads.test.ts',
  'server/demo/*.test.ts',
  'server/deaths/life/*.test.ts',
  'server/deaths/prints/*.test.ts',
  'server/deaths/decisions/unseenMoney.test.ts',
  'server/deaths/links/looks.test.ts',
  'server/deaths/{callForHelp,room}.test.ts',
  'server/dunning/{endedHouseholds,owedAgain,severalInvoices,waitForBank}.test.ts',
  'server/health/health.test.ts',
  'server/onCall/tellOnCall.test.ts',
  'server/accounts/{accountMails,attempts,ownership,passwords,shutAccounts}.test.ts',
  'server/accounts/secondFactor/*.test.ts',
  'server/application/{emailUndo,oneMailbox,registration,submission,takenEmails}.test.ts',
  'server/documents/{examiner,looks,pictures}.test.ts',
  'server/documents/sweepLeftovers.test.ts',
  'server/invoicing/{billedPeople,invoicePdf,yearlyRun*}.test.ts',
  'server/membership/cover/{coverInvoices,coverWaiting}.test.ts',
  'server/membership/notices/*.test.ts',
  'server/notifications/{languages,newsByTwo}.test.ts',
  'server/office/toDoByIndex.test.ts',
  'server/payments/bankFiles/formatGrammar.test.ts',
  'server/payments/{applicantCorrectionOrders,awkwardMoney}.test.ts',
  'server/payments/bank/{afterMovingIn,bank,collectiveTransfer,returns,splitting}.test.ts',
  'server/payments/bank/bank{Dialects,FileKilled,Oddities,Payers,StatementsTold,Together}.test.ts',
  'server/platform/backup/*.test.ts',
  'server/platform/jobs.test.ts',
  'server/platform/files/{fileStore,storeMark}.test.ts',
  'server/platform/files/s3/*.test.ts',
  'server/platform/textMessages/textMessages.test.ts',
  'server/secondPerson/{approvalsAlone,secondPerson}.test.ts',
  'server/payments/links/paymentLinks.test.ts',
  'server/platform/runs/makingWay.test.ts',
  'server/post/{addressWindow,letterRun}.test.ts',
  'server/release/silentYear.test.ts',
  'server/textReminders/*.test.ts',
  'bench/*.test.ts',
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
    ],
  },
});
