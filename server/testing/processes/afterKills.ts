import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db.ts';
import { type Acknowledged, readDocument } from '../parallelWriters.ts';

/** Acknowledged writes that are missing or changed, by kind. */
export async function lostWrites(db: Database, done: Acknowledged): Promise<Record<keyof Acknowledged, unknown[]>> {
  const accounts = new Set((await db.selectFrom('accounts').select('email').execute()).map(({ email }) => email));
  const members = await db.selectFrom('members').select(['id', 'first_name']).execute();
  const phones = await db.selectFrom('phone_numbers').select(['id', 'phone_number']).execute();
  const confirmed = await db
    .selectFrom('sale_invoices')
    .select(['id', 'bill_number'])
    .where('status_id', '>', 1)
    .execute();
  const unreadable: number[] = [];
  for (const document of done.documents)
    if ((await readDocument(document)) !== document.sha256) unreadable.push(document.id);
  return {
    registrations: done.registrations.filter((email) => !accounts.has(email)),
    members: missing(done.members, members, 'first_name'),
    phones: missing(done.phones, phones, 'phone_number'),
    invoices: missing(done.invoices, confirmed, 'bill_number'),
    documents: unreadable,
  };
}

function missing<R extends { id: number }>(acknowledged: readonly R[], stored: readonly R[], field: keyof R): R[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  return acknowledged.filter((row) => byId.get(row.id)?.[field] !== row[field]);
}

/** How often something was done twice or incompletely, by kind: each must be 0. */
export async function duplicatedOrIncomplete(db: Database, dataDir: string): Promise<Record<string, number>> {
  const queries = {
    persons: sql`select count(*) - count(distinct first_name) from members where not is_main`,
    phoneNumbers: sql`select count(*) - count(distinct (member_id, phone_number)) from phone_numbers`,
    documents: sql`select count(*) - count(distinct (member_id, content_digest)) from documents`,
    accountsWithoutHousehold: sql`select count(*) from accounts a where a.role = 'member' and not exists
      (select from households h join members m on m.household_id = h.id and m.is_main where h.account_id = a.id)`,
    membershipNumbers: sql`select count(*) - count(distinct membership_no) from households`,
    gapsInBillNumbers: sql`select coalesce(max(right(bill_number, 6)::int), 0) - count(*) from sale_invoices`,
    personsBilledTwice: sql`select count(*) - count(distinct (i.member_id, s.type, s.billed_year))
      from sale_invoice_items i join sale_invoices s on s.id = i.sale_invoice_id where s.status_id <> 8`,
    newsToldTwice: sql`select count(*) - count(distinct (household_id, effect_key)) from notifications`,
    newsOfConfirmedInvoices: sql`select
      (select count(*) from notifications n where n.effect_key like 'invoicing.confirmed/%')
      - (select count(*) from sale_invoices where status_id > 1 and status_id <> 8)`,
    mailsOfConfirmedInvoices: sql`select
      (select count(*) from mails m where m.effect_key like 'invoicing.confirmed/%')
      - (select count(*) from sale_invoices where status_id > 1 and status_id <> 8)`,
    confirmedWithoutNews: sql`select count(*) from sale_invoices s where s.status_id > 1 and s.status_id <> 8
      and not exists (select from notifications n where n.effect_key = 'invoicing.confirmed/' || s.id)`,
    confirmedWithoutMail: sql`select count(*) from sale_invoices s where s.status_id > 1 and s.status_id <> 8
      and not exists (select from mails m where m.effect_key = 'invoicing.confirmed/' || s.id)`,
    newsNotHeard: sql`select count(*) from announcements where heard_at is null`,
    mailsNotSent: sql`select count(*) from mails where sent_at is null`,
  };
  const counted: Record<string, number> = {};
  for (const [what, query] of Object.entries(queries)) counted[what] = await countOf(db, query);
  return { ...counted, documentsWithoutFile: await documentsWithoutFile(db, dataDir) };
}

export async function countOf(db: Database, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await query.execute(db);
  return Number(Object.values(rows[0] as object)[0]);
}

async function documentsWithoutFile(db: Database, dataDir: string): Promise<number> {
  const files = new Set(await readdir(join(dataDir, 'files')).catch(() => []));
  const documents = await db.selectFrom('documents').select('storage_key').execute();
  return documents.filter(({ storage_key }) => !files.has(storage_key)).length;
}
