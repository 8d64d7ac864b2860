import { type ListedPart as Part, partsOfList } from '../../../domain/payments/bank/partsOfPastedList.ts';
import { type PastedNumber, pastedParts } from '../../../domain/payments/bank/pastedParts.ts';
import type { Payer } from '../../../domain/payments/bank/proposals.ts';
import {
  type ListedPart,
  MOST_PARTS,
  type splittingContract,
} from '../../../domain/payments/bank/splitting.contract.ts';
import { refuse } from '../../../domain/payments/payments.refusals.ts';
import type { Answer, Input } from '../../../domain/shared/contract.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { toEuros } from '../../../domain/shared/money.ts';
import { type LastDecision, listLastDecisions } from '../../audit/lastDecision.reads.ts';
import { findOwners, type Owner } from '../../members/owners.reads.ts';
import type { Ask } from '../../platform/context.ts';
import type { Reader } from '../../platform/db.ts';
import { findLine } from './bankLines.reads.ts';
import { findHouseholdsByBillNumber, findMembers, readPayers } from './payers.reads.ts';

type Call = (typeof splittingContract)['readPastedParts'];

/** The parts into which a transfer may be split by a pasted list, and the lines that cannot be read (decision 45). */
export async function readPastedParts({ db }: Ask, { id, list }: Input<Call>): Promise<Answer<Call>> {
  if (!(await findLine(db, id))) return refuse('bank_transaction_not_found');
  const { lines, problems } = pastedParts(list);
  const numbers = lines.map(({ number }) => number);
  const { payers, householdOf } = await findPayers(db, numbers);
  const found = partsOfList(lines, (number) => payers.get(householdOf(number) ?? NOBODY), MOST_PARTS);
  const households = [...new Set(found.parts.map(({ household_id }) => household_id))];
  const whose = {
    owners: await findOwners(db, households),
    decisions: await listLastDecisions(db, households),
    payers,
  };
  return {
    parts: found.parts.map((part) => toListedPart(part, whose)),
    problems: [...problems, ...found.problems].sort((one, other) => one.line - other.line),
  };
}

/** An id that no household has. */
const NOBODY = 0;

/** The households that these numbers belong to, without erased ones. */
async function findPayers(db: Reader, numbers: readonly PastedNumber[]) {
  const members = await findMembers(
    db,
    numbers.flatMap((number) => ('membership_no' in number ? number.membership_no : [])),
  );
  const invoices = await findHouseholdsByBillNumber(
    db,
    numbers.flatMap((number) => ('bill_number' in number ? number.bill_number : [])),
  );
  const payers = await readPayers(db, [...members.values(), ...invoices.values()]);
  return {
    payers: new Map(payers.map((payer) => [payer.household_id, payer])),
    householdOf: (number: PastedNumber) =>
      'membership_no' in number ? members.get(number.membership_no) : invoices.get(number.bill_number),
  };
}

type Whose = { owners: Map<number, Owner>; decisions: Map<number, LastDecision>; payers: Map<number, Payer> };

function toListedPart({ household_id, sale_invoice_id, amount_cents }: Part, whose: Whose): ListedPart {
  const invoice = whose.payers.get(household_id)?.invoices.find((own) => own.sale_invoice_id === sale_invoice_id);
  return {
    ...(whose.owners.get(household_id) ?? { household_id, membership_no: '', name: '' }),
    last_decision: whose.decisions.get(household_id)?.id ?? null,
    bill: invoice
      ? {
          sale_invoice_id: invoice.sale_invoice_id,
          bill_number: invoice.bill_number,
          open_item: toEuros(invoice.open_cents),
          due_date: toWireDay(invoice.due_date),
        }
      : null,
    amount: amount_cents === null ? null : toEuros(amount_cents),
  };
}
