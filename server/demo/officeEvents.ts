import { deactivate } from '../membership/ending/deactivation.actions.ts';
import { activateIfDue } from '../membership/joining/activation.actions.ts';
import { sendBack } from '../membership/joining/sendBack.actions.ts';
import { tellDocumentNotice } from '../membership/notices/notices.actions.ts';
import { listDocumentNotices } from '../membership/notices/notices.reads.ts';
import { verifyDocuments } from './demoWrites.ts';
import { asOffice, type Play } from './stage.ts';

const SENT_BACK_REASON = 'Pasaportun fotoğrafı okunmuyor. Lütfen yeniden gönderin.';
const MISSING_PAYMENT = 7; // D24
const MOST_NOTICES = 10;

/** What the office and the nightly job do. */
export const officeEvents = {
  verify_documents: (stage, { household_id }) => asOffice(stage, (change) => verifyDocuments(change, household_id)),
  /** The waiting period is over: the membership begins on the day after it (D21). */
  activate: (stage, { household_id }) =>
    asOffice(stage, async (change) => {
      if (!(await activateIfDue(change, household_id))) throw new Error('the story activates too early');
    }),
  /** The nightly job tells that a document runs out (decision 68). */
  tell_last_days: (stage, { household_id }) =>
    asOffice(stage, async (change) => {
      const { items } = await listDocumentNotices(change.db, change.today, { after: 0, most: MOST_NOTICES });
      const due = items.find((each) => each.household_id === household_id);
      if (!due || !(await tellDocumentNotice(change, due))) throw new Error('no document runs out in this story');
    }),
  /** The office returns the application (D23). */
  send_back: (stage, { household_id }) =>
    asOffice(stage, async (change) => {
      await sendBack(change, { id: household_id, reason: SENT_BACK_REASON });
    }),
  /** The office ends the membership for missing payment (D23, D24). */
  deactivate: (stage, { household_id }) =>
    asOffice(stage, async (change) => {
      await deactivate(change, { id: household_id, inactive_reason_id: MISSING_PAYMENT, inactive_from: change.today });
    }),
} as const satisfies Record<string, Play>;
