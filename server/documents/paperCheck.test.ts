import { randomFillSync } from 'node:crypto';
import { crc32 as crc, deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type FileKind, fileKindOf } from '../../domain/documents/fileKind.ts';
import { Refusal } from '../../domain/shared/refusal.ts';
import { anObjectStream, aPdf, aPdfStream } from '../testing/paperBuilders.ts';
import { openPaperCheck } from './paperCheck.ts';

const script = '/S /JavaScript /JS (app.alert\\(1\\))';
const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#c33' } });

describe('a PDF that is only paper is accepted', () => {
  test.each<[string, Buffer]>([
    ['a bare one', aPdf()],
    ['one that opens at a page', aPdf('/OpenAction [3 0 R /FitH null]')],
    ['one with links', aPdf('/AA << /O << /S /URI /URI (https://example.at) >> >>')],
    ['one with names that only begin alike', aPdf('/EncryptMetadata true /LaunchPad 1 /JS0 2')],
    ['one with packed objects', aPdf('', [anObjectStream('<< /Type /Page >>')])],
    [
      'one with packed objects in an array of one filter',
      aPdf('', [anObjectStream('<< >>', objStm('[/FlateDecode]'))]),
    ],
    ['one with a picture', aPdf('', [aPdfStream('/Subtype /Image /Filter /DCTDecode /N 3', Buffer.alloc(9_000, 7))])],
    ['one with packed data that are no objects', aPdf('', [aPdfStream('/Filter /FlateDecode', deflateSync('BT ET'))])],
  ])('%s', async (_what, pdf) => {
    expect(await verdictOf(pdf)).toBe('accepted');
  });

  test('one that a PDF writer made', async () => {
    expect(await verdictOf(await written())).toBe('accepted');
  });

  test('fifteen megabytes of random picture data, in reasonable time', async () => {
    const began = performance.now();

    expect(await verdictOf(aPdf('', [aPdfStream('/Subtype /Image', randomFillSync(Buffer.alloc(14_000_000)))]))).toBe(
      'accepted',
    );

    expect(performance.now() - began).toBeLessThan(5_000);
  });
});

describe('a PDF that does more than paper is not safe', () => {
  test.each<[string, Buffer]>([
    ['a script', aPdf(`/OpenAction << ${script} >>`)],
    ['a script whose name is written with codes', aPdf('/OpenAction << /S /J#61va#53cript >>')],
    ['a script of a rendition', aPdf('/AA << /S /Rendition /JS (x) >>')],
    ['a name right at a bracket', aPdf('/Names<</JavaScript<<>>>>')],
    ['a program to launch', aPdf('/OpenAction << /S /Launch /F (cmd.exe) >>')],
    // a Windows reader that opens it logs in at the stranger's server (CVE-2018-4993)
    ['a jump into a file on another machine', aPdf('/AA << /O << /S /GoToR /D [0 /Fit] /F (//10.0.0.1/share) >> >>')],
    ['an embedded file', aPdf('/Names << /EmbeddedFiles << >> >>')],
    ['an attachment', aPdf('', [aPdfStream('/Type /EmbeddedFile', Buffer.from('x'))])],
    ['rich media', aPdf('/Annots [ << /Subtype /RichMedia >> ]')],
    ['an XFA form', aPdf('/AcroForm << /XFA 8 0 R >>')],
    ['encryption', aPdf('', [Buffer.from('trailer << /Encrypt 9 0 R >>\n')])],
    ['a script in packed objects', aPdf('', [anObjectStream(`<< ${script} >>`)])],
    ['packed objects that hide their type', aPdf('', [anObjectStream(`<< ${script} >>`, hidden())])],
    ['packed objects with a coded type', aPdf('', [anObjectStream(`<< ${script} >>`, hidden('/Type /Obj#53tm'))])],
    ['packed objects packed twice', aPdf('', [anObjectStream('<< >>', objStm('[/ASCIIHexDecode /FlateDecode]'))])],
    ['packed objects of another packing', aPdf('', [anObjectStream('<< >>', objStm('/LZWDecode'))])],
    ['packed objects whose packing stands elsewhere', aPdf('', [anObjectStream('<< >>', objStm('6 0 R'))])],
    ['packed objects that cannot be unpacked', aPdf('', [aPdfStream(objStm('/FlateDecode'), Buffer.from('garbage'))])],
    ['packed objects that end in the middle', aPdf('', [aPdfStream(objStm('/FlateDecode'), halfPacked())])],
    ['a dictionary hidden behind a false one', aPdf('', [anObjectStream(`<< ${script} >>`, behindFalseOne())])],
    ['a script in a string that another reader takes for an object', aPdf(`/Title (endobj 9 0 obj << ${script} >>)`)],
    ['a script inside other data', aPdf('', [aPdfStream('/Length 60', Buffer.from(`9 0 obj << ${script} >> endobj`))])],
    ['packed objects inside other data', aPdf('', [aPdfStream('/Length 600', anObjectStream(`<< ${script} >>`))])],
    [
      'packed objects after a long comment',
      aPdf('', [anObjectStream(`<< ${script} >>`, `${hidden()} ${longComment()}`)]),
    ],
    ['packed objects that unpack to a mountain', aPdf('', [anObjectStream(' '.repeat(70_000_000))])],
  ])('%s', async (_what, pdf) => {
    expect(await verdictOf(pdf)).toBe('file_not_safe');
  });

  test('a script is found wherever the network cuts the file', async () => {
    const plain = aPdf(`/OpenAction << ${script} >>`);
    const packed = aPdf('', [anObjectStream(`<< ${script} >>`)]);

    for (let size = 8; size < 60; size += 1) {
      expect([size, await verdictOf(plain, size), await verdictOf(packed, size)]).toEqual([
        size,
        'file_not_safe',
        'file_not_safe',
      ]);
    }
  });

  test('a file made to keep the look busy is given up on', async () => {
    const busy = Buffer.from('1 0 obj<<(stream\n'.repeat(500_000));
    const began = performance.now();

    expect(await verdictOf(Buffer.concat([Buffer.from('%PDF-1.7\n'), busy, Buffer.from('%%EOF')]))).toBe(
      'file_not_safe',
    );

    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

test('a long comment with a false dictionary in it hides nothing', async () => {
  const comment = `%${'x'.repeat(70_000)} 1 0 obj <<\n`;

  expect(await verdictOf(aPdf('', [anObjectStream(`<< ${script} >>`, `${hidden()} ${comment}`)]))).toBe(
    'file_not_safe',
  );
});

test('many that are begun and never ended are given up on', async () => {
  const begun = Buffer.from('1 0 obj<<(\n'.repeat(30));

  expect(await verdictOf(aPdf('', [begun]))).toBe('file_not_safe');
});

test('a PDF without end is none', async () => {
  expect(await verdictOf(aPdf().subarray(0, -10))).toBe('incorrect_file_type');
});

describe('pictures', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['a PNG', () => picture().png().toBuffer()],
    ['a PNG with palette', () => picture().png({ palette: true }).toBuffer()],
    ['a JPEG', () => picture().jpeg().toBuffer()],
    ['a progressive JPEG', () => picture().jpeg({ progressive: true }).toBuffer()],
    ['a noisy JPEG with restart marks', noisyJpeg],
    [
      'a JPEG from a telephone, with a film behind it',
      async () => behind(await picture().jpeg().toBuffer(), 'ftypmp42'),
    ],
  ])('%s is accepted, however the network cuts it', async (_what, make) => {
    const bytes = await make();

    for (const size of [8, 9, 17, 64, 1_000, 1_000_000]) {
      expect([size, await verdictOf(bytes, size)]).toEqual([size, 'accepted']);
    }
  });

  test.each<[string, string, () => Promise<Buffer>]>([
    [
      'a PNG with a program behind it',
      'file_not_safe',
      async () => behind(await picture().png().toBuffer(), 'PK\x03\x04'),
    ],
    ['a JPEG with a PDF behind it', 'file_not_safe', async () => behind(await picture().jpeg().toBuffer(), '%PDF-1.4')],
    [
      'a JPEG with a page behind it',
      'file_not_safe',
      async () => behind(await picture().jpeg().toBuffer(), '<SCRIPT>'),
    ],
    [
      'a PNG of too many pixels',
      'file_not_safe',
      async () => pngOfSize(await picture().png().toBuffer(), 20_000, 20_000),
    ],
    ['a JPEG of too many pixels', 'file_not_safe', async () => jpegOfSize(await picture().jpeg().toBuffer(), 20_000)],
    ['a PNG of no pixels', 'incorrect_file_type', async () => pngOfSize(await picture().png().toBuffer(), 0, 10)],
    ['a PNG with a broken head', 'incorrect_file_type', async () => broken(await picture().png().toBuffer(), 18)],
    ['half a PNG', 'incorrect_file_type', async () => (await picture().png().toBuffer()).subarray(0, 60)],
    ['half a JPEG', 'incorrect_file_type', async () => (await picture().jpeg().toBuffer()).subarray(0, 200)],
    ['nothing but a JPEG’s beginning', 'incorrect_file_type', async () => Buffer.from('ffd8ffe000104a464946', 'hex')],
    [
      'text that begins like a PNG',
      'incorrect_file_type',
      async () => behind(await pngSignature(), 'hello world, this is text'),
    ],
  ])('%s is %s', async (_what, verdict, make) => {
    expect(await verdictOf(await make())).toBe(verdict);
  });
});

async function verdictOf(bytes: Buffer, pieceSize = 64 * 1024): Promise<string> {
  const kind: FileKind | undefined = fileKindOf(bytes);
  if (!kind) return 'incorrect_file_type';
  const check = openPaperCheck(kind);
  try {
    for (let start = 0; start < bytes.length; start += pieceSize) {
      await check.take(bytes.subarray(start, start + pieceSize));
    }
    await check.finish();
    return 'accepted';
  } catch (error) {
    if (error instanceof Refusal) return error.key;
    throw error;
  }
}

function objStm(filter: string): string {
  return `/Type /ObjStm /N 1 /First 4 /Filter ${filter}`;
}

function hidden(type = ''): string {
  return `${type} /N 1 /First 4 /Filter /FlateDecode`;
}

function behindFalseOne(): string {
  return `${hidden()} /Note (1 0 obj << /Filter /FlateDecode) /More (2 0 obj`.concat(')');
}

function longComment(): string {
  return `%${'x'.repeat(20_000)}\n`;
}

function halfPacked(): Buffer {
  return deflateSync(randomFillSync(Buffer.alloc(900))).subarray(0, 300);
}

async function written(): Promise<Buffer> {
  const document = new PDFDocument({ info: { Title: 'Meldezettel' } });
  document.text('Ayşe Yılmaz, Favoritenstraße').image(await picture().png().toBuffer());
  document.end();
  return Buffer.concat(await document.toArray());
}

async function noisyJpeg(): Promise<Buffer> {
  const raw = randomFillSync(Buffer.alloc(200 * 200 * 3));
  return sharp(raw, { raw: { width: 200, height: 200, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

function behind(bytes: Buffer, text: string): Buffer {
  return Buffer.concat([bytes, Buffer.from(text, 'latin1')]);
}

async function pngSignature(): Promise<Buffer> {
  return (await picture().png().toBuffer()).subarray(0, 8);
}

function pngOfSize(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc(changed.subarray(12, 29)), 29);
  return changed;
}

function jpegOfSize(jpeg: Buffer, side: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(side, frame + 5);
  changed.writeUInt16BE(side, frame + 7);
  return changed;
}

function broken(bytes: Buffer, index: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(index) ^ 0xff, index);
  return changed;
}
