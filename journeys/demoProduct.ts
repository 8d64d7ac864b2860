import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { aProductProcess } from '../server/testing/processes/productProcess.ts';
import { browserProgram } from './browser.ts';
import { mailReader, type Product, startProduct } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The demo products, with their URLs and mails. */
    demoProducts: Demo[];
    /** The data folder with which each of them began. */
    demoData: string;
  }
}

type Demo = Pick<Product, 'origin' | 'dataDir'>;

/**
 * For a whole run of the journeys: one product with demo people per file that runs concurrently. The demo is made once
 * and copied.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const pattern = await aProductProcess({ DEMO: '1' });
  const products: Product[] = [];
  const stop = async () => {
    await Promise.all(products.map((product) => product.stop()));
    await pattern.remove();
  };
  try {
    // the bundled browser is unpacked, which two files must not do at once
    [process.env.CHROMIUM] = await Promise.all([browserProgram(), pattern.start()]);
    if ((await pattern.stop()) !== 0) throw new Error(`the demo did not end in order:\n${pattern.output()}`);
    const begin = async () => void products.push(await startDemo(pattern.dataDir));
    const starts = await Promise.allSettled(Array.from({ length: Number(project.config.maxWorkers) }, begin));
    const failed = starts.find((start) => start.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('demoData', pattern.dataDir);
  project.provide(
    'demoProducts',
    products.map(({ origin, dataDir }) => ({ origin, dataDir })),
  );
  return stop;
}

/**
 * The demo that all journeys share. A journey that changes something does so with a new applicant (`openApplicant`), or
 * with a demo person whom no other file uses, and undoes it.
 */
export function sharedDemo(): Demo & Pick<Product, 'mailTo'> {
  const demos = inject('demoProducts');
  const demo = demos[Number(process.env.VITEST_POOL_ID) % demos.length];
  if (!demo) throw new Error('no demo was started');
  return { ...demo, mailTo: mailReader(demo.dataDir) };
}

/** A demo in which nothing has happened yet. */
export function untouchedDemo(): Promise<Product> {
  return startDemo(inject('demoData'));
}

function startDemo(copyOf: string): Promise<Product> {
  return startProduct({ demo: true, env: { LIMIT_REGISTRATIONS_PER_ADDRESS: '10000' }, copyOf });
}
