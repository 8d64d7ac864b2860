import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../domain/shared/refusal.ts';
import type { UploadedFile } from './route.ts';

type Parts = AsyncIterator<Multipart>;
type Fields = Record<string, string>;

/** Opens the one file of a multipart request without reading it; text fields may come before and after it. */
export async function openUpload(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Refusal('missing_file', 'invalid');
  const parts = request.parts();
  const fields: Fields = {};
  const file = await nextFile(parts, fields);
  if (!file) throw new Refusal('missing_file', 'invalid');
  return {
    filename: file.filename ?? '',
    stream: file.file,
    fields: async () => {
      await nextFile(parts, fields);
      return fields;
    },
  };
}

/**
 * The bytes of an upload. After an early refusal the rest is still read, so that the sender gets the answer instead of a broken
 * connection.
 */
export async function* arriving({ stream }: Pick<UploadedFile, 'stream'>): AsyncGenerator<Buffer> {
  try {
    yield* stream.iterator({ destroyOnReturn: false });
  } catch {
    throw new Refusal('upload_interrupted', 'unreadable');
  } finally {
    stream.resume();
  }
}

/** Goes on to the next file, or to the end, collecting text fields on the way. */
async function nextFile(parts: Parts, fields: Fields) {
  for (let part = await nextPart(parts); part; part = await nextPart(parts)) {
    if (part.type === 'file') return part;
    if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  return undefined;
}

async function nextPart(parts: Parts): Promise<Multipart | undefined> {
  try {
    const { value, done } = await parts.next();
    return done ? undefined : value;
  } catch (error) {
    // the framework has its own status for too many fields or files
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) throw error;
    throw new Refusal('upload_interrupted', 'unreadable');
  }
}
