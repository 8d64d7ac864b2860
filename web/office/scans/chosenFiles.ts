import { MAX_UPLOAD_BYTES } from '../../../domain/documents/fileKind.ts';

/** A file that was chosen, or one in a chosen ZIP; it is opened only when it is sent. */
export type ChosenFile = { path: string; open: () => Promise<File> };

/** What was chosen, and the paths of what cannot be a scan. `isBroken`: a ZIP could not be read. */
export type Chosen = { files: ChosenFile[]; leftOut: string[]; isBroken: boolean };

/** More than anybody looks through at once. */
export const MOST_FILES = 3_000;

const MEDIA_TYPES: Record<string, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Reads the table of contents of each ZIP; of a file of gigabytes only that is read. */
export async function openChosen(chosen: readonly File[]): Promise<Chosen> {
  const all: Chosen = { files: [], leftOut: [], isBroken: false };
  for (const file of chosen) {
    if (extensionOf(file.name) === 'zip') await addZip(all, file);
    else add(all, { path: file.name, size: file.size, open: async () => file });
  }
  return all;
}

type Found = ChosenFile & { size: number };

function add(all: Chosen, { size, ...file }: Found): void {
  const isFit = MEDIA_TYPES[extensionOf(file.path)] && size > 0 && size <= MAX_UPLOAD_BYTES;
  if (isFit && all.files.length < MOST_FILES) all.files.push(file);
  else all.leftOut.push(file.path);
}

async function addZip(all: Chosen, zip: File): Promise<void> {
  const { BlobReader, BlobWriter, configure, ZipReader } = await import('@zip.js/zip.js');
  // workers and their code as text are forbidden by the page's policy
  configure({ useWebWorkers: false });
  try {
    for await (const entry of new ZipReader(new BlobReader(zip)).getEntriesGenerator()) {
      const { filename: path, uncompressedSize: size } = entry;
      if (entry.directory || isOfMac(path)) continue;
      if (entry.encrypted) all.leftOut.push(path);
      else add(all, { path, size, open: () => unpacked(path, (type) => entry.getData(new BlobWriter(type))) });
    }
  } catch {
    all.isBroken = true;
  }
}

async function unpacked(path: string, getData: (type: string) => Promise<Blob>): Promise<File> {
  const type = MEDIA_TYPES[extensionOf(path)] ?? '';
  return new File([await getData(type)], path.split('/').at(-1) ?? path, { type });
}

/** What macOS adds beside each file. */
function isOfMac(path: string): boolean {
  return path.startsWith('__MACOSX/') || path.endsWith('/.DS_Store');
}

function extensionOf(path: string): string {
  return path.split('.').at(-1)?.toLowerCase() ?? '';
}
