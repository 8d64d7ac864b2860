import type { CashBook, CashReceipt, cashContract } from '../../domain/cash/cash.contract.ts';
import { isCountedDay } from '../../domain/cash/cashDay.ts';
import { refuse as refuseHousehold } from '../../domain/invoicing/invoicing.refusals.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { addDays, isAfter, toWireDay } from '../../domain/shared/day.ts';
import { toEuros } from '../../domain/shared/money.ts';
import { findOwners } from '../members/owners.reads.ts';
import type { OfficeActor } from '../platform/actor.ts';
import type { Ask } from '../platform/context.ts';
import { balanceOn, carriedTo, findLastClosing } from './balance.reads.ts';
import { hasUncounted, listClosingsOfDay, listOpenDays, toClosing } from './closings.reads.ts';
import { listUntoldDeposits } from './deposits.reads.ts';
import { findLastEntryId, listEntriesOf, listEntriesOfDay, toEntry, toReceipt } from './entries.reads.ts';

type Calls = typeof cashContract;

/** The cash book of a day, by default today. */
export async function readCashBook(
  ask: Ask<OfficeActor>,
  { day: wanted }: Input<Calls['readCashBook']>,
): Promise<CashBook> {
  const { db, today, actor } = ask;
  const day = wanted ?? today;
  const lastCounted = (await findLastClosing(db))?.day ?? null;
  const isClosed = isCountedDay(day, { today, lastCounted });
  const closings = await listClosingsOfDay(db, day);
  return {
    day: toWireDay(day),
    balance: toEuros(await balanceOn(db)),
    carried: toEuros(await carriedTo(db, day)),
    ends_with: toEuros(await carriedTo(db, addDays(day, 1))),
    last_counted: lastCounted && toWireDay(lastCounted),
    last_entry_id: await findLastEntryId(db),
    expected: toEuros(await balanceOn(db, day)),
    may_count: !isClosed && !isAfter(day, today) && (await hasUncounted(db, day)),
    is_open: !isClosed && !isAfter(day, today),
    entries: (await listEntriesOfDay(db, day)).map(toEntry),
    closings: closings.map((closing) => toClosing(closing, actor)),
    open_days: await listOpenDays(ask, today),
    deposits: await listUntoldDeposits(db),
  };
}

/** Refuses with `HouseholdNotFound`. */
export async function listReceipts({ db }: Ask, { id }: Input<Calls['listReceipts']>): Promise<CashReceipt[]> {
  if (!(await findOwners(db, [id])).has(id)) return refuseHousehold('HouseholdNotFound');
  return (await listEntriesOf(db, id)).map(toReceipt);
}
