import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

export type Opened = { zip: ZipFile; entries: Entry[] };

/**
 * The entries of a ZIP archive, in its order; `damaged` if it cannot be read, `too_many` if it holds more than `most`. The sizes that it
 * states are enforced while an entry is unpacked.
 */
export async function openZip(bytes: Buffer, most: number): Promise<Opened | 'damaged' | 'too_many'> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: true });
    return zip.entryCount > most ? 'too_many' : { zip, entries: await listed(zip) };
  } catch {
    return 'damaged';
  }
}

function listed(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });
}
