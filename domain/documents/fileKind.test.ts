import { expect, it } from 'vitest';
import { FILE_KIND_BYTES, fileKindOf, MAX_UPLOAD_BYTES, unknownKindRefusal } from './fileKind.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

// proves: constant.upload-types, rule.upload-type
it.each([
  ['a JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF', 'jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n....', 'png'],
  ['a PDF', '%PDF-1.7\n', 'pdf'],
  ['a web page', '<!doctype html>', undefined],
  ['a program', 'MZ\x90\x00', undefined],
  ['a GIF', 'GIF89a', undefined],
  ['half a PNG mark', '\x89PNG', undefined],
  ['a PDF behind a byte order mark', '\xef\xbb\xbf%PDF-1.7', 'pdf'],
  ['a PDF behind line ends', '\r\n\r\n%PDF-1.7', 'pdf'],
  ['a PDF behind the head of a form', '--x\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7', 'pdf'],
  ['a PDF as far in as readers look', `${' '.repeat(1019)}%PDF-`, 'pdf'],
  ['a PDF further in', `${' '.repeat(1020)}%PDF-1.7`, undefined],
  ['a photo of an iPhone', '\0\0\0\x24ftypheic', undefined],
  ['nothing', '', undefined],
])('%s is recognised by its bytes', (_, content, kind) => {
  expect(fileKindOf(bytes(content))).toBe(kind);
  expect(fileKindOf(bytes(content.slice(0, FILE_KIND_BYTES)))).toBe(kind);
});

// proves: constant.upload-size
it('fifteen megabytes are fifteen times 1024 times 1024 bytes', () => {
  expect(MAX_UPLOAD_BYTES).toBe(15_728_640);
});

// departs: rule.upload-type
it.each([
  ['a photo of an iPhone', '\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'file_is_heic'],
  ['one of several pictures', '\0\0\0\x18ftypmif1', 'file_is_heic'],
  ['a photo of a newer iPhone', '\0\0\0\x1cftypMiHE\0\0\0\0mif1heic', 'file_is_heic'],
  ['one with a brand of tomorrow', '\0\0\0\x1cftypxyz1\0\0\0\0miafheic', 'file_is_heic'],
  ['an AVIF', '\0\0\0\x1cftypavif\0\0\0\0mif1miaf', 'incorrect_file_type'],
  ['an AVIF in the general container', '\0\0\0\x1cftypmif1\0\0\0\0avifmiaf', 'incorrect_file_type'],
  ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'incorrect_file_type'],
  ['a file type box without an end', '\xff\xff\xff\xffftyp', 'incorrect_file_type'],
  ['a film', '\0\0\0\x18ftypmp42', 'incorrect_file_type'],
  ['a program', 'MZ\x90\x00', 'incorrect_file_type'],
  ['nothing', '', 'incorrect_file_type'],
])('%s gets its own refusal', (_, content, expected) => {
  expect(unknownKindRefusal(bytes(content))).toBe(expected);
});
