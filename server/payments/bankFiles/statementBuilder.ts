import { isIban } from '../../../domain/invoicing/iban.ts';
import {
  type Balance,
  balanceOf,
  daysBetweenBalances,
  madeOn,
  nameOf,
  numberOf,
  spanOf,
} from '../../../domain/payments/bank/accountStatement.ts';
import { type ReadEntry, readEntry } from '../../../domain/payments/bank/camtEntry.ts';
import { UnreadableField } from '../../../domain/payments/bank/camtValues.ts';
import { LeftOuts } from '../../../domain/payments/bank/leftOut.ts';
import { accountNumber, accountText } from '../../../domain/payments/bank/reading/camtAccount.ts';
import { unreadableName } from '../../../domain/payments/bank/reading/unreadableEntry.ts';
import type { XmlElement } from '../../../domain/payments/bank/xmlElement.ts';
import { refuse } from '../../../domain/payments/payments.refusals.ts';
import { cents } from '../../../domain/shared/money.ts';
import { MOST_LINES, type ReadStatement, type Room } from './bankFormat.ts';

type Building = ReadStatement & {
  account: string | null;
  /** Undefined before the account is known: some banks name it after the entries. */
  isOurs: boolean | undefined;
  leftOut: LeftOuts;
  unreadable: Room['unreadable'];
  entries: number;
  opening: Balance | undefined;
  closing: Balance | undefined;
};

/** Builds the statements of a file, part by part as they arrive. */
export class StatementBuilder {
  readonly #room: Room;
  readonly #all: Building[] = [];
  /** The number of entries read in the whole file, so that a refusal can name the entry. */
  #entries = 0;
  #lines = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  get isEmpty(): boolean {
    return this.#all.length === 0;
  }

  /** Whether the current part belongs to a statement that may be ours. */
  get mayBeOurs(): boolean {
    return this.#all.at(-1)?.isOurs !== false;
  }

  begin(): void {
    this.#all.push({
      account: null,
      isOurs: undefined,
      leftOut: new LeftOuts(),
      unreadable: undefined,
      entries: 0,
      opening: undefined,
      closing: undefined,
      iban: '',
      name: null,
      number: null,
      first_day: null,
      last_day: null,
      made_on: null,
      opening_cents: null,
      closing_cents: null,
      entries_cents: cents(0),
      entry_count: 0,
      lines: [],
      skipped: 0,
    });
  }

  take(element: XmlElement): void {
    const statement = this.#all.at(-1);
    if (!statement) return;
    if (element.name === 'Ntry') this.#takeEntry(statement, element);
    if (element.name === 'Acct') this.#takeAccount(statement, element);
    if (element.name === 'Id') statement.name = nameOf(element.text);
    if (element.name === 'ElctrncSeqNb') statement.number = numberOf(element.text.trim());
    if (element.name === 'LglSeqNb') statement.number ??= numberOf(element.text.trim());
    if (element.name === 'CreDtTm') statement.made_on = madeOn(element);
    if (element.name === 'FrToDt') Object.assign(statement, spanOf(element));
    if (element.name === 'Bal') this.#takeBalance(statement, element);
  }

  /** The statements of our accounts; everything else in the file is listed in `leftOut`. */
  finish(): ReadStatement[] {
    for (const { isOurs, account, entries, leftOut, unreadable } of this.#all) {
      if (isOurs) {
        this.#room.leftOut.addAll(leftOut);
        this.#room.unreadable ??= unreadable;
      } else this.#room.leftOut.add('other_account', account, Math.max(1, entries));
    }
    this.#room.lines -= this.#lines;
    return this.#all.filter(({ isOurs }) => isOurs).map(finished);
  }

  #takeAccount(statement: Building, element: XmlElement): void {
    const number = accountNumber(element);
    const iban = number === null ? undefined : this.#room.ownIban(number);
    statement.iban = iban ?? number ?? '';
    statement.account = isIban(number ?? '') ? number : accountText(element);
    statement.isOurs = iban !== undefined;
  }

  /** A statement may contain the closing balance of the day before as well as its opening balance: the first one counts. */
  #takeBalance(statement: Building, element: XmlElement): void {
    const balance = balanceOf(element);
    if (balance?.which === 'opening') statement.opening ??= balance;
    if (balance?.which === 'closing') statement.closing = balance;
  }

  #takeEntry(statement: Building, element: XmlElement): void {
    this.#entries += 1;
    statement.entries += 1;
    if (statement.isOurs === false) return;
    const read = this.#read(statement, element);
    if ('leftOut' in read) {
      statement.skipped += 1;
      statement.leftOut.add(read.leftOut.why, read.leftOut.name);
      return;
    }
    this.#lines += read.lines.length;
    if (this.#lines > this.#room.lines) refuse('bank_statement_too_long', { params: { most: MOST_LINES } });
    statement.entries_cents = cents(statement.entries_cents + read.amount_cents);
    statement.entry_count += 1;
    statement.lines.push(...read.lines);
  }

  /** An entry that cannot be read is named and left to a person; the others are read. */
  #read(statement: Building, element: XmlElement): ReadEntry {
    try {
      return readEntry(element);
    } catch (error) {
      if (!(error instanceof UnreadableField)) throw error;
      const { field } = error;
      statement.unreadable ??= { entry: this.#entries, field };
      return { leftOut: { why: 'not_readable', name: unreadableName(element, { place: this.#entries, field }) } };
    }
  }
}

function finished({ account, isOurs, leftOut, unreadable, entries, ...building }: Building): ReadStatement {
  const { opening, closing, ...statement } = building;
  const days = statement.lines.map(({ booked_on }) => booked_on).sort();
  const between = daysBetweenBalances(opening, closing);
  return {
    ...statement,
    first_day: statement.first_day ?? between.first_day ?? days[0] ?? null,
    last_day: statement.last_day ?? between.last_day ?? days.at(-1) ?? null,
    opening_cents: opening?.cents ?? null,
    closing_cents: closing?.cents ?? null,
  };
}
