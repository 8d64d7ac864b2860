import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../domain/shared/refusal.ts';
import type { UploadedFile } from './route.ts';

/** Opens the one file of a multipart request without reading it. */
export async function openUpload(request: FastifyRequest): Promise<UploadedFile> {
  if (!request.isMultipart()) throw new Refusal('missing_file', 'invalid');
  const part = await request.file().catch(() => {
    throw new Refusal('upload_interrupted', 'unreadable');
  });
  if (!part) throw new Refusal('missing_file', 'invalid');
  return {
    filename: part.filename ?? '',
    stream: part.file,
    fields: () => textFields(part.fields),
  };
}

function textFields(fields: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(fields).flatMap(([name, part]) => {
    if (typeof part !== 'object' || part === null || !('value' in part)) return [];
    return typeof part.value === 'string' ? [[name, part.value] as const] : [];
  });
  return Object.fromEntries(texts);
}
