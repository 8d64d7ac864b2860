import { z } from 'zod';

export const MANIFEST = 'manifest.json';
/** All tables, sealed like the documents with a key that is made of FILE_KEY (decision 47). */
export const DATABASE_PART = 'database.ndjson.gz.sealed';
/** The same as earlier versions wrote it, for everybody to read. */
export const OPEN_DATABASE_PART = 'database.ndjson.gz';
/** What the key for it is made for. */
export const DATABASE_PURPOSE = 'backup';
/** The sums of all files, as `sha256sum -c` reads them. */
export const FILES_PART = 'files.sha256';
export const FILES_FOLDER = 'files';
export const KEYS_FOLDER = 'keys';

const FORMAT = 2;
/** Its tables are not sealed. */
const OPEN_FORMAT = 1;
const sum = z.string().regex(/^[0-9a-f]{64}$/);
const counts = z.record(z.string(), z.int().nonnegative());

/** What a backup says about itself; written last, and the sums of all other parts are in it. */
export const manifestSchema = z.object({
  format: z.literal([FORMAT, OPEN_FORMAT]),
  made_at: z.iso.datetime(),
  /** Those that made the database's schema. */
  migrations: z.array(z.string()).min(1),
  tables: counts,
  sequences: counts,
  files: z.object({ count: z.int().nonnegative(), bytes: z.int().nonnegative() }),
  /** Tells the keys that it was made with from others, without telling what they are. */
  key_checks: z.array(z.string()).min(1),
  /** SHA-256 by path. */
  parts: z.record(z.string(), sum),
});

export type Manifest = z.infer<typeof manifestSchema>;

export function newManifest(content: Omit<Manifest, 'format'>): Manifest {
  return { format: FORMAT, ...content };
}
