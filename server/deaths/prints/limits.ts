import { type CostKind, promisedLimits } from '../../../domain/deaths/costs.ts';
import { formatEuro } from '../../../domain/shared/money.ts';
import type { Block, Table } from '../../platform/pdf/pdfDocument.ts';
import { type PrintedCase, paragraph, words } from './printedCase.ts';

/** Up to how much the association pays for each kind; the words for no limit and for nothing depend on the reader. */
export function limitTable(printed: PrintedCase, kinds: readonly CostKind[], reader: 'order' | 'confirm'): Table {
  const t = words(printed);
  const promised = promisedLimits(printed.costs, printed.limits);
  const amount = (kind: CostKind) => {
    const limit = promised.by_kind[kind];
    if (limit === null) return t(`${reader}.noLimit`);
    return limit === 0 ? t(`${reader}.notPaid`) : t('upTo', { amount: formatEuro(limit) });
  };
  return {
    kind: 'table',
    title: t(`${reader}.limits`),
    columns: [
      { label: t('cost.kind'), share: 0.5, align: 'left' },
      { label: t('cost.limit'), share: 0.5, align: 'right' },
    ],
    rows: kinds.map((kind) => [t(`costKinds.${kind}`), amount(kind)]),
    sums: [],
  };
}

/** Limits of everything together: at a death abroad, and of what the board has granted as goodwill. */
export function wholeLimits(printed: PrintedCase): Block[] {
  const { abroad, goodwill } = promisedLimits(printed.costs, printed.limits);
  const limits = [abroad, goodwill].filter((limit) => limit !== null);
  return limits.map((limit) => paragraph(words(printed)('wholeLimit', { amount: formatEuro(limit) }), { bold: true }));
}
