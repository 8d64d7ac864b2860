import { sql } from 'kysely';
import type { CalendarFacts } from '../../../domain/membership/calendar.ts';
import { listInvoices } from '../../invoicing/invoices.reads.ts';
import type { Reader } from '../../platform/db.ts';

/** What a household's calendar is made of. */
export async function readCalendarFacts(db: Reader, householdId: number): Promise<CalendarFacts> {
  const [household, invoices] = await Promise.all([
    db
      .selectFrom('households')
      .select([
        sql<boolean>`money_rests_since is not null`.as('money_rests'),
        sql<CalendarFacts['waiting_until']>`case when status = 'waiting' then waiting_until end`.as('waiting_until'),
      ])
      .where('id', '=', householdId)
      .executeTakeFirstOrThrow(),
    listInvoices(db, householdId, { statuses: [2, 7], direction: 'asc' }),
  ]);
  return { ...household, owed: invoices.map(({ due_date }) => ({ due_date })) };
}
