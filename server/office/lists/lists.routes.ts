import { listsContract } from '../../../domain/office/lists/lists.contract.ts';
import { type Route, route, visit } from '../../platform/http/route.ts';
import { aloneSource } from './aloneSource.ts';
import { cashSource } from './cashSource.ts';
import { chooseHouseholds } from './chosen.actions.ts';
import { exportList } from './export.actions.ts';
import { exportsSource } from './exportsSource.ts';
import { householdsSource } from './householdsSource.ts';
import { journalSource, openItemsSource } from './journalSources.ts';
import { readPage } from './lists.reads.ts';
import { lettersSource, mailsSource } from './messageSources.ts';
import { invoicesSource, paymentsSource } from './moneySources.ts';
import { peopleSource } from './peopleSource.ts';
import { recordSource } from './recordSource.ts';

/** A file is sent while it is read, after the transaction that records it. */
export const listsRoutes: readonly Route[] = [
  route(listsContract.readHouseholds, (work, asked) => readPage(work, householdsSource, asked)),
  visit(listsContract.exportHouseholds, (work, asked) => exportList(work, householdsSource, asked)),
  route(listsContract.chooseHouseholds, chooseHouseholds),
  route(listsContract.readPeople, (work, asked) => readPage(work, peopleSource, asked)),
  visit(listsContract.exportPeople, (work, asked) => exportList(work, peopleSource, asked)),
  route(listsContract.readInvoices, (work, asked) => readPage(work, invoicesSource, asked)),
  visit(listsContract.exportInvoices, (work, asked) => exportList(work, invoicesSource, asked)),
  route(listsContract.readPayments, (work, asked) => readPage(work, paymentsSource, asked)),
  visit(listsContract.exportPayments, (work, asked) => exportList(work, paymentsSource, asked)),
  route(listsContract.readCash, (work, asked) => readPage(work, cashSource, asked)),
  visit(listsContract.exportCash, (work, asked) => exportList(work, cashSource, asked)),
  route(listsContract.readMails, (work, asked) => readPage(work, mailsSource, asked)),
  visit(listsContract.exportMails, (work, asked) => exportList(work, mailsSource, asked)),
  route(listsContract.readLetters, (work, asked) => readPage(work, lettersSource, asked)),
  visit(listsContract.exportLetters, (work, asked) => exportList(work, lettersSource, asked)),
  route(listsContract.readJournal, (work, asked) => readPage(work, journalSource, asked)),
  visit(listsContract.exportJournal, (work, asked) => exportList(work, journalSource, asked)),
  route(listsContract.readOpenItems, (work, asked) => readPage(work, openItemsSource, asked)),
  visit(listsContract.exportOpenItems, (work, asked) => exportList(work, openItemsSource, asked)),
  route(listsContract.readExports, (work, asked) => readPage(work, exportsSource, asked)),
  visit(listsContract.exportExports, (work, asked) => exportList(work, exportsSource, asked)),
  route(listsContract.readRecord, (work, asked) => readPage(work, recordSource, asked)),
  visit(listsContract.exportRecord, (work, asked) => exportList(work, recordSource, asked)),
  route(listsContract.readAlone, (work, asked) => readPage(work, aloneSource, asked)),
  visit(listsContract.exportAlone, (work, asked) => exportList(work, aloneSource, asked)),
];
