import { promisedLimits } from '../../../domain/deaths/costs.ts';
import { formatEuro } from '../../../domain/shared/money.ts';
import type { Block, PdfDocument } from '../../platform/pdf/pdfDocument.ts';
import {
  condolence,
  dayOfDeath,
  familyAddress,
  farewell,
  heading,
  letterOf,
  nameOf,
  type PrintedCase,
  paragraph,
  paragraphs,
  words,
} from './printedCase.ts';
import type { PrintedDecision } from './prints.reads.ts';

/** What the association has decided, and why. */
export function decisionLetter(printed: PrintedCase): PdfDocument {
  const t = words(printed);
  const { decision } = printed;
  return letterOf(printed, 'decision_letter', {
    recipient: familyAddress(printed),
    blocks: [
      ...condolence(printed),
      ...(decision ? decided(printed, decision) : []),
      ...farewell(printed),
      { kind: 'signatures', labels: signers(decision).map((signer) => t(`sign.${signer}`)) },
    ],
  });
}

function decided(printed: PrintedCase, decision: PrintedDecision): Block[] {
  const t = words(printed);
  const { outcome, limit_cents } = decision;
  const about = { name: nameOf(printed), day: dayOfDeath(printed) };
  const why = reasonsOf(printed, decision);
  return [
    heading(2, t('decision.heading')),
    paragraph(t(`decision.outcome.${outcome}`, about), { bold: true }),
    ...(outcome === 'goodwill' && limit_cents !== null
      ? [
          paragraph(
            t('wholeLimit', {
              amount: formatEuro(promisedLimits(printed.costs, printed.limits).goodwill ?? limit_cents),
            }),
          ),
        ]
      : []),
    ...(why.length > 0 ? [heading(2, t('decision.why')), ...why] : []),
    heading(2, t('decision.next')),
    paragraph(t(`decision.after.${outcome}`)),
  ];
}

/** Reasons that were written in another language than the letter's are marked: nobody has translated them. */
function reasonsOf(printed: PrintedCase, { reasons, reasons_language: written }: PrintedDecision): Block[] {
  const why = paragraphs(reasons);
  if (why.length === 0 || written === null || written === printed.language) return why;
  const t = words(printed);
  const mark = t('decision.writtenIn', { language: t(`sheet.languages.${written}`) });
  return [paragraph(mark, { quiet: true }), ...why];
}

/** The board signs by hand as many times as it has signed here; the office signs what it may decide alone. */
function signers(decision: PrintedDecision | undefined): ('association' | 'board')[] {
  const needed = decision?.signatures_needed ?? 0;
  return needed === 0 ? ['association'] : Array.from({ length: needed }, () => 'board' as const);
}
