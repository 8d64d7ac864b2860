import { costKinds } from '../../../domain/deaths/costs.ts';
import { formatEuro } from '../../../domain/shared/money.ts';
import type { Block, PdfDocument } from '../../platform/pdf/pdfDocument.ts';
import { limitTable, wholeLimits } from './limits.ts';
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
  words,
} from './printedCase.ts';

/** The association confirms to the family which costs it pays, and up to how much. */
export function costConfirmation(printed: PrintedCase): PdfDocument {
  const t = words(printed);
  return letterOf(printed, 'cost_confirmation', {
    recipient: familyAddress(printed),
    blocks: [
      ...condolence(printed),
      paragraph(t('confirm.intro', { name: nameOf(printed), day: dayOfDeath(printed) })),
      heading(2, t('confirm.limits')),
      limitTable(printed, costKinds, 'confirm'),
      ...wholeLimits(printed),
      ...orderedAlready(printed),
      paragraph(t('confirm.above')),
      ...farewell(printed),
      { kind: 'signatures', labels: [t('sign.association')] },
    ],
  });
}

function orderedAlready(printed: PrintedCase): Block[] {
  const t = words(printed);
  const ours = printed.costs.filter(({ payer }) => payer === 'association');
  if (ours.length === 0) return [];
  return [
    heading(2, t('confirm.ordered')),
    {
      kind: 'table',
      title: t('confirm.ordered'),
      columns: [
        { label: t('cost.kind'), share: 0.36, align: 'left' },
        { label: t('cost.supplier'), share: 0.42, align: 'left' },
        { label: t('cost.amount'), share: 0.22, align: 'right' },
      ],
      rows: ours.map(({ kind, supplier, amount_cents }) => [
        t(`costKinds.${kind}`),
        supplier,
        formatEuro(amount_cents),
      ]),
      sums: [],
    },
  ];
}
