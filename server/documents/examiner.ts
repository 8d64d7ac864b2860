import { join } from 'node:path';
import { refuse } from '../../domain/documents/documents.refusals.ts';
import type { FileKind } from '../../domain/documents/fileKind.ts';
import { Refusal } from '../../domain/shared/refusal.ts';
import type { Context } from '../platform/context.ts';
import { type Bounds, OutOfBounds } from '../platform/process/boundedProcess.ts';
import type { Opened, SandboxProgram } from '../platform/process/sandbox.ts';
import { ROOT } from '../platform/root.ts';
import type { Task } from './examination.ts';
import type { Verdict } from './verdict.ts';

/** The most that an accepted document needed was 615 MB: an interlaced PNG of 60 megapixels at 16 bits. */
const BOUNDS: Bounds = { memoryMb: 1_000, timeMs: 45_000 };
/** Documents are decoded in a separate process. */
export const examinerProgram: SandboxProgram = {
  path: join(ROOT, 'server/documents/examinerProcess.ts'),
  tasks: ['judge', 'picture'] satisfies Task[],
  bounds: BOUNDS,
};

/** The verdict about a document that exceeds memory or time. */
const WORN_OUT: Record<FileKind, Verdict> = {
  jpeg: 'file_too_many_pixels',
  png: 'file_too_many_pixels',
  pdf: 'file_damaged',
};

type Sandboxed = Pick<Context, 'sandbox'>;

/** Refuses a document that is damaged, of another kind than its first bytes say, or has forbidden contents. */
export async function assertSound({ sandbox }: Sandboxed, document: Opened, kind: FileKind): Promise<void> {
  const verdict = await sandbox.run('judge', document).then(
    (answer) => String(answer) as Verdict,
    (error) => {
      if (error instanceof OutOfBounds) return WORN_OUT[kind];
      throw error;
    },
  );
  if (verdict !== 'accepted') refuse(verdict);
}

/** A JPEG of a document that is an image. Refuses with `picture_not_possible` if it cannot be decoded. */
export async function makePicture(
  { sandbox, log }: Sandboxed & Pick<Context, 'log'>,
  document: Opened,
): Promise<Buffer> {
  try {
    return await sandbox.run('picture', document);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.warn({ err: error }, 'no picture could be made of a document');
    return refuse('picture_not_possible');
  }
}
