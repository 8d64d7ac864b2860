import {
  FILE_KIND_BYTES,
  fileKindOf,
  MAX_UPLOAD_BYTES,
  mediaTypes,
  unknownKindRefusal,
} from '../../domain/documents/fileKind.ts';

/**
 * The types for the file chooser (spec §5), and two that browsers turn into a JPEG (decision 66). It must not list HEIC or all
 * images: only then do iPhones convert photos to JPEG.
 */
export const ACCEPTED = [...Object.values(mediaTypes), 'image/webp', 'image/avif'].join(',');

export type FileProblem = 'incorrect_file_type' | 'file_is_heic' | 'file_too_large' | 'upload_interrupted';

/**
 * What the server would refuse, known before the upload: by the first bytes and the size (D32). A file that the device
 * cannot read, because it is stored elsewhere, counts as interrupted.
 */
export async function fileProblem(file: Blob): Promise<FileProblem | undefined> {
  const firstBytes = await readFirst(file).catch(() => undefined);
  if (!firstBytes) return 'upload_interrupted';
  if (!fileKindOf(firstBytes)) return unknownKindRefusal(firstBytes);
  return file.size > MAX_UPLOAD_BYTES ? 'file_too_large' : undefined;
}

/** Whether it is a picture of a kind that the server accepts, of any size. */
export async function isPicture(file: Blob): Promise<boolean> {
  const firstBytes = await readFirst(file).catch(() => undefined);
  const kind = firstBytes && fileKindOf(firstBytes);
  return kind === 'jpeg' || kind === 'png';
}

async function readFirst(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, FILE_KIND_BYTES).arrayBuffer());
}
