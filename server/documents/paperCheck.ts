import type { FileKind } from '../../domain/documents/fileKind.ts';
import { walkJpeg } from './jpeg.ts';
import { openPdfCheck } from './pdf.ts';
import { walkPng } from './png.ts';
import { openWalkCheck } from './walk.ts';

/**
 * Looks at a paper while it streams by and refuses it by throwing: `incorrect_file_type` for what only begins like one,
 * `file_not_safe` for what could do something to its reader (trust promise 6). Holds a bounded part of it.
 */
export type PaperCheck = {
  take(bytes: Buffer): Promise<void>;
  /** The paper has ended. */
  finish(): Promise<void>;
};

export function openPaperCheck(kind: FileKind): PaperCheck {
  const open = {
    pdf: openPdfCheck,
    png: () => openWalkCheck(walkPng()),
    jpeg: () => openWalkCheck(walkJpeg()),
  } as const satisfies Record<FileKind, () => PaperCheck>;
  return open[kind]();
}
