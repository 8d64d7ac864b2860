import { aProductProcess } from '../server/testing/processes/productProcess.ts';

/** The data folder with which the demo of each worker begins: the setup passes it on in the environment. */
const DEMO_DATA = 'JOURNEYS_DEMO_DATA';

/** Before the journeys of Playwright's runner: makes the demo once. Returns what removes it after them. */
export default async function makeDemoOnce(): Promise<() => Promise<void>> {
  const pattern = await aProductProcess({ DEMO: '1' });
  try {
    await pattern.start();
    if ((await pattern.stop()) !== 0) throw new Error(`the demo did not end in order:\n${pattern.output()}`);
  } catch (error) {
    await pattern.remove();
    throw error;
  }
  process.env[DEMO_DATA] = pattern.dataDir;
  return () => pattern.remove();
}

/** Where the workers find the demo. */
export function demoData(): string {
  const folder = process.env[DEMO_DATA];
  if (!folder) throw new Error('no demo was made');
  return folder;
}
