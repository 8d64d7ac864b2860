import {
  FILE_KIND_BYTES,
  fileKindOf,
  MAX_UPLOAD_BYTES,
  mediaTypes,
  unknownKindRefusal,
} from '../../domain/documents/fileKind.ts';

/** What the file chooser offers (spec §5). It must not name HEIC, nor all pictures: iPhones then convert by themselves. */
export const ACCEPTED = Object.values(mediaTypes).join(',');

export type FileProblem = 'incorrect_file_type' | 'file_is_heic' | 'file_too_large' | 'upload_interrupted';

/**
 * What the server would say of a file, known before it travels: judged by its first bytes and its size (D32). One that
 * cannot be read, because it lies elsewhere and the device cannot fetch it, is interrupted before it begins.
 */
export async function fileProblem(file: Blob): Promise<FileProblem | undefined> {
  const firstBytes = await readFirst(file).catch(() => undefined);
  if (!firstBytes) return 'upload_interrupted';
  if (!fileKindOf(firstBytes)) return unknownKindRefusal(firstBytes);
  return file.size > MAX_UPLOAD_BYTES ? 'file_too_large' : undefined;
}

async function readFirst(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, FILE_KIND_BYTES).arrayBuffer());
}
