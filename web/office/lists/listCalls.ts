import type { ListName } from '../../../domain/office/lists/listShape.ts';
import { listsContract } from '../../../domain/office/lists/lists.contract.ts';

/** The calls of each list. */
export const listCalls = {
  households: { read: listsContract.readHouseholds, save: listsContract.exportHouseholds },
  people: { read: listsContract.readPeople, save: listsContract.exportPeople },
  invoices: { read: listsContract.readInvoices, save: listsContract.exportInvoices },
  payments: { read: listsContract.readPayments, save: listsContract.exportPayments },
  cash: { read: listsContract.readCash, save: listsContract.exportCash },
  mails: { read: listsContract.readMails, save: listsContract.exportMails },
  letters: { read: listsContract.readLetters, save: listsContract.exportLetters },
  journal: { read: listsContract.readJournal, save: listsContract.exportJournal },
  open_items: { read: listsContract.readOpenItems, save: listsContract.exportOpenItems },
  exports: { read: listsContract.readExports, save: listsContract.exportExports },
  record: { read: listsContract.readRecord, save: listsContract.exportRecord },
  alone: { read: listsContract.readAlone, save: listsContract.exportAlone },
} satisfies Record<ListName, unknown>;
