import type { Language } from '../../../domain/shared/language.ts';

/** A mail as data: what it says, before any layout. Text and HTML are made from the same. */
export type Letter = {
  language: Language;
  subject: string;
  greeting: string;
  /** Whole sentences; each is a paragraph of its own. */
  paragraphs: string[];
  /** The one thing to do, as a button and as a plain address. */
  button?: { label: string; url: string };
  /** What stands below the button: validity, "not you?". */
  notes?: string[];
  closing: string;
  attachment?: Attachment;
  /** Somebody waits for it, or has to act at once: it leaves before a yearly run’s invoices that were posted earlier. */
  goesFirst?: true;
};

/** A file made when the mail is sent: which kind, of what. */
export type Attachment = { kind: string; id: number };
