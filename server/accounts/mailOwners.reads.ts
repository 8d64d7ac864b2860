import { sql } from 'kysely';
import type { Reader } from '../platform/db.ts';

/**
 * The account that each of these mails concerns: named by the mail's key, otherwise the one that had the recipient's address at
 * that time. Mails without such an account are left out.
 */
export async function findAccountsOfMails(db: Reader, mailIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ mail_id: number; account_id: number }>`
    select m.id as mail_id, coalesce(named.id, own.id) as account_id from mails m
    left join accounts named on named.id = substring(m.effect_key from
      '^(?:accounts[.](?:emailChange|emailNotice|passwordChanged)|registration[.]confirmation)/([0-9]+)')::integer
    left join accounts own on own.email = m.recipient and m.created_at >= coalesce(own.email_since, own.created_at)
    where m.id = any(${mailIds}) and coalesce(named.id, own.id) is not null`.execute(db);
  return new Map(rows.map(({ mail_id, account_id }) => [mail_id, account_id]));
}
