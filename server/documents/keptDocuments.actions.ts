import type { Context } from '../platform/context.ts';
import { FileLost } from '../platform/files/fileLost.ts';
import { openDocumentDigest, openDocumentDigests } from './documentDigest.ts';
import { changeDigest } from './documents.writes.ts';
import { type DocumentRecord, findDuplicate, listAllDocuments } from './keptDocuments.reads.ts';
import { listAllKeptFiles } from './keptFiles.reads.ts';
import { changeKeptDigest } from './keptFiles.writes.ts';

export type DocumentProblem = { document_id: number; problem: string };
export type Resealed = { resealed: number; problems: DocumentProblem[] };

type Files = Pick<Context, 'db' | 'files' | 'vault'>;

/** Reads every document to its end; returns those that are missing, damaged or different from their row. */
export async function checkDocuments({
  db,
  files,
  vault,
}: Files): Promise<{ good: number; problems: DocumentProblem[] }> {
  const problems: DocumentProblem[] = [];
  let good = 0;
  for await (const document of listAll(db)) {
    const problem = await problemOf(document, { files, vault }).catch((error) => String(error));
    if (problem) problems.push(problemWith(document, problem));
    else good += 1;
  }
  return { good, problems };
}

/** Documents of members, then the files of other topics. */
async function* listAll(db: Files['db']): AsyncGenerator<DocumentRecord> {
  yield* listAllDocuments(db);
  for await (const file of listAllKeptFiles(db)) yield { ...file, id: 0, is_kept_file: true };
}

/** A file of another topic has no id of a document: its storage key names it. */
function problemWith({ id, storage_key, is_kept_file }: DocumentRecord, problem: string): DocumentProblem {
  return { document_id: id, problem: is_kept_file ? `file ${storage_key} ${problem}` : problem };
}

async function problemOf(document: DocumentRecord, { files, vault }: Omit<Files, 'db'>): Promise<string | undefined> {
  const digests = openDocumentDigests(vault);
  let size = 0;
  for await (const bytes of await files.read(document.storage_key)) {
    size += bytes.length;
    for (const digest of digests) digest.update(bytes);
  }
  if (size !== document.size_bytes) return `has ${size} bytes instead of ${document.size_bytes}`;
  return digests.some((digest) => digest.digest().equals(document.content_digest)) ? undefined : 'has another content';
}

/**
 * Re-encrypts documents with the newest key. May be interrupted and run again: a document's digest is stored before its file, so
 * a file with the newest key is done.
 */
export async function resealDocuments(context: Files): Promise<Resealed> {
  const problems: DocumentProblem[] = [];
  let resealed = 0;
  for await (const document of listAll(context.db)) {
    try {
      if (await resealDocument(context, document)) resealed += 1;
      await resealPicture(context, document);
    } catch (error) {
      problems.push(problemWith(document, String(error)));
    }
  }
  return { resealed, problems };
}

async function resealDocument({ db, files, vault }: Files, document: DocumentRecord): Promise<boolean> {
  if (await files.isNewest(document.storage_key)) return false;
  const digest = openDocumentDigest(vault);
  for await (const bytes of await files.read(document.storage_key)) digest.update(bytes);
  await changeDigestOnce(db, document, digest.digest());
  await files.reseal(document.storage_key);
  return true;
}

/** A picture that no key decrypts is left: it is made again when somebody opens the document. */
async function resealPicture({ files }: Files, { picture_key }: DocumentRecord): Promise<void> {
  if (!picture_key) return;
  try {
    if (!(await files.isNewest(picture_key))) await files.reseal(picture_key);
  } catch (error) {
    if (!(error instanceof FileLost)) throw error;
  }
}

/** A process without the newest key may have stored the same document again: then two rows would have one digest. */
async function changeDigestOnce(db: Files['db'], document: DocumentRecord, digest: Buffer): Promise<void> {
  if (document.is_kept_file) {
    await db.transaction().execute((tx) => changeKeptDigest(tx, document, digest));
    return;
  }
  const twin = await db.transaction().execute(async (tx) => {
    await changeDigest(tx, document, digest);
    return findDuplicate(tx, document.id, digest);
  });
  if (twin) throw new Error(`document ${twin} has the same content: delete one of the two`);
}
