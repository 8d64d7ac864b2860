import type { CustodyEntry } from '../../../domain/deaths/custody.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import type { Block } from '../../platform/pdf/pdfDocument.ts';
import { heading, moment, type PrintedCase, paragraph, words } from './printedCase.ts';

/** Who has had the body and the belongings, and since when; nothing while nobody knows. */
export function custodyBlocks(printed: PrintedCase): Block[] {
  const t = words(printed);
  const { body, belongings } = printed.custody;
  const rows = [
    ...body.map((entry) => line(printed, t('custody.body'), entry)),
    ...belongings.flatMap(({ what, entries }) => entries.map((entry) => line(printed, what, entry))),
  ];
  if (rows.length === 0) return [];
  const columns = [
    { label: t('custody.what'), share: 0.2, align: 'left' as const },
    { label: t('custody.with'), share: 0.34, align: 'left' as const },
    { label: t('custody.since'), share: 0.2, align: 'left' as const },
    { label: t('custody.receipt'), share: 0.26, align: 'left' as const },
  ];
  const table = { kind: 'table' as const, title: t('custody.title'), columns, rows, sums: [] };
  return [heading(2, t('custody.title')), table, paragraph(t('custody.note'), { quiet: true })];
}

function line(
  printed: PrintedCase,
  what: string,
  { holder, holder_name, day, at, person, receipt }: CustodyEntry,
): string[] {
  const t = words(printed);
  const since = at ? moment(at) : day && toWireDay(day);
  return [
    what,
    [t(`custody.holder.${holder}`), holder_name].filter(Boolean).join(': '),
    since ?? t('unknown'),
    [person, receipt].filter(Boolean).join(', ') || '–',
  ];
}
