import type { ListName } from '../../../domain/office/lists/listShape.ts';
import { listsContract } from '../../../domain/office/lists/lists.contract.ts';

/** The calls of each list. */
export const listCalls = {
  households: { read: listsContract.readHouseholds, save: listsContract.exportHouseholds },
  people: { read: listsContract.readPeople, save: listsContract.exportPeople },
  invoices: { read: listsContract.readInvoices, save: listsContract.exportInvoices },
  payments: { read: listsContract.readPayments, save: listsContract.exportPayments },
} satisfies Record<ListName, unknown>;
