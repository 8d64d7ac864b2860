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
  type Paper,
  paragraph,
  words,
} from './paper.ts';

/** The association confirms to the family which costs it pays, and up to how much. */
export function costConfirmation(paper: Paper): PdfDocument {
  const t = words(paper);
  return letterOf(paper, 'cost_confirmation', {
    recipient: familyAddress(paper),
    blocks: [
      ...condolence(paper),
      paragraph(t('confirm.intro', { name: nameOf(paper), day: dayOfDeath(paper) })),
      heading(2, t('confirm.limits')),
      limitTable(paper, costKinds, 'confirm'),
      ...wholeLimits(paper),
      ...orderedAlready(paper),
      paragraph(t('confirm.above')),
      ...farewell(paper),
      { kind: 'signatures', labels: [t('sign.association')] },
    ],
  });
}

function orderedAlready(paper: Paper): Block[] {
  const t = words(paper);
  const ours = paper.costs.filter(({ payer }) => payer === 'association');
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
