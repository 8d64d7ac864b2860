import { sampleDocument } from '../../../server/demo/sampleDocument.ts';
import { household } from '../officeHouseholdStates.ts';
import type { ScreenState, Visit } from '../screenState.ts';

const headers = { 'content-type': 'application/pdf' };

/** A PDF document: rendered, and an old one that cannot be rendered. */
export const officePdfStates: ScreenState[] = [
  state('pdf', sampleDocument('Reisepass', 'Hatice'), ({ page }) =>
    page.getByRole('dialog').getByRole('img').waitFor(),
  ),
  state('pdf-broken', Buffer.from('%PDF-1.7 and no more'), ({ page, words }) =>
    page.getByText(words.officeViewer.notPossible).waitFor(),
  ),
];

function state(name: string, body: Buffer, untilSeen: (visit: Visit) => Promise<void>): ScreenState {
  return household(name, 'hatice', {
    hasDialog: true,
    answers: { 'GET /api/v1/office/documents/': (call) => call.reply({ headers, body }) },
    prepare: async (visit) => {
      await visit.page.getByRole('button', { name: visit.words.officeHousehold.document.show }).first().click();
      await untilSeen(visit);
    },
  });
}
