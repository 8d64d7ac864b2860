import { text } from 'node:stream/consumers';
import { FileLost } from '../fileLost.ts';
import { type FileStorage, isStorageKey } from '../storage.ts';
import { asXmlText, elementsIn, textIn } from './s3Answers.ts';
import { isGood, openS3Client, outage, type S3Client, type S3Settings } from './s3Requests.ts';

/** The minimum of S3 for a part that is not the last one. */
const PART_BYTES = 5 * 1024 * 1024;
const PREFIX = 'files/';

/**
 * A bucket of an S3 store as storage. S3 guarantees that a file exists whole or not at all; of a large one only a part is in
 * memory at a time.
 */
export function openS3Storage(settings: S3Settings): FileStorage & { problem(): Promise<string | undefined> } {
  const client = openS3Client(settings);
  return {
    put: (name, bytes) => put(client, PREFIX + name, bytes),
    get: async (name) => {
      const answer = await client.send({ method: 'GET', name: PREFIX + name });
      if (isGood(answer)) return answer;
      answer.resume();
      if (answer.statusCode === 404) throw new FileLost(`the bucket has no ${name}`);
      throw new Error(`the bucket answers ${answer.statusCode} for ${name}`);
    },
    remove: async (name) => void (await client.ask({ method: 'DELETE', name: PREFIX + name })),
    list: () => list(client),
    readNote: (name) => readNote(client, PREFIX + name),
    removeUnfinished: (olderThan) => removeUnfinished(client, olderThan),
    isReachable: async () => (await problemOf(client).catch(String)) === undefined,
    problem: () => problemOf(client),
  };
}

async function readNote(client: S3Client, name: string): Promise<string | undefined> {
  const answer = await client.send({ method: 'GET', name });
  const said = await text(answer).catch(outage);
  if (isGood(answer)) return said;
  if (answer.statusCode === 404) return undefined;
  throw new Error(`the bucket answers ${answer.statusCode} for ${name}`);
}

/** Why the bucket cannot be used; refuses with `service_unavailable` if it does not answer. */
async function problemOf(client: S3Client): Promise<string | undefined> {
  const answer = await client.send({ method: 'HEAD' });
  answer.resume();
  if (isGood(answer)) return undefined;
  if (answer.statusCode === 404) return 'there is no such bucket';
  if (answer.statusCode === 403) return 'the keys do not open the bucket';
  return `the bucket answers ${answer.statusCode}`;
}

async function put(client: S3Client, name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  const parts = partsOf(bytes);
  const first = await parts.next();
  if (first.done) throw new Error('nothing to keep');
  if (first.value.isLast) return void (await client.ask({ method: 'PUT', name, body: first.value.part }));
  const begun = await client.ask({ method: 'POST', name, query: { uploads: '' } });
  const uploadId = textIn(begun, 'UploadId') ?? outage('the bucket begins no upload');
  try {
    const tags = [await putPart(client, { name, uploadId, number: 1, body: first.value.part })];
    for await (const { part } of parts) {
      tags.push(await putPart(client, { name, uploadId, number: tags.length + 1, body: part }));
    }
    await complete(client, { name, uploadId, tags });
  } catch (error) {
    // what cannot be aborted now is swept later
    await client.ask({ method: 'DELETE', name, query: { uploadId } }).catch(() => undefined);
    throw error;
  }
}

type Part = { name: string; uploadId: string; number: number; body: Buffer };

async function putPart(client: S3Client, { name, uploadId, number, body }: Part): Promise<string> {
  const query = { partNumber: String(number), uploadId };
  const answer = await client.send({ method: 'PUT', name, query, body });
  answer.resume();
  const { etag } = answer.headers;
  if (!isGood(answer) || !etag) throw new Error(`the bucket answers ${answer.statusCode} for a part`);
  return etag;
}

async function complete(client: S3Client, wish: { name: string; uploadId: string; tags: string[] }): Promise<void> {
  const { name, uploadId, tags } = wish;
  const parts = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${asXmlText(tag)}</ETag></Part>`);
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
  const answer = await client.ask({ method: 'POST', name, query: { uploadId }, body });
  // S3 may begin with status 200 and then report an error
  const problem = textIn(answer, 'Code');
  if (problem) throw new Error(`the bucket did not put the parts together: ${problem}`);
}

async function* partsOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<{ part: Buffer; isLast: boolean }> {
  let kept: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of source) {
    if (size >= PART_BYTES) {
      yield { part: Buffer.concat(kept), isLast: false };
      kept = [];
      size = 0;
    }
    kept.push(bytes);
    size += bytes.length;
  }
  yield { part: Buffer.concat(kept), isLast: true };
}

async function* list(client: S3Client): AsyncGenerator<{ name: string; savedAt: Date }> {
  let after: string | undefined;
  do {
    const query = { 'list-type': '2', prefix: PREFIX, ...(after ? { 'continuation-token': after } : {}) };
    const page = await client.ask({ method: 'GET', query });
    for (const entry of elementsIn(page, 'Contents')) {
      const name = textIn(entry, 'Key')?.slice(PREFIX.length) ?? '';
      if (isStorageKey(name)) yield { name, savedAt: new Date(textIn(entry, 'LastModified') ?? '') };
    }
    after = textIn(page, 'NextContinuationToken');
  } while (after);
}

async function removeUnfinished(client: S3Client, olderThan: Date): Promise<number> {
  let removed = 0;
  let after: Record<string, string> | undefined = {};
  while (after) {
    const page: string = await client.ask({ method: 'GET', query: { uploads: '', prefix: PREFIX, ...after } });
    for (const entry of elementsIn(page, 'Upload')) {
      const [name, uploadId] = [textIn(entry, 'Key'), textIn(entry, 'UploadId')];
      const begunAt = new Date(textIn(entry, 'Initiated') ?? '');
      if (!name || !uploadId || !(begunAt < olderThan)) continue;
      await client.ask({ method: 'DELETE', name, query: { uploadId } });
      removed += 1;
    }
    after = nextPage(page);
  }
  return removed;
}

function nextPage(page: string): Record<string, string> | undefined {
  const key = textIn(page, 'NextKeyMarker');
  if (textIn(page, 'IsTruncated') !== 'true' || !key) return undefined;
  return { 'key-marker': key, 'upload-id-marker': textIn(page, 'NextUploadIdMarker') ?? '' };
}
