import { defineConfig } from '@playwright/test';
import { launchOptions } from './journeys/browser.ts';
import { patience } from './scripts/lib/patience.mjs';

const launch = await launchOptions();
// the workers find it there: the bundled browser is unpacked once
process.env.CHROMIUM = launch.executablePath;

/** The journeys, `*.spec.ts`, on Playwright's own runner. */
export default defineConfig({
  testDir: './journeys',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results/journeys',
  globalSetup: './journeys/demoOfAll.ts',
  // each with a demo of its own; three, because a journey waits for a third of its time
  workers: 3,
  // a test that passes at the second attempt hides what it found at the first one
  retries: 0,
  forbidOnly: true,
  timeout: patience(120_000),
  expect: { timeout: patience(10_000) },
  reporter: [['list']],
  use: {
    launchOptions: launch,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: patience(15_000),
    navigationTimeout: patience(15_000),
    // recording takes more time than the journeys themselves: `TRACE=1 npm run journeys -- <file>` keeps it of a failure
    trace: process.env.TRACE ? { mode: 'retain-on-failure', screenshots: false, sources: false } : 'off',
  },
});
