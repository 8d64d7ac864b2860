import { type CostPayer, costKinds, costPayers } from '../../../domain/deaths/costs.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { type Cents, formatEuro, sumCents } from '../../../domain/shared/money.ts';
import type { Block, Fact, PdfDocument, Table } from '../../platform/pdf/pdfDocument.ts';
import {
  burialMoment,
  dayOfDeath,
  heading,
  known,
  nameOf,
  type PrintedCase,
  paragraph,
  sheetOf,
  words,
} from './printedCase.ts';

/** All costs of a case: what for, who pays, what is still open. */
export function settlement(printed: PrintedCase): PdfDocument {
  const t = words(printed);
  const { whole, household, costs } = printed;
  const { burial_at, burial_place } = whole;
  return sheetOf(printed, 'settlement', [
    {
      kind: 'panel',
      title: nameOf(printed),
      facts: known([
        { label: t('caseNo'), value: whole.case_no },
        { label: t('membershipNo'), value: household?.membership_no ?? null },
        { label: t('fact.died'), value: dayOfDeath(printed) },
        {
          label: t('fact.burial'),
          value: [burial_at && burialMoment(printed, burial_at), burial_place].filter(Boolean).join(', '),
        },
      ]),
      notes: [],
    },
    ...(costs.length === 0 ? [paragraph(t('settle.none'))] : [heading(2, t('settle.costs')), costTable(printed)]),
    ...(costs.length === 0 ? [] : [heading(2, t('settle.byKind')), kindTable(printed)]),
    ...openCosts(printed),
    { kind: 'signatures', labels: [t('sign.association'), t('sign.treasurer')] },
  ]);
}

function costTable(printed: PrintedCase): Table {
  const t = words(printed);
  const sorted = costKinds.flatMap((kind) => printed.costs.filter((cost) => cost.kind === kind));
  return {
    kind: 'table',
    title: t('settle.costs'),
    columns: [
      { label: t('cost.kind'), share: 0.26, align: 'left' },
      { label: t('cost.supplier'), share: 0.26, align: 'left' },
      { label: t('cost.payer'), share: 0.15, align: 'left' },
      { label: t('cost.paidOn'), share: 0.15, align: 'left' },
      { label: t('cost.amount'), share: 0.18, align: 'right' },
    ],
    rows: sorted.map(({ kind, supplier, bill_no, payer, paid_on, amount_cents }) => [
      t(`costKinds.${kind}`),
      bill_no ? `${supplier}, ${bill_no}` : supplier,
      t(`payer.${payer}`),
      paid_on ? toWireDay(paid_on) : t('settle.unpaid'),
      formatEuro(amount_cents),
    ]),
    sums: sums(printed),
  };
}

function sums(printed: PrintedCase): Fact[] {
  const t = words(printed);
  const payers = costPayers.flatMap((payer) => {
    const sum = sumOf(printed, { payer });
    return sum === 0 ? [] : [{ label: t(`payer.${payer}`), value: formatEuro(sum) }];
  });
  return [...payers, { label: t('settle.total'), value: formatEuro(sumOf(printed, {})), strong: true }];
}

function kindTable(printed: PrintedCase): Table {
  const t = words(printed);
  const kinds = costKinds.filter((kind) => printed.costs.some((cost) => cost.kind === kind));
  return {
    kind: 'table',
    title: t('settle.byKind'),
    columns: [
      { label: t('cost.kind'), share: 0.34, align: 'left' },
      ...costPayers.map((payer) => ({ label: t(`payer.${payer}`), share: 0.22, align: 'right' as const })),
    ],
    rows: kinds.map((kind) => [
      t(`costKinds.${kind}`),
      ...costPayers.map((payer) => formatEuro(sumOf(printed, { kind, payer }))),
    ]),
    sums: [],
  };
}

/** Of the association nothing is open once a case is settled; of others it may be. */
function openCosts(printed: PrintedCase): Block[] {
  const t = words(printed);
  const lines = costPayers.flatMap((payer) => {
    const open = sumOf(printed, { payer, isOpen: true });
    return open === 0 ? [] : [t('settle.openOf', { payer: t(`payer.${payer}`), amount: formatEuro(open) })];
  });
  const left = lines.length === 0 ? [t('settle.nothingOpen')] : lines;
  return [heading(2, t('settle.open')), ...left.map((line) => paragraph(line))];
}

type Which = { kind?: string; payer?: CostPayer; isOpen?: boolean };

function sumOf({ costs }: PrintedCase, { kind, payer, isOpen }: Which): Cents {
  const chosen = costs.filter(
    (cost) =>
      (kind === undefined || cost.kind === kind) &&
      (payer === undefined || cost.payer === payer) &&
      (!isOpen || cost.paid_on === null),
  );
  return sumCents(chosen.map(({ amount_cents }) => amount_cents));
}
