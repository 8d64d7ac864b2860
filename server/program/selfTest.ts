import { join } from 'node:path';
import { SettingError } from '../config.ts';
import { type Bounds, runBounded } from '../platform/process/boundedProcess.ts';
import { ROOT } from '../platform/root.ts';

/** A first start on a slow machine reads all packages from the disk. */
const BOUNDS: Bounds = { memoryMb: 1_000, timeMs: 45_000 };
const PROGRAM = join(ROOT, 'server/program/selfTestProcess.ts');

/**
 * Proves that a picture, a font and a PDF can be made: an incomplete installation would otherwise start, report that it is healthy,
 * and fail at the first upload. Throws a SettingError of one line. A process of its own does the work, because its packages would
 * stay in memory here.
 */
export async function assertSelfTest(): Promise<void> {
  const failure = await runBounded({ program: PROGRAM, args: [], input: noInput(), bounds: BOUNDS }).then(
    String,
    (error) => `the self test ended: ${error instanceof Error ? error.message : String(error)}`,
  );
  if (failure === '') return;
  throw new SettingError(
    `The installation is not complete: ${onOneLine(failure)}. Install the packages again: npm ci, in production npm prune --omit=dev`,
  );
}

async function* noInput(): AsyncGenerator<Uint8Array> {}

/** Packages explain a missing part on many lines; the first one names it. */
function onOneLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}
