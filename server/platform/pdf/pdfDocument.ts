import type { Language } from '../../../domain/shared/language.ts';

/** A PDF as data, before any layout (the rendering thread does that). All texts are plain: nothing in them can become markup. */
export type PdfDocument = {
  language: Language;
  title: string;
  /** The association's name: beside the mark on the first page, and the file's author. */
  author: string;
  /** ISO instant; the same document rendered twice is the same file. */
  created_at: string;
  letterhead?: Letterhead;
  blocks: Block[];
  /** Columns at the foot of every page, beside its number. */
  footer: string[][];
};

/** The address, placed for an envelope's window (DIN 5008 form B), and the facts beside it. */
export type Letterhead = {
  return_line: string;
  recipient: string[];
  facts: Fact[];
};

export type Block = Heading | Paragraph | List | Table | Panel | Signatures;

export type Span = { text: string; bold?: boolean };

export type Fact = { label: string; value: string; strong?: boolean };

export type Heading = { kind: 'heading'; level: 1 | 2 | 3; text: string };

export type Paragraph = { kind: 'paragraph'; spans: Span[]; quiet?: boolean };

export type List = { kind: 'list'; ordered: boolean; items: Span[][] };

/** `share` is a column's fraction of the width; all shares add up to 1. */
export type Column = { label: string; share: number; align: 'left' | 'right' };

/** The header is repeated on every page; `sums` follow the last row. */
export type Table = { kind: 'table'; title: string; columns: Column[]; rows: string[][]; sums: Fact[] };

/** A framed part that stays on one page: facts, and beside them a code for a phone's camera. */
export type Panel = { kind: 'panel'; title: string; facts: Fact[]; notes: string[]; code?: Code };

/** `content` is encoded in the QR code, `description` is its text for screen readers. */
export type Code = { content: string; caption: string; description: string };

/** Lines to sign on, two beside each other; they stay on one page. */
export type Signatures = { kind: 'signatures'; labels: string[] };
