import type { SaxesParser, SaxesTagPlain } from 'saxes';
import type { XmlElement } from '../../../domain/payments/bank/xmlElement.ts';
import { refuse } from '../../../domain/payments/payments.refusals.ts';
import type { BankFormat, ReadStatement, Room } from './bankFormat.ts';
import { StatementBuilder } from './statementBuilder.ts';
import { isXml, textOf } from './statementText.ts';

/** Banks nest about fifteen elements deep. */
const DEEPEST = 40;
/** Far more than one entry contains, even a batch of thousands. */
const MOST_ELEMENTS = 200_000;
/** Any kind of envelope may surround the message. */
const DEEPEST_MESSAGE = 4;
const MESSAGE = 'BkToCstmrStmt';
/** `urn:iso:std:iso:20022:tech:xsd:camt.053.001.08`, or a country's own name; what counts is the content of the message. */
const CAMT_053 = /(^|[:.])camt\.053\.001\.\d{2}/;
const OTHER_MESSAGE = /(^|[:.])(camt|pain|pacs|admi)\.\d{3}/;
/** The parts of a statement that are read, one element at a time. */
const PARTS = new Set(['Id', 'ElctrncSeqNb', 'LglSeqNb', 'CreDtTm', 'FrToDt', 'Acct', 'Bal', 'Ntry']);

/**
 * Reads a camt.053 file (ISO 20022) as a stream, one entry at a time. Only XML's five predefined entities are allowed, a
 * document type is refused. Of other accounts only the name and the number of entries are read. Refuses with
 * `bank_statement_wrong_kind`, `bank_statement_not_readable`, `bank_statement_entry_not_readable`, `bank_statement_too_long`.
 */
export async function readStatements(source: AsyncIterable<Buffer>, room: Room): Promise<ReadStatement[]> {
  // loaded only when a file is read: about once a week
  const { SaxesParser } = await import('saxes');
  const reader = new StatementReader(new SaxesParser(), new StatementBuilder(room));
  for await (const text of textOf(source)) reader.take(text);
  return reader.finish();
}

/** camt.053, the format of the banks in Austria. */
export const camt053: BankFormat = { recognises: isXml, read: readStatements };

type Building = { name: string; attributes: Record<string, string>; text: string; children: Building[] };

class StatementReader {
  readonly #parser: SaxesParser;
  readonly #builder: StatementBuilder;
  readonly #path: string[] = [];
  /** The open elements of the current part, the outermost first. */
  readonly #open: Building[] = [];
  /** The depth of the message element; 0 before it begins. */
  #message = 0;
  #elements = 0;

  constructor(parser: SaxesParser, builder: StatementBuilder) {
    this.#parser = parser;
    this.#builder = builder;
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
    return this.#builder.isEmpty ? refuse('bank_statement_wrong_kind') : this.#builder.finish();
  }

  #enter({ name, attributes }: SaxesTagPlain): void {
    const local = name.replace(/^.*:/, '');
    this.#path.push(local);
    if (this.#path.length > DEEPEST) refuse('bank_statement_not_readable');
    if (local === 'Document' || this.#path.length === 1) checkSpaces(attributes);
    if (this.#message === 0) {
      if (local === MESSAGE) this.#message = this.#path.length;
      else if (this.#path.length > DEEPEST_MESSAGE) refuse('bank_statement_wrong_kind');
      return;
    }
    const depth = this.#path.length - this.#message;
    if (depth === 1 && local === 'Stmt') this.#builder.begin();
    const isPart = depth === 2 && this.#path[this.#message] === 'Stmt' && PARTS.has(local);
    if (this.#open.length > 0 || isPart) this.#build({ name: local, attributes, text: '', children: [] });
  }

  #build(element: Building): void {
    this.#elements += 1;
    if (this.#elements > MOST_ELEMENTS) refuse('bank_statement_not_readable');
    // entries of other accounts are only counted
    if (this.#open[0]?.name !== 'Ntry' || this.#builder.mayBeOurs) this.#open.at(-1)?.children.push(element);
    this.#open.push(element);
  }

  #leave(): void {
    this.#path.pop();
    if (this.#path.length < this.#message) this.#message = 0;
    const element = this.#open.pop();
    if (!element || this.#open.length > 0) return;
    this.#elements = 0;
    this.#builder.take(element satisfies XmlElement);
  }

  #say(text: string): void {
    const element = this.#open.at(-1);
    if (element) element.text += text;
  }

  /** A file that ends before its message is no statement; a later error means a damaged one. */
  #unreadable(): never {
    return refuse(
      this.#message === 0 && this.#builder.isEmpty ? 'bank_statement_wrong_kind' : 'bank_statement_not_readable',
    );
  }
}

/** Refuses a message whose namespace says that it is of another type. */
function checkSpaces(attributes: Record<string, string>): void {
  const spaces = Object.entries(attributes).flatMap(([key, value]) => (/^xmlns(:|$)/.test(key) ? [value] : []));
  const isOther = spaces.some((space) => OTHER_MESSAGE.test(space) && !CAMT_053.test(space));
  if (isOther && !spaces.some((space) => CAMT_053.test(space))) refuse('bank_statement_wrong_kind');
}
