import type { Tx } from '../db.ts';
import type {} from './post.ts';

/** Removes what was posted to an address until an instant, sent or not: nobody with that address is known any more. */
export async function forgetMails(tx: Tx, { to, until }: { to: string; until: Date }): Promise<void> {
  await tx.deleteFrom('mails').where('recipient', '=', to).where('created_at', '<=', until).execute();
}
