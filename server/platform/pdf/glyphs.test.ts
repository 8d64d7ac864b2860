import { expect, test } from 'vitest';
import { tidyName } from '../../../domain/members/name.ts';
import { readPdf } from '../../testing/documents/pdfReading.ts';
import { drawDocument } from './drawDocument.ts';

/** How the test reads the box of a missing glyph: as this character. */
const BOX = '\u0000';

test.each([
  ['hyphens', 'Ali‐Rıza', 'Ali-Rıza'],
  ['apostrophes', 'Oʻktam Maʼruf Ma’ruf', 'O‘ktam Ma’ruf Ma’ruf'],
  ['letters that look like no other', 'Əliyev ƏLİYEV ŊŊA', 'Eliyev ELİYEV NGNGA'],
  ['letters with marks, which are drawn', 'Tōru Ŭ Nguyễn', 'Tōru Ŭ Nguyễn'],
  ['marks that the typeface lacks', 'Ḥāfiẓ Thị Ặ', 'Hāfiz Thi Ă'],
  ['Cyrillic letters', 'Щербаков ЮЖНЫЙ Ш.', 'Shcherbakov IUZHNYI Sh.'],
  ['Greek letters', 'Παπαδόπουλος ΔΗΜΟΣ', 'Papadópoulos DIMOS'],
  ['letters of other alphabets', 'გიორგი Արմեն משה محمد', 'Giorgi Armen Mshh Mhmd'],
  ['characters without a known replacement', 'Ｍａｘ ﬁ \u202f毛', 'Max fi ?'],
  ['what it has', 'Ayşe Gülşah İğdırlı Çağlar ẞ', 'Ayşe Gülşah İğdırlı Çağlar ẞ'],
])('%s: of %s the PDF says %s', async (_what, name, drawn) => {
  const [page] = (await pdfOf([name])).pages;

  expect(page?.normalize('NFC')).toContain(`V ${drawn} 1 / 1`);
});

test('no letter of any alphabet is drawn as a box', async () => {
  const { pages } = await pdfOf(lettersOfNames());

  expect(pages.length).toBeGreaterThan(1);
  expect(pages.join('')).not.toContain(BOX);
});

/** All alphabets, some Chinese characters, and some beyond the first Unicode plane. */
function lettersOfNames(): string[] {
  const codes = [...Array(0x30_00).keys(), ...Array.from({ length: 900 }, (_, index) => 0x30_00 + index * 0x3d)];
  const letters = codes
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /[\p{L}\p{M}]/u.test(letter))
    .map(tidyName)
    .filter(Boolean);
  return Array.from({ length: Math.ceil(letters.length / 8) }, (_, row) =>
    letters.slice(row * 8, row * 8 + 8).join(''),
  );
}

async function pdfOf(names: readonly string[]) {
  const spans = [{ text: names.join(' ') }];
  return readPdf(
    await drawDocument({
      language: 'de',
      title: 'Namen',
      author: 'V',
      created_at: '2027-01-11T11:00:00.000Z',
      blocks: [{ kind: 'paragraph', spans }],
      footer: [],
    }),
  );
}
