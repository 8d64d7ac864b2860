import { invoicingContract } from '../../domain/invoicing/invoicing.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { cachedByRevision } from '../platform/revisionCache.ts';
import { deleteFamilyMember } from './billedPeople.actions.ts';
import { preCalculateFees } from './billing.actions.ts';
import { listFees, listJoiningFees } from './fees.reads.ts';
import { cancelInvoice, confirmInvoice, createInvoices, listJournal, renderInvoicePdf } from './invoicing.actions.ts';

export const invoicingRoutes: readonly Route[] = [
  route(membersContract.deleteFamilyMember, deleteFamilyMember),
  route(invoicingContract.preCalculate, preCalculateFees),
  route(invoicingContract.listFees, listFees),
  route(invoicingContract.listJoiningFees, listJoiningFees),
  route(invoicingContract.listJournal, cachedByRevision('journal', listJournal)),
  route(invoicingContract.createInvoices, createInvoices),
  route(invoicingContract.confirmInvoice, confirmInvoice),
  route(invoicingContract.cancelInvoice, cancelInvoice),
  route(invoicingContract.renderInvoicePdf, renderInvoicePdf),
];
