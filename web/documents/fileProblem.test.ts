import { describe, expect, it } from 'vitest';
import { MAX_UPLOAD_BYTES } from '../../domain/documents/fileKind.ts';
import { fileProblem } from './fileProblem.ts';

const pdf = '%PDF-1.7 ';

describe('a file before its upload', () => {
  it('is fine as a PDF of up to 15 MB', async () => {
    const largest = new Blob([pdf.padEnd(MAX_UPLOAD_BYTES, ' ')]);

    expect(await fileProblem(largest)).toBeUndefined();
  });

  it('is too large beyond that', async () => {
    const tooLarge = new Blob([pdf.padEnd(MAX_UPLOAD_BYTES + 1, ' ')]);

    expect(await fileProblem(tooLarge)).toBe('file_too_large');
  });

  it('counts as interrupted if the device cannot read it', async () => {
    const elsewhere = new Blob([pdf]);
    elsewhere.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }) as unknown as Blob;

    expect(await fileProblem(elsewhere)).toBe('upload_interrupted');
  });

  it('is recognised as an iPhone photo, whatever its name', async () => {
    const photo = new File(['\0\0\0\x24ftypheic'], 'IMG_0001.jpg', { type: 'image/jpeg' });

    expect(await fileProblem(photo)).toBe('file_is_heic');
  });

  it('is judged by its content, not by its name', async () => {
    expect(await fileProblem(new File(['MZ…'], 'passport.pdf', { type: 'application/pdf' }))).toBe(
      'incorrect_file_type',
    );
  });
});
