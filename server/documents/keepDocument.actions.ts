import type { Hmac } from 'node:crypto';
import { refuse } from '../../domain/documents/documents.refusals.ts';
import {
  FILE_KIND_BYTES,
  type FileKind,
  fileKindOf,
  MAX_UPLOAD_BYTES,
  mediaTypes,
  unknownKindRefusal,
} from '../../domain/documents/fileKind.ts';
import { Refusal } from '../../domain/shared/refusal.ts';
import type { Context } from '../platform/context.ts';
import type { UploadedFile } from '../platform/http/route.ts';
import { arriving } from '../platform/http/upload.ts';
import { openDocumentDigests } from './documentDigest.ts';
import { assertSound } from './examiner.ts';
import { assertNoVirus } from './virusCheck.ts';

/** A stored file and the facts that were found while it was stored. */
export type KeptDocument = {
  storage_key: string;
  size_bytes: number;
  content_type: string;
  content_digest: Buffer;
  /** Digests with keys that are being replaced: older documents are recognised by these. */
  older_digests: Buffer[];
};

type Bytes = AsyncIterable<Buffer>;
type Learnt<K> = { sizeBytes: number; kind: K | undefined; hmacs: Hmac[] };

/** Which files are stored. Both functions refuse. */
type Welcome<K extends string> = {
  mostBytes: number;
  tooLarge: () => never;
  /** Judged by the first bytes. */
  kindOf: (beginning: Buffer) => K;
};

const STORE_IS_FULL = new Set(['ENOSPC', 'EDQUOT']);
const RETRY_WHEN_FULL_SECONDS = 300;

/**
 * Stores an upload as it was sent, then examines it in the storage (D32), so that a slow sender blocks nobody and nothing is held
 * in memory. Refuses as `storeDocument`, `assertNoVirus` and `assertSound`; a refused file is deleted.
 */
export async function keepDocument(context: Context, upload: UploadedFile, accountId: number): Promise<KeptDocument> {
  const { kind, kept } = await storeDocument(context, upload);
  const open = () => context.files.read(kept.storage_key);
  try {
    await assertNoVirus(context, open);
    await assertSound(context, { accountId, open }, kind);
  } catch (error) {
    // no row knows the file yet, so it is deleted whatever the reason of the failure
    await context.files.remove(kept.storage_key);
    throw error;
  }
  return kept;
}

/**
 * Stores an upload piece by piece while it arrives, checking only its beginning and its size. Refuses with `missing_file`,
 * `incorrect_file_type`, `file_is_heic`, `file_too_large`, `upload_interrupted` and `storage_full`.
 */
export async function storeDocument(
  context: Context,
  upload: UploadedFile,
): Promise<{ kind: FileKind; kept: KeptDocument }> {
  const { kind, kept } = await store(context, upload, {
    mostBytes: MAX_UPLOAD_BYTES,
    tooLarge: () => refuse('file_too_large'),
    kindOf: (beginning) => fileKindOf(beginning) ?? refuse(unknownKindRefusal(beginning)),
  });
  return { kind, kept: { ...kept, content_type: mediaTypes[kind] } };
}

/**
 * Stores a file that is no document, for topics that examine it themselves: its kind is its content type. Refuses as `welcome` says,
 * and with `missing_file`, `upload_interrupted`, `storage_full` and as `assertNoVirus`.
 */
export async function keepOtherFile(
  context: Context,
  upload: UploadedFile,
  welcome: Welcome<string>,
): Promise<KeptDocument> {
  const { kind, kept } = await store(context, upload, welcome);
  try {
    await assertNoVirus(context, () => context.files.read(kept.storage_key));
  } catch (error) {
    await context.files.remove(kept.storage_key);
    throw error;
  }
  return { ...kept, content_type: kind };
}

/**
 * Enters the row of a kept file. Only a refusal proves that there is no row, and then the file is deleted; what other failures leave
 * behind is deleted by the sweep.
 */
export async function enterKept<R>(
  { files }: Context,
  { storage_key }: KeptDocument,
  enter: () => Promise<R>,
): Promise<R> {
  try {
    return await enter();
  } catch (error) {
    if (error instanceof Refusal) await files.remove(storage_key);
    throw error;
  }
}

type Stored<K> = { kind: K; kept: Omit<KeptDocument, 'content_type'> };

async function store<K extends string>(
  context: Context,
  upload: UploadedFile,
  welcome: Welcome<K>,
): Promise<Stored<K>> {
  const learnt: Learnt<K> = { sizeBytes: 0, kind: undefined, hmacs: openDocumentDigests(context.vault) };
  const source = measured(withBeginning(arriving(upload)), learnt, { filename: upload.filename, welcome });
  const storage_key = await save(context, source);
  const { kind = refuse('incorrect_file_type'), sizeBytes: size_bytes } = learnt;
  const [content_digest = Buffer.alloc(0), ...older_digests] = learnt.hmacs.map((hmac) => hmac.digest());
  return { kind, kept: { storage_key, size_bytes, content_digest, older_digests } };
}

async function save(context: Context, source: Bytes): Promise<string> {
  try {
    return await context.files.save(source);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!STORE_IS_FULL.has(code)) throw error;
    return refuse('storage_full', { retryAfterSeconds: RETRY_WHEN_FULL_SECONDS });
  }
}

/** The same bytes, with a first piece long enough to recognise the kind. */
async function* withBeginning(source: Bytes): AsyncGenerator<Buffer> {
  let beginning: Buffer = Buffer.alloc(0);
  let isLong = false;
  for await (const bytes of source) {
    if (isLong) {
      yield bytes;
      continue;
    }
    beginning = Buffer.concat([beginning, bytes]);
    isLong = beginning.length >= FILE_KIND_BYTES;
    if (isLong) yield beginning;
  }
  if (!isLong) yield beginning;
}

async function* measured<K extends string>(
  source: Bytes,
  learnt: Learnt<K>,
  { filename, welcome }: { filename: string; welcome: Welcome<K> },
): AsyncGenerator<Buffer> {
  for await (const bytes of source) {
    learnt.sizeBytes += bytes.length;
    // a form without a chosen file sends an empty file without a name
    if (learnt.sizeBytes === 0 && filename === '') refuse('missing_file');
    if (learnt.sizeBytes > welcome.mostBytes) welcome.tooLarge();
    learnt.kind ??= welcome.kindOf(bytes);
    for (const hmac of learnt.hmacs) hmac.update(bytes);
    yield bytes;
  }
}
