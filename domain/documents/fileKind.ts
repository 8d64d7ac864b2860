export const MAX_UPLOAD_BYTES = 15 * 1024 * 1024; // spec §9, D32

export type FileKind = 'jpeg' | 'png' | 'pdf';

export const mediaTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
} as const satisfies Record<FileKind, string>;

/** How many bytes `fileKindOf` wants to see. */
export const FILE_KIND_BYTES = 8;

const signatures: readonly [FileKind, readonly number[]][] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/** What a file is, judged by its first bytes and never by its name (D32); undefined is `incorrect_file_type`. */
export function fileKindOf(firstBytes: Uint8Array): FileKind | undefined {
  return signatures.find(([, signature]) => signature.every((byte, index) => firstBytes[index] === byte))?.[0];
}
