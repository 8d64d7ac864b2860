import { aloneList } from './aloneList.ts';
import { cashList } from './cashList.ts';
import { exportsList } from './exportsList.ts';
import { householdsList } from './householdsList.ts';
import { journalList, openItemsList } from './journalLists.ts';
import type { ListName, ListShape } from './listShape.ts';
import { lettersList, mailsList } from './messageLists.ts';
import { invoicesList, paymentsList } from './moneyLists.ts';
import { peopleList } from './peopleList.ts';
import { recordList } from './recordList.ts';

/** All lists of the office, in the order of their links. */
export const listShapes = {
  households: householdsList,
  people: peopleList,
  invoices: invoicesList,
  payments: paymentsList,
  cash: cashList,
  mails: mailsList,
  letters: lettersList,
  journal: journalList,
  open_items: openItemsList,
  exports: exportsList,
  record: recordList,
  alone: aloneList,
} as const satisfies Record<ListName, ListShape>;

type AnyShape = (typeof listShapes)[ListName];

/** All columns, and all filters: each has one text, in whatever list it stands. */
export type ColumnKey = AnyShape['columns'][number]['key'];
export type FilterKey = AnyShape['filters'][number]['key'];
