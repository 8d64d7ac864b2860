import type { Language } from '../../../domain/shared/language.ts';
import type { Fact, PdfDocument } from './pdfDocument.ts';

/** A card with a front and a back, as data. `card` is two pages of a bank card's size, `a4` a sheet to cut and fold. */
export type CardDocument = Pick<PdfDocument, 'language' | 'title' | 'author' | 'created_at'> & {
  format: 'card' | 'a4';
  /** How to cut and fold; only on A4. */
  hint: string;
  number: Fact;
  day: Fact;
  people: { label: string; names: string[] };
  /** Whom to call, with a sentence in each language above and below the number. */
  call: { phone: string; lines: { language: Language; when: string; say: string }[] };
  /** The association's own lines at the foot of the back. */
  contact: string[];
};
