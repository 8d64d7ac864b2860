import type { Block, PdfDocument } from '../../platform/pdf/pdfDocument.ts';
import {
  bullets,
  farewell,
  heading,
  type PrintedCase,
  type PrintWord,
  paragraph,
  sheetOf,
  words,
} from './printedCase.ts';

/** Whom the family has to tell after the burial, and what it may ask for. The same for every family, so it names nobody. */
export function afterBurial(printed: PrintedCase): PdfDocument {
  const t = words(printed);
  return sheetOf(printed, 'after_burial', [
    paragraph(t('after.intro')),
    ...part(printed, 'after.soon', ['after.pension', 'after.health', 'after.employer']),
    ...part(printed, 'after.money', ['after.bank', 'after.probate', 'after.insurances']),
    ...part(printed, 'after.home', ['after.landlord', 'after.registration', 'after.contracts']),
    ...(isTurkish(printed) ? part(printed, 'after.turkey', ['after.nufus', 'after.sgk', 'after.inheritance']) : []),
    heading(2, t('after.documents')),
    paragraph(t('after.copies')),
    ...farewell(printed),
  ]);
}

function part(printed: PrintedCase, title: PrintWord, entries: PrintWord[]): Block[] {
  const t = words(printed);
  return [heading(2, t(title)), ...bullets(entries.map((entry) => t(entry)))];
}

/** Unless it is known that nothing ties them to Türkiye. */
function isTurkish({ whole: { citizenship, destination } }: PrintedCase): boolean {
  return citizenship !== 'austrian' || destination === 'turkey';
}
