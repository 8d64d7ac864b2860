import { textsOf } from '../../../domain/payments/bank/lineTexts.ts';
import { invoicesHinted, invoicesWithoutYear, membershipNosTold } from '../../../domain/payments/bank/numbersInText.ts';
import { oldNumbersTold } from '../../../domain/payments/bank/oldNumbers.ts';
import type { Credit } from '../../../domain/payments/bank/proposals.ts';
import { initialsOf, wordsTold } from '../../../domain/payments/bank/wordsTold.ts';
import { yearOf } from '../../../domain/shared/day.ts';
import type { Reader } from '../../platform/db.ts';
import type { LineRecord, NamedInvoiceRecord } from './bankLines.reads.ts';
import {
  findByOldNumbers,
  findHouseholdsByBillNumber,
  findInstead,
  findKnownAccounts,
  findMembers,
} from './payers.reads.ts';

/**
 * Payer and texts of each of these credits, by the line's id. The account is left out if the line names an ultimate debtor: then
 * it belongs to a payment service, not to the payer.
 */
export async function findCredits(
  db: Reader,
  lines: readonly LineRecord[],
  named: ReadonlyMap<number, readonly NamedInvoiceRecord[]>,
): Promise<Map<number, Credit>> {
  const told = lines.map((line) => ({
    line,
    hinted: invoicesHinted(yearOf(line.value_date), ...textsOf(line)),
    members: membershipNosTold(...textsOf(line)),
    yearless: invoicesWithoutYear(yearOf(line.value_date), ...textsOf(line)),
    old: oldNumbersTold(...textsOf(line)),
    account: line.ultimate_name === null ? line.counterparty_iban : null,
  }));
  const invoices = await findHouseholdsByBillNumber(
    db,
    told.flatMap(({ hinted: { likely, perhaps } }) => [...likely, ...perhaps]),
  );
  const members = await findMembers(
    db,
    told.flatMap(({ members: numbers }) => numbers),
  );
  const oldNumbers = await findByOldNumbers(
    db,
    told.flatMap(({ old: { alone, withMore } }) => [...alone, ...withMore]),
  );
  const accounts = await findKnownAccounts(
    db,
    told.flatMap(({ account }) => account ?? []),
  );
  const instead = await findInstead(
    db,
    [...named.values()].flat().map(({ id }) => id),
  );
  return new Map(
    told.map(({ line, hinted, yearless, members: numbers, old, account }) => {
      const own = named.get(line.id) ?? [];
      const credit: Credit = {
        amount_cents: line.amount_cents,
        ...wordsOfLine(line),
        named_household_ids: own.map(({ household_id }) => household_id),
        hinted_household_ids: hinted.likely.flatMap((number) => invoices.get(number) ?? []),
        yearless_household_ids: yearless.flatMap((number) => invoices.get(number) ?? []),
        perhaps_household_ids: hinted.perhaps.flatMap((number) => invoices.get(number) ?? []),
        member_household_ids: numbers.flatMap((number) => members.get(number) ?? []),
        old_number_household_ids: old.alone.flatMap((number) => oldNumbers.get(number) ?? []),
        short_number_household_ids: old.withMore.flatMap((number) => oldNumbers.get(number) ?? []),
        worded_number_household_ids: old.behindWord.flatMap((number) => oldNumbers.get(number) ?? []),
        account_household_ids: account === null ? [] : (accounts.get(account) ?? []),
        bill_numbers: [
          ...own.flatMap(({ id, bill_number }) => [bill_number, ...(instead.get(id) ?? [])]),
          ...hinted.likely,
          ...hinted.perhaps,
        ],
      };
      return [line.id, credit];
    }),
  );
}

function wordsOfLine(line: LineRecord): Pick<Credit, 'words' | 'purpose' | 'initials'> {
  const { counterparty_name, ultimate_name, remittance_text, bank_text } = line;
  return {
    words: wordsTold(counterparty_name, ultimate_name, remittance_text, bank_text),
    purpose: wordsTold(remittance_text).whole,
    initials: initialsOf(counterparty_name),
  };
}
