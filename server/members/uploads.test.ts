import { connect } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../domain/documents/fileKind.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { aLoggedInClient } from '../testing/builders.ts';
import { multipart, type TestClient } from '../testing/client.ts';
import { aPdf, aPdfStream, type DocumentFile, passport, sendDocument } from '../testing/documents/documentBuilders.ts';
import { documentsIn } from '../testing/documents/storedDocuments.ts';
import { testServer } from '../testing/testServer.ts';

const { downloadDocument } = membersContract;

const server = testServer();
let client: TestClient;
let member: number;
beforeEach(async () => {
  const applicant = await aLoggedInClient(server);
  client = applicant.client;
  member = applicant.household.main_member_id;
});

describe('an upload', () => {
  test('is stored and comes back byte by byte, as an attachment', async () => {
    const { status, body } = await upload({ type: 'passport' }, passport);
    const { id } = body as { id: number };

    const file = await client.call(downloadDocument, { id: String(id) });

    expect(status).toBe(201);
    expect(body).toEqual({
      id,
      name: 'Reisepass Ayşe.pdf',
      type: 'passport',
      content_type: 'application/pdf',
      size_bytes: passport.bytes.length,
      created_at: '2027-01-11T11:00:00.000Z',
      verified_at: null,
      refused_at: null,
      refused_reason: null,
      valid_until: null,
    });
    expect(file.bytes.equals(passport.bytes)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Reisepass%20Ay%C5%9Fe.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-length': String(passport.bytes.length),
    });
  });

  test('may have its type after the file, and a file name', async () => {
    const { body, headers } = multipart({}, { ...passport });
    const text = body.toString('latin1').replace(/--vefa-test-boundary--\r\n$/, '');
    const later =
      '--vefa-test-boundary\r\ncontent-disposition: form-data; name="type"\r\n\r\nother\r\n' +
      '--vefa-test-boundary\r\ncontent-disposition: form-data; name="name"\r\n\r\nMeldezettel\r\n--vefa-test-boundary--\r\n';

    const answer = await client.send('POST', url(), Buffer.from(text + later, 'latin1'), headers);
    const file = await client.call(downloadDocument, { id: String((answer.body as { id: number }).id) });

    expect([answer.status, answer.body]).toMatchObject([201, { type: 'other', name: 'Meldezettel' }]);
    expect(file.headers['content-disposition']).toContain('Meldezettel.pdf');
  });

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\Ayşe\\pass.pdf', 'pass.pdf'],
    ['exe\u202Efdp.pdf', 'exefdp.pdf'],
    [`${'ü'.repeat(300)}.pdf`, `${'ü'.repeat(196)}.pdf`],
    ['\u200B', 'passport'],
  ])('from a file named %j is named %j', async (sent, kept) => {
    const { body } = await upload({ type: 'passport' }, { ...passport, name: sent });

    expect(body).toMatchObject({ name: kept });
  });

  // proves: rule.upload-size, constant.upload-size
  test('of exactly 15 MB is taken, of one byte more is not', async () => {
    const exact = await upload({ type: 'passport' }, { ...passport, bytes: pdfOfSize(MAX_UPLOAD_BYTES) });
    const more = await upload({ type: 'other' }, { ...passport, bytes: pdfOfSize(MAX_UPLOAD_BYTES + 1) });
    const muchMore = await upload({ type: 'other' }, { ...passport, bytes: pdfOfSize(2 * MAX_UPLOAD_BYTES) });

    expect([exact.status, exact.body]).toMatchObject([201, { size_bytes: MAX_UPLOAD_BYTES }]);
    expect([more.status, more.body]).toMatchObject([413, { message: 'file_too_large' }]);
    expect([muchMore.status, muchMore.body]).toMatchObject([413, { message: 'file_too_large' }]);
  });

  // proves: rule.upload-type
  test('is what its bytes say, not its name', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();

    const answer = await upload({ type: 'other' }, { name: 'foto.pdf', type: 'application/pdf', bytes: png });

    expect([answer.status, answer.body]).toMatchObject([201, { content_type: 'image/png' }]);
  });

  test.each<[string, Buffer, number, string]>([
    ['a program', Buffer.from('MZ this is no picture'), 415, 'incorrect_file_type'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 415, 'incorrect_file_type'],
    ['a photo of an iPhone', Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic'), 415, 'file_is_heic'],
    ['nothing', Buffer.alloc(0), 415, 'incorrect_file_type'],
    ['a PDF with a script', aPdf('/OpenAction << /S /JavaScript /JS (x) >>'), 415, 'file_not_safe'],
  ])('%s is refused and leaves nothing', async (_what, bytes, status, message) => {
    const before = await filesOf();

    const answer = await upload({ type: 'passport' }, { ...passport, bytes });

    expect([answer.status, answer.body]).toMatchObject([status, { message }]);
    expect(await filesOf()).toEqual(before);
  });

  test.each<[string, Record<string, string>, string]>([
    ['without type', {}, 'type'],
    ['of an unknown type', { type: 'selfie' }, 'type'],
    ['with a name that is too long', { type: 'other', name: 'x'.repeat(201) }, 'name'],
  ])('%s is refused and leaves nothing', async (_what, fields, field) => {
    const before = await filesOf();

    const answer = await upload(fields, passport);

    expect([answer.status, answer.body]).toMatchObject([422, { errors: { [field]: [expect.any(String)] } }]);
    expect(await filesOf()).toEqual(before);
  });

  test('without a file is refused with that reason', async () => {
    const { body, headers } = multipart({ type: 'passport' });
    const empty = multipart(
      { type: 'passport' },
      { name: '', type: 'application/octet-stream', bytes: Buffer.alloc(0) },
    );

    const none = await client.send('POST', url(), body, headers);
    const nameless = await client.send('POST', url(), empty.body, empty.headers);
    const json = await client.send('POST', url(), { type: 'passport' });

    for (const answer of [none, nameless, json]) {
      expect([answer.status, answer.body]).toMatchObject([422, { message: 'missing_file' }]);
    }
  });

  test('with the same content is refused the second time, but not under another type', async () => {
    await upload({ type: 'passport' }, passport);
    const before = await filesOf();

    const again = await upload({ type: 'passport' }, { ...passport, name: 'other name.pdf' });

    expect([again.status, again.body]).toMatchObject([409, { message: 'file_already_exists' }]);
    expect(await filesOf()).toEqual(before);
    expect((await upload({ type: 'other' }, passport)).status).toBe(201);
  });

  test('sent many times at once is stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload({ type: 'passport' }, passport)));

    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(7).fill(409)]);
  });

  test('that is interrupted is not logged as an error and leaves nothing', async () => {
    const before = await filesOf();
    const { body, headers } = multipart({ type: 'passport' }, { ...passport, bytes: pdfOfSize(300_000) });

    const answer = await client.send('POST', url(), body.subarray(0, 200_000), headers);

    expect([answer.status, answer.body]).toMatchObject([400, { message: 'upload_interrupted' }]);
    expect(await filesOf()).toEqual(before);
  });

  test('from a browser that disconnects leaves nothing, and the server goes on', async () => {
    const before = await filesOf();

    await goAwayWhileSending();

    await expect.poll(filesOf).toEqual(before);
    expect((await upload({ type: 'passport' }, passport)).status).toBe(201);
  });
});

// proves: promise.6, promise.11
test('a full disk is a refusal that says when to come again, and passes', async () => {
  const { save } = server.context.files;
  server.context.files.save = () =>
    Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));

  const answer = await upload({ type: 'passport' }, passport);
  server.context.files.save = save;

  expect([answer.status, answer.body]).toMatchObject([503, { message: 'storage_full' }]);
  expect(answer.headers['retry-after']).toBe('300');
  expect((await upload({ type: 'passport' }, passport)).status).toBe(201);
});

function url(): string {
  return `/api/v1/member/${member}/document`;
}

function upload(fields: Record<string, string>, file: DocumentFile) {
  return sendDocument(client, member, fields, file);
}

function pdfOfSize(size: number): Buffer {
  const frame = aPdf('', [aPdfStream('/Subtype /Image', Buffer.alloc(0))]).length;
  const data = size - frame - String(size).length + 1;
  const pdf = aPdf('', [aPdfStream('/Subtype /Image', Buffer.alloc(data, 0x41))]);
  const missing = size - pdf.length;
  return aPdf('', [aPdfStream('/Subtype /Image', Buffer.alloc(data + missing, 0x41))]);
}

function filesOf(): Promise<string[]> {
  return documentsIn(join(server.folder, 'files'));
}

/** A browser that closes its connection during an upload. */
async function goAwayWhileSending(): Promise<void> {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  const { body, headers } = multipart({ type: 'passport' }, { ...passport, bytes: pdfOfSize(400_000) });
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const head = `POST ${url()} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${body.length}\r\n\r\n`;
  const socket = connect(address.port, '127.0.0.1');
  socket.write(head);
  socket.write(body.subarray(0, 250_000));
  await expect.poll(async () => (await filesOf()).some((name) => name.endsWith('.part'))).toBe(true);
  socket.destroy();
}
