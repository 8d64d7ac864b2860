import type { Language } from '../../../domain/shared/language.ts';

/** A mail as data, before any layout. Plain text and HTML are made from it. */
export type MailData = {
  language: Language;
  subject: string;
  greeting: string;
  /** Whole sentences; each becomes a paragraph. */
  paragraphs: string[];
  /** The one thing to do, as a button and as a plain URL. */
  button?: { label: string; url: string };
  /** Text below the button: validity, "not you?". */
  notes?: string[];
  closing: string;
  /** What the law wants to be said besides, below everything else. */
  notice?: { title: string; paragraphs: string[] };
  attachments?: readonly Attachment[];
  /** Somebody waits for it, or has to act at once: it is sent before a yearly run’s earlier invoices. */
  goesFirst?: true;
};

/** A file that is made when the mail is sent: its kind, and the id of its subject. */
export type Attachment = { kind: string; id: number };
