import { z } from 'zod';

export const MANIFEST = 'manifest.json';
/** All tables, encrypted like documents with a key derived from FILE_KEY (decision 47). */
export const DATABASE_PART = 'database.ndjson.gz.sealed';
/** The purpose from which its key is derived. */
export const DATABASE_PURPOSE = 'backup';
/** The checksums of all files, as `sha256sum -c` reads them. */
export const FILES_PART = 'files.sha256';
export const FILES_FOLDER = 'files';
export const KEYS_FOLDER = 'keys';

const FORMAT = 1;
const sum = z.string().regex(/^[0-9a-f]{64}$/);
const counts = z.record(z.string(), z.int().nonnegative());

/** The description of a backup; written last, with the checksums of all other parts. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  /** The migrations that made the database's schema. */
  migrations: z.array(z.string()).min(1),
  tables: counts,
  sequences: counts,
  files: z.object({ count: z.int().nonnegative(), bytes: z.int().nonnegative() }),
  /** The end of the audit log's chain when the backup was made; older versions noted none. */
  audit_head: z.string().optional(),
  /** Identifies the keys that it was made with, without revealing them. */
  key_checks: z.array(z.string()).min(1),
  /** SHA-256 by path. */
  parts: z.record(z.string(), sum),
});

/** What a manifest of any version says of its schema. */
export const anyManifestSchema = manifestSchema.pick({ migrations: true });

export type Manifest = z.infer<typeof manifestSchema>;

export function newManifest(content: Omit<Manifest, 'format'>): Manifest {
  return { format: FORMAT, ...content };
}
