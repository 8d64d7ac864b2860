import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { mailReader, type Product, startProduct } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the demo that all journeys share answers, and where its mails lie. */
    demoProduct: Pick<Product, 'origin' | 'dataDir'>;
  }
}

/** One product with the demo's people for a whole run of the journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, dataDir, stop } = await startProduct({
    demo: true,
    env: { LIMIT_REGISTRATIONS_PER_ADDRESS: '10000' },
  });
  project.provide('demoProduct', { origin, dataDir });
  return stop;
}

/**
 * The demo that all journeys share. Whoever changes something in it does so with a new applicant (`openApplicant`), or
 * with a demo person whom no other file uses, and puts it back.
 */
export function sharedDemo(): Pick<Product, 'origin' | 'mailTo'> {
  const { origin, dataDir } = inject('demoProduct');
  return { origin, mailTo: mailReader(dataDir) };
}
