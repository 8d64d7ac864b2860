import { fileKindOf } from '../../domain/documents/fileKind.ts';
import type { Verdict } from './verdict.ts';

/** What is wanted of a document's bytes: a verdict, or the picture for the office. */
export type Task = 'judge' | 'picture';

/** Decodes an uploaded document, with the library for its kind; runs in a sandbox. */
export async function examine(task: Task, bytes: Buffer): Promise<Buffer> {
  if (task === 'judge') return Buffer.from(await judge(bytes));
  const { drawPicture } = await import('./picture.ts');
  return drawPicture(bytes);
}

async function judge(bytes: Buffer): Promise<Verdict> {
  const kind = fileKindOf(bytes);
  if (!kind) return 'incorrect_file_type';
  if (kind === 'pdf') return (await import('./pdfStructure.ts')).judgePdf(bytes);
  return (await import('./picture.ts')).judgePicture(bytes);
}
