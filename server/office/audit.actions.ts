import { accountOf } from '../platform/actor.ts';
import type { Change } from '../platform/work.ts';
import { insertAudit } from './audit.writes.ts';

/** What somebody of the office did or looked at; the name says what `subject_id` is. */
type AuditedAction =
  /** A person's data, the identity numbers among them. */
  | 'member.seen'
  | 'document.seen'
  | 'document.verified'
  | 'document.refused'
  | 'household.sent_back'
  | 'household.deactivated'
  | 'household.reactivated'
  | 'payment.booked'
  | 'payment.returned'
  | 'invoice.void'
  | 'invoice.writeOff'
  | 'invoice.reopen'
  | 'news.sent'
  | 'staff.added';

export type Audited = { action: AuditedAction; household_id: number | null; subject_id: number | null };

/** Writes down who did what, in the same transaction: no look and no deed without its row (trust promise 13). */
export async function record(change: Change, ...audited: Audited[]): Promise<void> {
  const who = { happened_at: change.now, actor_account_id: accountOf(change.actor), details: '{}' };
  if (audited.length > 0)
    await insertAudit(
      change.tx,
      audited.map((row) => ({ ...who, ...row })),
    );
}
