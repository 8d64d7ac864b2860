import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { browserProgram } from './browser.ts';
import { mailReader, type Product, startProduct } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the demos of the journeys answer, and where their mails lie. */
    demoProducts: Demo[];
  }
}

type Demo = Pick<Product, 'origin' | 'dataDir'>;

/** For a whole run of the journeys: one product with the demo's people for each file that runs at the same time. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // the one that comes with the packages is unpacked, which two files must not do at once
  process.env.CHROMIUM = await browserProgram();
  const workers = Number(project.config.maxWorkers);
  const starts = await Promise.allSettled(Array.from({ length: workers }, startDemo));
  const products = starts.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  const stop = async () => void (await Promise.all(products.map((product) => product.stop())));
  const failed = starts.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') {
    await stop();
    throw failed.reason;
  }
  project.provide(
    'demoProducts',
    products.map(({ origin, dataDir }) => ({ origin, dataDir })),
  );
  return stop;
}

/**
 * The demo that all journeys share, one after the other. Whoever changes something in it does so with a new applicant
 * (`openApplicant`), or with a demo person whom no other file uses, and puts it back.
 */
export function sharedDemo(): Demo & Pick<Product, 'mailTo'> {
  const demos = inject('demoProducts');
  const demo = demos[Number(process.env.VITEST_POOL_ID) % demos.length];
  if (!demo) throw new Error('no demo was started');
  return { ...demo, mailTo: mailReader(demo.dataDir) };
}

function startDemo(): Promise<Product> {
  return startProduct({ demo: true, env: { LIMIT_REGISTRATIONS_PER_ADDRESS: '10000' } });
}
