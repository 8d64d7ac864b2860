export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024; // spec §9, D32

export type FileKind = 'jpeg' | 'png' | 'pdf';

export const mediaTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
} as const satisfies Record<FileKind, string>;

/** How many bytes `fileKindOf` needs: readers look for the beginning of a PDF within the first 1024. */
export const FILE_KIND_BYTES = 1024;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
const FILE_TYPE_BOX = [0x66, 0x74, 0x79, 0x70];
/** Brands of the HEIF family of formats, in which iPhones store photos. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * The type of a file, judged by its first bytes and never by its name (D32). If it is undefined, `unknownKindRefusal`
 * gives the refusal. A PDF may start after a byte order mark, line ends or a form's header, as PDF readers accept.
 */
export function fileKindOf(firstBytes: Uint8Array): FileKind | undefined {
  if (stands(JPEG, firstBytes, 0)) return 'jpeg';
  if (stands(PNG, firstBytes, 0)) return 'png';
  const last = Math.min(firstBytes.length, FILE_KIND_BYTES) - PDF.length;
  for (let at = 0; at <= last; at += 1) if (stands(PDF, firstBytes, at)) return 'pdf';
  return undefined;
}

/** Why a file of an unknown type is refused, judged by the same bytes. */
export function unknownKindRefusal(firstBytes: Uint8Array): 'file_is_heic' | 'incorrect_file_type' {
  return isHeic(firstBytes) ? 'file_is_heic' : 'incorrect_file_type';
}

/** Whether the file is a photo in the format of iPhones. */
function isHeic(firstBytes: Uint8Array): boolean {
  if (!stands(FILE_TYPE_BOX, firstBytes, 4)) return false;
  return HEIC_BRANDS.includes(String.fromCharCode(...firstBytes.subarray(8, 12)));
}

function stands(signature: readonly number[], bytes: Uint8Array, at: number): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte);
}
