import { randomFillSync } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import PDFKit from 'pdfkit';
import { expect, test } from 'vitest';
import { patience } from '../../scripts/lib/patience.mjs';
import { anObjectStream, aPdf, aPdfStream } from '../testing/documents/documentBuilders.ts';
import { examine } from './examination.ts';

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const object = (content: string, number = 5) => Buffer.from(`${number} 0 obj\n${content}\nendobj\n`, 'latin1');
const joined = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string, 'latin1')));
const upTo = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
const farBehind = (content: string) =>
  deflateSync(Buffer.concat([Buffer.alloc(65 * 1024 * 1024, 32), Buffer.from(content)]));
const multipartHead =
  '--x\r\nContent-Disposition: form-data; name="f"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';
const xml = (content: string) => aPdfStream('/Filter /FlateDecode', deflateSync(`<xdp:xdp>${content}</xdp:xdp>`), 8);

// proves: promise.6
test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a bare one', () => aPdf()],
  ['one that a PDF writer made', () => written({})],
  ['one behind a byte order mark', () => joined(Buffer.from('efbbbf', 'hex'), aPdf())],
  ['one behind line ends', () => joined('\r\n\r\n', aPdf())],
  ['one behind the head of a form', () => joined(multipartHead, aPdf())],
  ['one behind the beginning of a page', () => joined('<html>', aPdf())],
  ['one without %%EOF', () => aPdf().subarray(0, -6)],
  ['one with 8 kB behind its end', () => joined(aPdf(), Buffer.alloc(8_192, 10))],
  ['one with a page behind its end', () => joined(aPdf(), '<html><script>x</script>')],
  ...['1.3', '1.4', '1.7', '1.7ext3'].map((pdfVersion): [string, () => Promise<Buffer>] => [
    `one that opens, but asks for a password to be changed (${pdfVersion})`,
    () => written({ pdfVersion, ownerPassword: 'geheim', permissions: {} }),
  ]),
  ['one that opens at a page', () => aPdf('/OpenAction [3 0 R /FitH null]')],
  ['one that opens an address', () => aPdf('/OpenAction << /S /URI /URI (https://example.at) >>')],
  [
    'one that jumps into a file on another machine',
    () => aPdf('/AA << /O << /S /GoToR /D [0 /Fit] /F (//10.0.0.1/x) >> >>'),
  ],
  ['one with a thread on another machine', () => aPdf('/OpenAction << /S /Thread /F (//10.0.0.1/x) /D 0 >>')],
  [
    'one with a form that can be sent',
    () => aPdf('/AcroForm << /Fields [] /A << /S /SubmitForm /F (https://a.at) >> >>'),
  ],
  ['one with names that only begin alike', () => aPdf('/EncryptMetadata true /LaunchPad 1 /JS0 2')],
  ['one that writes of scripts', () => aPdf('/Title (What /JavaScript and /Launch are)')],
  ['one with a font called JS', () => aPdf('', [object('<< /Font << /JS 3 0 R >> >>')])],
  ['one with a list of no files', () => aPdf('/Names << /EmbeddedFiles << /Names [] >> /JavaScript << >> >>')],
  ['one with packed objects', () => aPdf('', [anObjectStream('<< /Type /ExtGState >>')])],
  ['one with a form in XML', () => joined(aPdf('/AcroForm << /Fields [] /XFA 8 0 R >>', [xml('<template/>')]))],
  ...Object.entries({
    'packed in no known way': '/Filter /Nothing',
    'packed as a picture': '/Filter /DCTDecode',
    'packed by a number': '/Filter 7',
    'packed twice, of which it is not once': '/Filter [/FlateDecode /FlateDecode] /DecodeParms [<< /Predictor 15 >>]',
    damaged: '/Filter /FlateDecode',
  }).map(([what, filter]): [string, () => Buffer] => [
    `one with a form in XML that is ${what}`,
    () => aPdf('/AcroForm << /Fields [] /XFA 8 0 R >>', [aPdfStream(filter, Buffer.from('abc'), 8)]),
  ]),
  [
    'one with fourteen megabytes of data',
    () => aPdf('', [aPdfStream('/Subtype /Image', randomFillSync(Buffer.alloc(14_000_000)))]),
  ],
])(
  '%s is accepted',
  async (_what, make) => {
    expect(await verdictOf(await make())).toBe('accepted');
  },
  patience(30_000),
);

test.each(['1.3', '1.4', '1.7', '1.7ext3'])(
  'one that needs a password to be opened says so (%s)',
  async (pdfVersion) => {
    expect(await verdictOf(await written({ pdfVersion, userPassword: 'u', ownerPassword: 'o' }))).toBe(
      'file_needs_password',
    );
  },
);

// proves: promise.6
test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a script', () => aPdf(`/OpenAction ${script}`)],
  ['a script whose name is written with codes', () => aPdf('/OpenAction << /S /J#61va#53cript >>')],
  ['a script whose name is in another object', () => aPdf('/OpenAction << /S 5 0 R >>', [object('/JavaScript')])],
  [
    'a script in a stream',
    () => aPdf('/AA << /O << /S /Rendition /JS 5 0 R >> >>', [aPdfStream('', Buffer.from('x'))]),
  ],
  ['a script of a rendition', () => aPdf('/AA << /O << /S /Rendition /JS (x) >> >>')],
  ['a script with a name', () => aPdf(`/Names << /JavaScript << /Names [(x) ${script}] >> >>`)],
  [
    'a script of a 3D picture',
    () =>
      aPdf('', [aPdfStream('/Type /3D /OnInstantiate 6 0 R', Buffer.from('x')), aPdfStream('', Buffer.from('x'), 6)]),
  ],
  ['a script to which nothing refers', () => aPdf('', [object(script)])],
  ['a script in packed objects', () => aPdf('', [anObjectStream(script)])],
  ['a script in packed objects of a file with a password', packedAndEncrypted],
  ['a script by a PDF writer', withScript],
  [
    'a script in a form in XML',
    () => aPdf('/AcroForm << /Fields [] /XFA [(a) 8 0 R] >>', [xml('<script contentType="x">y</script>')]),
  ],
  [
    'a script behind a form in XML that cannot be unpacked',
    () => aPdf(`/OpenAction ${script} /AcroForm << /XFA 8 0 R >>`, [aPdfStream('/Filter 7', Buffer.from('abc'), 8)]),
  ],
  ['a script in a file that only lenient readers open', () => aPdf(`/OpenAction ${script} /Broken <<`, [])],
  [
    'a script in an object that only lenient readers open, behind more than is unpacked',
    () => aPdf('', [joined('5 0 obj\n<< /A [ ) >>\nstream\n', farBehind(script), '\nendstream\nendobj\n')]),
  ],
  ['a program to launch', () => aPdf('/OpenAction << /S /Launch /F (cmd.exe) >>')],
  [
    'a program to launch from a link',
    () => aPdf('', [object('<< /Subtype /Link /A << /S /L#61unch /F (cmd.exe) >> >>')]),
  ],
  ['a file inside', () => aPdf('', [aPdfStream('/Type /EmbeddedFile', Buffer.from('MZ'))])],
  ['a file inside, by a PDF writer', withFile],
  ['a file that is only named', () => aPdf('', [object('<< /Type /Filespec /F (a.exe) /EF << /F 9 0 R >> >>')])],
  ['a file pinned to a page', () => aPdf('', [object('<< /Type /Annot /Subtype /FileAttachment >>')])],
])('one with %s is not safe', async (_what, make) => {
  expect(await verdictOf(await make())).toBe('file_not_safe');
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['half of one', async () => upTo(await written({}), 0.5)],
  ['half of one with packed objects', async () => upTo(await withScript(), 0.5)],
  ['text that begins like one', () => Buffer.from('%PDF-1.7 this is text')],
  [
    'one without pages',
    () =>
      joined(
        '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
        object('<< /Type /Pages /Kids [] /Count 0 >>', 2),
        'trailer\n<< /Root 1 0 R >>\n',
      ),
  ],
])('%s is damaged', async (_what, make) => {
  expect(await verdictOf(await make())).toBe('file_damaged');
});

async function verdictOf(bytes: Buffer): Promise<string> {
  return String(await examine('judge', bytes));
}

async function written(options: object): Promise<Buffer> {
  const document = new PDFKit(options);
  document.text('Ayşe Yılmaz, Favoritenstraße').addPage().text('2');
  document.end();
  return Buffer.concat(await document.toArray());
}

async function withScript(): Promise<Buffer> {
  const document = await aDocument();
  document.addJavaScript('x', 'app.alert(1)');
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

async function withFile(): Promise<Buffer> {
  const document = await aDocument();
  await document.attach(Buffer.from('MZ'), 'a.exe', { mimeType: 'application/octet-stream' });
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

/** Compressed and encrypted: no name can be read in the file. */
async function packedAndEncrypted(): Promise<Buffer> {
  const document = await aDocument();
  const action = document.context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') });
  document.catalog.set(PDFName.of('OpenAction'), document.context.register(action));
  document.encrypt({ userPassword: '', ownerPassword: 'geheim' });
  const bytes = Buffer.from(await document.save({ useObjectStreams: true }));
  expect(bytes.includes('/Encrypt')).toBe(true);
  return bytes;
}

async function aDocument(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.addPage();
  return document;
}
