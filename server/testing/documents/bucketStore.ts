import { createHash, randomUUID } from 'node:crypto';

/** A bucket's answer: a status with a text (S3's XML), an object's bytes, or a part's ETag. */
export type BucketAnswer = { status: number; body?: string | Buffer; etag?: string };

export type UnfinishedUpload = { key: string; begunAt: Date; parts?: Map<number, Buffer> };

/** S3 refuses a smaller part, unless it is the last one. */
const SMALLEST_PART = 5 * 1024 * 1024;
const MOST_PARTS = 10_000;

type Wish = { method: string; key: string; query: URLSearchParams; body: Buffer };
type Kept = {
  objects: Map<string, { bytes: Buffer; savedAt: Date }>;
  unfinished: Map<string, UnfinishedUpload>;
};

/** The objects of one bucket, with S3's rules: an object is whole or absent, parts are ordered, ETags compared. */
export function openBucketStore() {
  const kept: Kept = { objects: new Map(), unfinished: new Map() };
  return { unfinished: kept.unfinished, answer: (wish: Wish) => answerOf(kept, wish) };
}

function answerOf(kept: Kept, wish: Wish): BucketAnswer {
  const { key, query, method } = wish;
  const uploadId = query.get('uploadId');
  if (key === '') return aboutBucket(kept, wish);
  if (uploadId !== null) return aboutUpload(kept, uploadId, wish);
  if (method === 'POST' && query.has('uploads')) return begin(kept, key);
  return aboutObject(kept, wish);
}

function aboutBucket({ objects, unfinished }: Kept, { method, query }: Wish): BucketAnswer {
  if (method === 'HEAD') return { status: 200 };
  if (method !== 'GET') return refused(405, 'MethodNotAllowed');
  const prefix = query.get('prefix') ?? '';
  if (query.has('uploads')) return listUploads(unfinished, prefix);
  if (query.get('list-type') === '2') return listObjects(objects, prefix);
  return refused(501, 'NotImplemented');
}

function aboutObject({ objects }: Kept, { method, key, body }: Wish): BucketAnswer {
  if (method === 'PUT') {
    objects.set(key, { bytes: body, savedAt: new Date() });
    return { status: 200, etag: tagOf(body) };
  }
  if (method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  if (method !== 'GET') return refused(405, 'MethodNotAllowed');
  const found = objects.get(key);
  return found ? { status: 200, body: found.bytes, etag: tagOf(found.bytes) } : refused(404, 'NoSuchKey');
}

function begin({ unfinished }: Kept, key: string): BucketAnswer {
  const id = randomUUID();
  unfinished.set(id, { key, begunAt: new Date(), parts: new Map() });
  return { status: 200, body: tag('InitiateMultipartUploadResult', tag('UploadId', id)) };
}

function aboutUpload(kept: Kept, id: string, wish: Wish): BucketAnswer {
  const upload = kept.unfinished.get(id);
  if (upload?.key !== wish.key) return refused(404, 'NoSuchUpload');
  const { parts = new Map<number, Buffer>() } = upload;
  if (wish.method === 'PUT') return putPart(parts, wish);
  if (wish.method === 'POST') {
    const whole = putTogether(parts, String(wish.body));
    if (!Buffer.isBuffer(whole)) return whole;
    kept.objects.set(wish.key, { bytes: whole, savedAt: new Date() });
  }
  kept.unfinished.delete(id);
  if (wish.method === 'DELETE') return { status: 204 };
  return { status: 200, body: tag('CompleteMultipartUploadResult', tag('Key', wish.key)) };
}

function putPart(parts: Map<number, Buffer>, { query, body }: Wish): BucketAnswer {
  const number = Number(query.get('partNumber'));
  if (!(number >= 1 && number <= MOST_PARTS)) return refused(400, 'InvalidArgument');
  parts.set(number, body);
  return { status: 200, etag: tagOf(body) };
}

/** An error in S3's XML format. */
export function refused(status: number, code: string): BucketAnswer {
  return { status, body: `<Error>${tag('Code', code)}</Error>` };
}

/** Joins the parts that the client lists, if they are the received ones, in order, and only the last is small. */
function putTogether(given: Map<number, Buffer>, wish: string): Buffer | BucketAnswer {
  const named = [...wish.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
  const chosen: Buffer[] = [];
  let before = 0;
  for (const [, number = '', told = ''] of named) {
    const part = given.get(Number(number));
    if (!part || tagOf(part) !== told.replace(/&#34;|&quot;/g, '"')) return refused(400, 'InvalidPart');
    if (Number(number) <= before) return refused(400, 'InvalidPartOrder');
    before = Number(number);
    chosen.push(part);
  }
  if (chosen.length === 0) return refused(400, 'MalformedXML');
  if (chosen.slice(0, -1).some((part) => part.length < SMALLEST_PART)) return refused(400, 'EntityTooSmall');
  return Buffer.concat(chosen);
}

function listObjects(objects: Map<string, { savedAt: Date }>, prefix: string): BucketAnswer {
  const entries = [...objects]
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, { savedAt }]) => tag('Contents', tag('Key', key) + tag('LastModified', savedAt.toISOString())));
  return { status: 200, body: tag('ListBucketResult', tag('IsTruncated', 'false') + entries.join('')) };
}

function listUploads(unfinished: Map<string, UnfinishedUpload>, prefix: string): BucketAnswer {
  const entries = [...unfinished]
    .filter(([, { key }]) => key.startsWith(prefix))
    .map(([id, { key, begunAt }]) =>
      tag('Upload', tag('Key', key) + tag('UploadId', id) + tag('Initiated', begunAt.toISOString())),
    );
  return { status: 200, body: tag('ListMultipartUploadsResult', tag('IsTruncated', 'false') + entries.join('')) };
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function tag(name: string, inside: string): string {
  return `<${name}>${inside}</${name}>`;
}
