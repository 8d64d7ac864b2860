import type { Proof, ProofFigures } from '../../../domain/movingIn/proof.contract.ts';
import type { Association } from '../../../domain/shared/association.ts';
import { businessDay, toWireDay } from '../../../domain/shared/day.ts';
import type { Language } from '../../../domain/shared/language.ts';
import { formatCount, formatEuro, fromEuros } from '../../../domain/shared/money.ts';
import type { Block, PdfDocument } from '../../platform/pdf/pdfDocument.ts';
import { footerOf } from '../../platform/pdf/stationery.ts';
import { say, type WordingKey } from '../../words.ts';
import type { KeptFigures } from './proof.tables.ts';

export type PrintedProof = {
  proof: Proof;
  explained: KeptFigures['explained'];
  association: Association;
  language: Language;
  now: Date;
};

type Key = WordingKey extends infer K ? (K extends `movingIn.proof.${infer Rest}` ? Rest : never) : never;

const COUNTS = ['households', 'active', 'waiting', 'inactive', 'covered', 'not_covered', 'untold'] as const;

/** The sums of the list beside those of the portal, the explained differences, and who signed. */
export function proofDocument(printed: PrintedProof): PdfDocument {
  const { proof, association, language, now } = printed;
  const t = words(printed);
  const title = t('title');
  return {
    language,
    title,
    author: association.name,
    created_at: now.toISOString(),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      paragraph(t('of', { name: proof.take_over.name })),
      paragraph(t('day', { day: dayOf(printed) })),
      sums(printed),
      ...differences(printed),
      ...signed(printed),
    ],
    footer: footerOf(association),
  };
}

export function proofFilename(printed: PrintedProof): string {
  return words(printed)('filename', { day: dayOf(printed) });
}

function words({ language }: Pick<PrintedProof, 'language'>) {
  return (key: Key, params?: Record<string, string>): string => say(language, `movingIn.proof.${key}`, params);
}

function dayOf({ proof: { signed_for, compared_at }, now }: PrintedProof): string {
  return signed_for ?? dayOfInstant(compared_at ?? now.toISOString());
}

function dayOfInstant(instant: string): string {
  return toWireDay(businessDay(new Date(instant)));
}

function sums(printed: PrintedProof): Block {
  const t = words(printed);
  const { listed, here } = printed.proof.figures;
  const counted = COUNTS.map((count) => [t(`counts.${count}`), formatCount(listed[count]), formatCount(here[count])]);
  return {
    kind: 'table',
    title: t('sums'),
    columns: [
      { label: t('what'), share: 0.5, align: 'left' },
      { label: t('listed'), share: 0.25, align: 'right' },
      { label: t('here'), share: 0.25, align: 'right' },
    ],
    rows: [...counted, [t('counts.open_items'), euros(listed), euros(here)]],
    sums: [],
  };
}

function euros({ open_items }: ProofFigures): string {
  return formatEuro(fromEuros(open_items));
}

function differences(printed: PrintedProof): Block[] {
  const t = words(printed);
  const { explained, proof } = printed;
  const open = proof.open > 0 ? [paragraph(t('stillOpen', { number: formatCount(proof.open) }))] : [];
  if (explained.length === 0) return open.length > 0 ? open : [paragraph(t('noDifference'))];
  return [
    {
      kind: 'table',
      title: t('differences'),
      columns: [
        { label: t('kind'), share: 0.4, align: 'left' },
        { label: t('why'), share: 0.4, align: 'left' },
        { label: t('count'), share: 0.2, align: 'right' },
      ],
      rows: explained.map(({ kind, because, count }) => [
        t(`kinds.${kind}`),
        t(`because.${because}`),
        formatCount(count),
      ]),
      sums: [],
    },
    ...open,
  ];
}

function signed(printed: PrintedProof): Block[] {
  const t = words(printed);
  const { asked_at, asked_by, signed_at, signed_by, by_two } = printed.proof;
  const lines: Block = { kind: 'signatures', labels: [t('board'), t('board')] };
  if (!asked_at || !signed_at) return [paragraph(t('unsigned')), lines];
  const params = {
    first: asked_by ?? '—',
    firstDay: dayOfInstant(asked_at),
    second: signed_by ?? '—',
    secondDay: dayOfInstant(signed_at),
  };
  return [paragraph(t(by_two ? 'signed' : 'signedAlone', params)), lines];
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', spans: [{ text }] };
}
