import type { SaxesParser, SaxesTagPlain } from 'saxes';
import { normaliseIban } from '../../domain/invoicing/iban.ts';
import type { BankLine } from '../../domain/payments/bankLine.ts';
import { readEntry } from '../../domain/payments/camtEntry.ts';
import { refuse } from '../../domain/payments/payments.refusals.ts';
import { textAt, type XmlElement } from '../../domain/payments/xmlElement.ts';
import { textOf } from './statementText.ts';

/** One account's statement in a file: what is booked, and how many entries are not, or move nothing. */
export type ReadStatement = { iban: string; lines: BankLine[]; skipped: number };

/** A bank nests some fifteen deep. */
const DEEPEST = 40;
/** Far above what a bank puts into one entry, a batch of thousands included. */
const MOST_ELEMENTS = 200_000;
const MOST_LINES = 20_000;
/** `urn:iso:std:iso:20022:tech:xsd:camt.053.001.08`, in any version. */
const CAMT_053 = /(^|[:.])camt\.053\.001\.\d{2}$/;
const ENTRY = 'Document/BkToCstmrStmt/Stmt/Ntry';
const ACCOUNT = 'Document/BkToCstmrStmt/Stmt/Acct';
const STATEMENT = 'Document/BkToCstmrStmt/Stmt';

/**
 * Reads a camt.053 file of ISO 20022 while it arrives, an entry at a time: no entity but XML's own five is known, a
 * document type is refused. Refuses with `bank_statement_wrong_kind`, `bank_statement_not_readable`,
 * `bank_statement_not_in_euro`.
 */
export async function readStatements(source: AsyncIterable<Buffer>): Promise<ReadStatement[]> {
  // loaded by whoever reads a file: once a week
  const { SaxesParser } = await import('saxes');
  const reader = new StatementReader(new SaxesParser());
  for await (const text of textOf(source)) reader.take(text);
  return reader.finish();
}

type Building = { name: string; attributes: Record<string, string>; text: string; children: Building[] };

class StatementReader {
  readonly #parser: SaxesParser;
  readonly #path: string[] = [];
  /** The elements of an entry or an account that are not closed yet, the outermost first. */
  readonly #open: Building[] = [];
  readonly #statements: ReadStatement[] = [];
  #elements = 0;
  #lines = 0;

  constructor(parser: SaxesParser) {
    this.#parser = parser;
    this.#parser.on('opentag', (tag) => this.#enter(tag));
    this.#parser.on('closetag', () => this.#leave());
    this.#parser.on('text', (text) => this.#say(text));
    this.#parser.on('cdata', (text) => this.#say(text));
    this.#parser.on('doctype', () => refuse('bank_statement_not_readable'));
    this.#parser.on('error', () => this.#unreadable());
  }

  take(text: string): void {
    this.#parser.write(text);
  }

  finish(): ReadStatement[] {
    this.#parser.close();
    if (this.#statements.some(({ iban }) => iban === '')) refuse('bank_statement_not_readable');
    return this.#statements.length > 0 ? this.#statements : refuse('bank_statement_wrong_kind');
  }

  #enter({ name, attributes }: SaxesTagPlain): void {
    const local = name.replace(/^.*:/, '');
    if (this.#path.length === 0) checkRoot(local, attributes);
    this.#path.push(local);
    if (this.#path.length > DEEPEST) refuse('bank_statement_not_readable');
    const at = this.#path.length > 4 ? '' : this.#path.join('/');
    if (this.#path.length === 2 && local !== 'BkToCstmrStmt') refuse('bank_statement_wrong_kind');
    if (at === STATEMENT) this.#statements.push({ iban: '', lines: [], skipped: 0 });
    if (this.#open.length === 0 && at !== ENTRY && at !== ACCOUNT) return;
    this.#elements += 1;
    if (this.#elements > MOST_ELEMENTS) refuse('bank_statement_not_readable');
    const element: Building = { name: local, attributes, text: '', children: [] };
    this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  #leave(): void {
    this.#path.pop();
    const element = this.#open.pop();
    if (!element || this.#open.length > 0) return;
    this.#elements = 0;
    const statement = this.#statements.at(-1);
    if (statement) this.#keep(statement, element);
  }

  #keep(statement: ReadStatement, element: XmlElement): void {
    if (element.name === 'Acct') {
      statement.iban = normaliseIban(textAt(element, 'Id', 'IBAN') ?? '');
      return;
    }
    const lines = readEntry(element);
    this.#lines += lines.length;
    if (this.#lines > MOST_LINES) refuse('bank_statement_not_readable');
    if (lines.length === 0) statement.skipped += 1;
    statement.lines.push(...lines);
  }

  #say(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += text;
  }

  /** What ends before its first element is no statement; what breaks behind it is a damaged one. */
  #unreadable(): never {
    return refuse(
      this.#path.length === 0 && this.#statements.length === 0
        ? 'bank_statement_wrong_kind'
        : 'bank_statement_not_readable',
    );
  }
}

function checkRoot(name: string, attributes: Record<string, string>): void {
  const spaces = Object.entries(attributes).flatMap(([key, value]) => (/^xmlns(:|$)/.test(key) ? [value] : []));
  const isOther = spaces.some((space) => /(^|:)(camt|pain|pacs|head|admi)\.\d{3}/.test(space) && !CAMT_053.test(space));
  const isOurs = spaces.length === 0 || spaces.some((space) => CAMT_053.test(space));
  if (name !== 'Document' || isOther || !isOurs) refuse('bank_statement_wrong_kind');
}
