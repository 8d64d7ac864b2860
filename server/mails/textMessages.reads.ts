import type { LostTextMessage } from '../../domain/mails/mails.contract.ts';
import { MOST_WAITING } from '../../domain/shared/mostWaiting.ts';
import { findOwners } from '../members/owners.reads.ts';
import type { Ask } from '../platform/context.ts';
import { listAbandonedTextMessages } from '../platform/textMessages/abandonedTextMessages.ts';
import { readTextMessage } from '../platform/textMessages/textMessages.ts';

/** Text messages that did not leave, and about which nobody has decided. */
export async function listLostTextMessages({ db, vault }: Ask): Promise<LostTextMessage[]> {
  const messages = await listAbandonedTextMessages(db, MOST_WAITING);
  const owners = await findOwners(
    db,
    messages.flatMap(({ household_id }) => household_id ?? []),
  );
  return messages.map(({ id, household_id, recipient, content, ...message }) => {
    const said = readTextMessage(vault, content);
    return {
      id,
      recipient,
      text: said?.text ?? null,
      language: said?.language ?? null,
      created_at: message.created_at.toISOString(),
      abandoned_at: message.abandoned_at.toISOString(),
      because: message.abandoned_because,
      technical_cause: message.abandoned_error,
      whose: (household_id && owners.get(household_id)) || null,
    };
  });
}
