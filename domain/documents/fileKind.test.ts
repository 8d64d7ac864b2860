import { expect, it } from 'vitest';
import { FILE_KIND_BYTES, fileKindOf, MAX_UPLOAD_BYTES } from './fileKind.ts';

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
  ['a PDF behind something else', '<script>%PDF-1.7', undefined],
  ['nothing', '', undefined],
])('%s is known by its bytes', (_, content, kind) => {
  expect(fileKindOf(bytes(content))).toBe(kind);
  expect(fileKindOf(bytes(content.slice(0, FILE_KIND_BYTES)))).toBe(kind);
});

// proves: constant.upload-size
it('fifteen megabytes are fifteen times 1024 times 1024 bytes', () => {
  expect(MAX_UPLOAD_BYTES).toBe(15_728_640);
});
