import type { Language } from '../../../domain/shared/language.ts';

/**
 * A PDF as data: what it says, before any layout (the drawing thread does that). Every text is text; nothing in it
 * can become markup.
 */
export type PdfDocument = {
  language: Language;
  title: string;
  /** The association: stands beside the mark on the first page and as the author in the file. */
  author: string;
  /** ISO instant; the same document drawn twice is the same file. */
  created_at: string;
  letterhead?: Letterhead;
  blocks: Block[];
  /** Columns at the foot of every page, beside its number. */
  footer: string[][];
};

/** The address where an envelope's window shows it (DIN 5008 form B), and what the letter is about beside it. */
export type Letterhead = {
  return_line: string;
  recipient: string[];
  facts: Fact[];
};

export type Block = Heading | Paragraph | List | Table | Panel;

export type Span = { text: string; bold?: boolean };

export type Fact = { label: string; value: string; strong?: boolean };

export type Heading = { kind: 'heading'; level: 1 | 2 | 3; text: string };

export type Paragraph = { kind: 'paragraph'; spans: Span[]; quiet?: boolean };

export type List = { kind: 'list'; ordered: boolean; items: Span[][] };

/** `share` is a column's part of the width; the columns' shares sum up to 1. */
export type Column = { label: string; share: number; align: 'left' | 'right' };

/** The header is repeated on every page; `sums` follow the last row. */
export type Table = { kind: 'table'; title: string; columns: Column[]; rows: string[][]; sums: Fact[] };

/** A framed part that stays on one page: facts, and a code for a telephone's camera beside them. */
export type Panel = { kind: 'panel'; title: string; facts: Fact[]; notes: string[]; code?: Code };

/** `content` is what the QR code holds, `description` what a screen reader says of it. */
export type Code = { content: string; caption: string; description: string };
