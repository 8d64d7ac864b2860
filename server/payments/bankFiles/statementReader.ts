import type { SaxesParser, SaxesTagPlain } from 'saxes';
import { refuse } from '../../../domain/payments/payments.refusals.ts';
import type { XmlElement } from '../../../domain/payments/xmlElement.ts';
import { type ReadStatement, type Room, StatementBuilder } from './statementBuilder.ts';
import { textOf } from './statementText.ts';

/** A bank nests some fifteen deep. */
const DEEPEST = 40;
/** Far above what a bank puts into one entry, a batch of thousands included. */
const MOST_ELEMENTS = 200_000;
/** Envelopes of whichever kind stand around the message. */
const DEEPEST_MESSAGE = 4;
const MESSAGE = 'BkToCstmrStmt';
/** `urn:iso:std:iso:20022:tech:xsd:camt.053.001.08`, or as a country's banks call it; the message is judged by what is inside. */
const CAMT_053 = /(^|[:.])camt\.053\.001\.\d{2}/;
const OTHER_MESSAGE = /(^|[:.])(camt|pain|pacs|admi)\.\d{3}/;
/** Parts of a statement that are read, an element at a time. */
const PARTS = new Set(['Id', 'ElctrncSeqNb', 'LglSeqNb', 'CreDtTm', 'FrToDt', 'Acct', 'Bal', 'Ntry']);

/**
 * Reads a camt.053 file of ISO 20022 while it arrives, an entry at a time: no entity but XML's own five is known, a
 * document type is refused. Of accounts that are not ours only the name and the count of entries is read. Refuses with
 * `bank_statement_wrong_kind`, `bank_statement_not_readable`, `bank_statement_entry_not_readable`, `bank_statement_too_long`.
 */
export async function readStatements(source: AsyncIterable<Buffer>, room: Room): Promise<ReadStatement[]> {
  // loaded by whoever reads a file: once a week
  const { SaxesParser } = await import('saxes');
  const reader = new StatementReader(new SaxesParser(), new StatementBuilder(room));
  for await (const text of textOf(source)) reader.take(text);
  return reader.finish();
}

type Building = { name: string; attributes: Record<string, string>; text: string; children: Building[] };

class StatementReader {
  readonly #parser: SaxesParser;
  readonly #builder: StatementBuilder;
  readonly #path: string[] = [];
  /** The elements of a part of a statement that are not closed yet, the outermost first. */
  readonly #open: Building[] = [];
  /** How deep the message stands; 0 while there is none. */
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
    // of a stranger's entries nothing is kept but that there is one
    if (this.#open[0]?.name !== 'Ntry' || this.#builder.isOurs) this.#open.at(-1)?.children.push(element);
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

  /** What ends before its message is no statement; what breaks behind that is a damaged one. */
  #unreadable(): never {
    return refuse(
      this.#message === 0 && this.#builder.isEmpty ? 'bank_statement_wrong_kind' : 'bank_statement_not_readable',
    );
  }
}

/** A message that names itself another one is that. */
function checkSpaces(attributes: Record<string, string>): void {
  const spaces = Object.entries(attributes).flatMap(([key, value]) => (/^xmlns(:|$)/.test(key) ? [value] : []));
  const isOther = spaces.some((space) => OTHER_MESSAGE.test(space) && !CAMT_053.test(space));
  if (isOther && !spaces.some((space) => CAMT_053.test(space))) refuse('bank_statement_wrong_kind');
}
