import { sql } from 'kysely';
import type { LostMail } from '../../domain/mails/mails.contract.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { findAccountsOfMails } from '../accounts/mailOwners.reads.ts';
import { listLastDecisions } from '../audit/lastDecision.reads.ts';
import { findOwners } from '../members/owners.reads.ts';
import type { Ask } from '../platform/context.ts';
import type { Reader } from '../platform/db.ts';
import { type AbandonedMail, findAbandonedMail, listAbandonedMails } from '../platform/mail/abandoned.ts';
import { readMailData } from '../platform/mail/mailQueue.ts';

/** Mails that could not be sent, and about which nobody has decided (decision 38). */
export async function listLostMails({ db, vault }: Ask): Promise<LostMail[]> {
  const mails = await withWhose(db, await listAbandonedMails(db, MOST_WAITING));
  const ids = mails.flatMap(({ whose }) => (whose ? [whose.household_id] : []));
  if (ids.length === 0) return mails.map((mail) => toLostMail(vault, mail));
  const [owners, decisions] = [await findOwners(db, ids), await listLastDecisions(db, ids)];
  return mails.map((mail) => {
    const owner = mail.whose && owners.get(mail.whose.household_id);
    const shown = owner && { ...owner, last_decision: decisions.get(owner.household_id)?.id ?? null };
    return toLostMail(vault, mail, shown);
  });
}

/** Where a mail goes if it is sent again; null for mails about an account alone, and for those that cannot be decrypted any more. */
export type Resendable = { household_id: number | null; goes_to: string | null };

export async function findLostMail(db: Reader, vault: Ask['vault'], id: number): Promise<Resendable | undefined> {
  const found = await findAbandonedMail(db, id);
  if (!found) return undefined;
  const [mail] = await withWhose(db, [found]);
  return mail && { household_id: mail.whose?.household_id ?? null, goes_to: addressFor(vault, mail) };
}

type Whose = { household_id: number; email: string; pending_email: string | null };
type KnownMail = AbandonedMail & { whose: Whose | undefined };

/** Each mail with the household that it concerns, and the household's present address. */
async function withWhose(db: Reader, mails: readonly AbandonedMail[]): Promise<KnownMail[]> {
  if (mails.length === 0) return [];
  const accounts = await findAccountsOfMails(
    db,
    mails.flatMap(({ id, household_id }) => (household_id === null ? [id] : [])),
  );
  const { rows } = await sql<Whose & { account_id: number }>`
    select h.id as household_id, a.id as account_id, a.email, a.pending_email
    from households h join accounts a on a.id = h.account_id
    where h.id = any(${mails.map(({ household_id }) => household_id)}) or a.id = any(${[...accounts.values()]})`.execute(
    db,
  );
  return mails.map((mail) => ({
    ...mail,
    whose: rows.find(({ household_id, account_id }) =>
      mail.household_id === null ? account_id === accounts.get(mail.id) : household_id === mail.household_id,
    ),
  }));
}

function toLostMail(vault: Ask['vault'], mail: KnownMail, whose: LostMail['whose'] = null): LostMail {
  const { id, recipient, created_at, abandoned_at, abandoned_because, abandoned_error } = mail;
  const mailData = readMailData(vault, mail.content);
  return {
    id,
    recipient,
    whose,
    subject: mailData?.subject ?? null,
    language: mailData?.language ?? null,
    created_at: created_at.toISOString(),
    abandoned_at: abandoned_at.toISOString(),
    because: abandoned_because,
    technical_cause: abandoned_error,
    goes_to: addressFor(vault, mail),
    pending_email: mail.whose?.pending_email ?? null,
  };
}

function addressFor(vault: Ask['vault'], { household_id, whose, content }: KnownMail): string | null {
  if (household_id === null || !whose) return null;
  return readMailData(vault, content) ? whose.email : null;
}
