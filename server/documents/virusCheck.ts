import { refuse } from '../../domain/documents/documents.refusals.ts';
import type { Context } from '../platform/context.ts';

const RETRY_SECONDS = 60;

/**
 * Asks the virus scanner, if there is one. Refuses with `file_infected` if it finds something, `file_not_checked` if it does not
 * answer.
 */
export async function assertNoVirus(
  { virusScanner, log }: Pick<Context, 'virusScanner' | 'log'>,
  open: () => Promise<AsyncIterable<Uint8Array>>,
): Promise<void> {
  if (!virusScanner) return;
  const bytes = await open();
  const found = await virusScanner.scan(bytes).catch((error) => {
    log.error({ err: error }, 'the virus scanner gives no answer (CLAMD_URL)');
    return refuse('file_not_checked', { retryAfterSeconds: RETRY_SECONDS });
  });
  if (found === undefined) return;
  log.warn({ virus: found }, 'an upload was refused as infected');
  refuse('file_infected');
}
