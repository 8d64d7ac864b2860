import type { Block, PdfDocument } from '../../platform/pdf/pdfDocument.ts';
import { bullets, farewell, heading, type Paper, type PrintWord, paragraph, sheetOf, words } from './paper.ts';

/** Whom the family has to tell after the burial, and what it may ask for. The same for every family, so it names nobody. */
export function afterBurial(paper: Paper): PdfDocument {
  const t = words(paper);
  return sheetOf(paper, 'after_burial', [
    paragraph(t('after.intro')),
    ...part(paper, 'after.soon', ['after.pension', 'after.health', 'after.employer']),
    ...part(paper, 'after.money', ['after.bank', 'after.probate', 'after.insurances']),
    ...part(paper, 'after.home', ['after.landlord', 'after.registration', 'after.contracts']),
    ...(isTurkish(paper) ? part(paper, 'after.turkey', ['after.nufus', 'after.sgk', 'after.inheritance']) : []),
    heading(2, t('after.papers')),
    paragraph(t('after.copies')),
    ...farewell(paper),
  ]);
}

function part(paper: Paper, title: PrintWord, entries: PrintWord[]): Block[] {
  const t = words(paper);
  return [heading(2, t(title)), ...bullets(entries.map((entry) => t(entry)))];
}

/** Unless it is known that nothing ties them to Türkiye. */
function isTurkish({ whole: { citizenship, destination } }: Paper): boolean {
  return citizenship !== 'austrian' || destination === 'turkey';
}
