import { officeInvoicesContract } from '../../../domain/invoicing/officeInvoices.contract.ts';
import { type Route, route, visit } from '../../platform/http/route.ts';
import { makeInvoice, printInvoice, sendInvoice } from './officeInvoices.actions.ts';

export const officeInvoicesRoutes: readonly Route[] = [
  // the print is recorded, so this GET needs a transaction; the PDF is drawn after it
  visit(officeInvoicesContract.printInvoice, printInvoice),
  route(officeInvoicesContract.sendInvoice, sendInvoice),
  route(officeInvoicesContract.makeInvoice, makeInvoice),
];
