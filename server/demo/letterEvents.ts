import { eraseAccount } from '../accounts/eraseAccounts.actions.ts';
import { runToEnd } from '../platform/runs/worker.ts';
import { returnEnvelope } from '../post/envelopes.actions.ts';
import { listOfHousehold } from '../post/envelopes.reads.ts';
import { enterPrint, noteOpened } from '../post/envelopes.writes.ts';
import { sendLetterPrint } from '../post/printing.actions.ts';
import { fillPrint } from '../post/printing.jobs.ts';
import { CLERK_EMAIL } from './demoStaff.ts';
import { wantPost } from './demoWrites.ts';
import { asOffice, asStaff, type Play } from './stage.ts';

/** What happens with letters on paper. */
export const letterEvents = {
  /** Nobody of the household has an e-mail address any more. */
  lose_log_in: (stage, { household_id, account_id, story: { language } }) =>
    asOffice(stage, async (change) => {
      await wantPost(change, { household_id, language });
      await eraseAccount(change, account_id);
    }),
  want_post: (stage, { household_id, story: { language } }) =>
    asOffice(stage, (change) => wantPost(change, { household_id, language })),
  /** The office prints all waiting letters and takes them to the post. */
  post_letters: async (stage) => {
    const print_id = await asOffice(stage, ({ tx, now }) => enterPrint(tx, { by: null, at: now }));
    await runToEnd(stage.context, fillPrint, { print_id });
    await asOffice(stage, ({ tx, now }) => noteOpened(tx, print_id, now));
    await asStaff(stage, CLERK_EMAIL, (change) => sendLetterPrint(change, { id: print_id }));
  },
  get_letter_back: async (stage, { household_id }) => {
    await asStaff(stage, CLERK_EMAIL, async (change) => {
      const [envelope] = await listOfHousehold(change.db, household_id);
      if (!envelope) throw new Error('no letter was sent in this story');
      await returnEnvelope(change, { id: envelope.id, because: 'moved' });
    });
  },
} as const satisfies Record<string, Play>;
