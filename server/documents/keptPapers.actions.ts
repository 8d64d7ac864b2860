import { FileLost } from '../platform/files/fileLost.ts';
import type { Ground } from '../platform/work.ts';
import { changeDigest } from './documents.writes.ts';
import { findTwin, listAllPapers, type PaperRecord } from './keptPapers.reads.ts';
import { openPaperDigest, openPaperDigests } from './paperDigest.ts';

export type PaperProblem = { document_id: number; problem: string };
export type Resealed = { resealed: number; problems: PaperProblem[] };

type Files = Pick<Ground, 'db' | 'files' | 'vault'>;

/** Opens every paper to its end; answers those that are missing, damaged or not what their row says. */
export async function checkPapers({ db, files, vault }: Files): Promise<{ good: number; problems: PaperProblem[] }> {
  const problems: PaperProblem[] = [];
  let good = 0;
  for await (const paper of listAllPapers(db)) {
    const problem = await problemOf(paper, { files, vault }).catch((error) => String(error));
    if (problem) problems.push({ document_id: paper.id, problem });
    else good += 1;
  }
  return { good, problems };
}

async function problemOf(paper: PaperRecord, { files, vault }: Omit<Files, 'db'>): Promise<string | undefined> {
  const digests = openPaperDigests(vault);
  let size = 0;
  for await (const bytes of await files.read(paper.storage_key)) {
    size += bytes.length;
    for (const digest of digests) digest.update(bytes);
  }
  if (size !== paper.size_bytes) return `has ${size} bytes instead of ${paper.size_bytes}`;
  return digests.some((digest) => digest.digest().equals(paper.content_digest)) ? undefined : 'has another content';
}

/**
 * Seals with the newest key whatever papers are sealed with an older one. May be broken off and run again: a paper's
 * digest is written before its file, so a file with the newest key is all done.
 */
export async function resealPapers(ground: Files): Promise<Resealed> {
  const problems: PaperProblem[] = [];
  let resealed = 0;
  for await (const paper of listAllPapers(ground.db)) {
    try {
      if (await resealPaper(ground, paper)) resealed += 1;
      await resealPicture(ground, paper);
    } catch (error) {
      problems.push({ document_id: paper.id, problem: String(error) });
    }
  }
  return { resealed, problems };
}

async function resealPaper({ db, files, vault }: Files, paper: PaperRecord): Promise<boolean> {
  if (await files.isNewest(paper.storage_key)) return false;
  const digest = openPaperDigest(vault);
  for await (const bytes of await files.read(paper.storage_key)) digest.update(bytes);
  await changeDigestOnce(db, paper, digest.digest());
  await files.reseal(paper.storage_key);
  return true;
}

/** One that no key opens is left: it is made anew when somebody looks. */
async function resealPicture({ files }: Files, { picture_key }: PaperRecord): Promise<void> {
  if (!picture_key) return;
  try {
    if (!(await files.isNewest(picture_key))) await files.reseal(picture_key);
  } catch (error) {
    if (!(error instanceof FileLost)) throw error;
  }
}

/** A process that does not have the newest key yet may take a paper once more: with two of them one digest would stay. */
async function changeDigestOnce(db: Files['db'], paper: PaperRecord, digest: Buffer): Promise<void> {
  const twin = await db.transaction().execute(async (tx) => {
    await changeDigest(tx, paper, digest);
    return findTwin(tx, paper.id, digest);
  });
  if (twin) throw new Error(`paper ${twin} is the same: one of the two has to go`);
}
