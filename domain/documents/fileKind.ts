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
/** Brands of the HEIF family of formats, in which iPhones store photos: those coded as HEVC, and their containers. */
const HEIC_BRANDS = [
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
  'mif1',
  'mif2',
  'msf1',
  'miaf',
  'MiHB',
  'MiHE',
  'MiHA',
  'heif',
  'tmap',
];
/** AVIF has the same containers. */
const AVIF_BRANDS = ['avif', 'avis'];
const BRAND_LENGTH = 4;
const FIRST_BRAND = 8;

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

/** Whether the file is a photo in the format of iPhones, by its own brand or one with which it is compatible. */
function isHeic(firstBytes: Uint8Array): boolean {
  if (!stands(FILE_TYPE_BOX, firstBytes, BRAND_LENGTH)) return false;
  const brands = brandsIn(firstBytes);
  return !brands.some((brand) => AVIF_BRANDS.includes(brand)) && brands.some((brand) => HEIC_BRANDS.includes(brand));
}

/** The brands in the first box of the file, whose length is its first four bytes. */
function brandsIn(firstBytes: Uint8Array): string[] {
  const length = firstBytes.slice(0, BRAND_LENGTH).reduce((sum, byte) => sum * 256 + byte, 0);
  const end = Math.min(length, firstBytes.length);
  const count = Math.max(0, Math.floor((end - FIRST_BRAND) / BRAND_LENGTH));
  return Array.from({ length: count }, (_, index) => {
    const at = FIRST_BRAND + index * BRAND_LENGTH;
    return String.fromCharCode(...firstBytes.subarray(at, at + BRAND_LENGTH));
  });
}

function stands(signature: readonly number[], bytes: Uint8Array, at: number): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte);
}
