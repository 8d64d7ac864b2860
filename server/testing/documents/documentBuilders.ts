import { deflateSync } from 'node:zlib';
import { multipart, type TestClient } from '../client.ts';

/** A PDF of one empty page whose catalogue contains `catalog`; readers find its objects without a table. */
export function aPdf(catalog = '', more: readonly Buffer[] = []): Buffer {
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n`, 'latin1'),
    Buffer.from('2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n'),
    Buffer.from('3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n'),
    ...more,
    Buffer.from('trailer\n<< /Root 1 0 R /Size 9 >>\nstartxref\n0\n%%EOF\n'),
  ]);
}

/** A stream object with this dictionary. */
export function aPdfStream(dictionary: string, data: Buffer, number = 5): Buffer {
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}

/** An object stream, compressed like PDF writers do, unless `dictionary` says otherwise. */
export function anObjectStream(
  content: string,
  dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
): Buffer {
  return aPdfStream(dictionary, deflateSync(Buffer.from(`7 0 ${content}`, 'latin1')));
}

export type DocumentFile = { name: string; type: string; bytes: Buffer };

export const passport: DocumentFile = { name: 'Reisepass Ayşe.pdf', type: 'application/pdf', bytes: aPdf() };

/** Uploads a document of a person like a browser. */
export function sendDocument(client: TestClient, memberId: number, fields: Record<string, string>, file: DocumentFile) {
  const { body, headers } = multipart(fields, file);
  return client.send('POST', `/api/v1/member/${memberId}/document`, body, headers);
}
