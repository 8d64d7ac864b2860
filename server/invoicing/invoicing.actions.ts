import { feeTypes } from '../../domain/invoicing/fees.ts';
import { hasPdf } from '../../domain/invoicing/invoicing.access.ts';
import type { invoicingContract, JournalEntry, SaleInvoice } from '../../domain/invoicing/invoicing.contract.ts';
import { refuse } from '../../domain/invoicing/invoicing.refusals.ts';
import type { Input } from '../../domain/shared/contract.ts';
import { assertSigned } from '../households/paperApplications.actions.ts';
import { lockOwnHousehold } from '../members/household.reads.ts';
import type { MemberActor } from '../platform/actor.ts';
import type { Ask, AttachmentMaker, Change } from '../platform/context.ts';
import type { FileAnswer } from '../platform/http/route.ts';
import { drawPdf } from '../platform/pdf/pdfRenderer.ts';
import { type BilledParty, getBilledParty } from './billedParty.reads.ts';
import { draftInvoices } from './billing.actions.ts';
import { invoiceDocument, invoiceFilename } from './invoicePdf.wording.ts';
import { assertStep, confirmDraft } from './invoices.actions.ts';
import { findInvoice, getInvoice, type Invoice, listInvoices, lockInvoice } from './invoices.reads.ts';
import { type Reading, toJournalEntry, toSaleInvoice } from './invoices.wording.ts';
import { updateInvoice } from './invoicing.writes.ts';

type Calls = typeof invoicingContract;

/** The journal of the actor's household; another household's answers as if it did not exist (D11, D40). */
export async function listJournal(
  ask: Ask<MemberActor>,
  { id, orderBy, ...filter }: Input<Calls['listJournal']>,
): Promise<JournalEntry[]> {
  if (id !== ask.actor.household_id) return refuse('HouseholdNotFound');
  const invoices = await listInvoices(ask.db, id, {
    statuses: filter['filter[sale_invoice.status_id]'],
    types: filter['filter[type]'],
    direction: orderBy === 'sale_invoice.due_date:ASC' ? 'asc' : 'desc',
  });
  return invoices.map((invoice) => toJournalEntry(invoice, reading(ask)));
}

/** A draft per type that is due (D37), empty if nothing is due. Repeating it changes nothing. */
export async function createInvoices(
  change: Change<MemberActor>,
  { types = [...feeTypes] }: Input<Calls['createInvoices']>,
): Promise<SaleInvoice[]> {
  const { household_id } = change.actor;
  const invoices = await draftInvoices(change, { household_id, types, people: 'everybody' });
  return invoices.map((invoice) => toSaleInvoice(invoice, reading(change)));
}

/**
 * Confirms a draft; a confirmed invoice is returned unchanged and mailed only once (D39). Refuses with `changed_meanwhile` if the
 * draft's persons, fees or year are out of date: a new draft replaces it (D37).
 */
export async function confirmInvoice(
  change: Change<MemberActor>,
  { id }: Input<Calls['confirmInvoice']>,
): Promise<SaleInvoice> {
  const invoice = await lockOwnInvoice(change, id);
  if (isJustConfirmed(invoice)) return toSaleInvoice(invoice, reading(change));
  assertStep('confirm', invoice);
  return toSaleInvoice(await confirmDraft(change, invoice), reading(change));
}

/** A cancelled draft keeps its number (D38); cancelling again returns it unchanged (D39). */
export async function cancelInvoice(
  change: Change<MemberActor>,
  { id }: Input<Calls['cancelInvoice']>,
): Promise<SaleInvoice> {
  const invoice = await lockOwnInvoice(change, id);
  if (invoice.status !== 'cancelled') {
    assertStep('cancel', invoice);
    await updateInvoice(change.tx, id, { status: 'cancelled' });
  }
  return toSaleInvoice({ ...invoice, status: 'cancelled' }, reading(change));
}

/** The invoice as a PDF; a draft has none (D39, D41). */
export async function renderInvoicePdf(
  ask: Ask<MemberActor>,
  { id }: Input<Calls['renderInvoicePdf']>,
): Promise<FileAnswer> {
  const { household_id } = ask.actor;
  const [invoice, party] = await Promise.all([
    findInvoice(ask.db, id, household_id),
    getBilledParty(ask.db, household_id),
  ]);
  if (!invoice) return refuse('invoice_not_found');
  if (!hasPdf(invoice)) return refuse('invoice_not_confirmed');
  const file = await drawInvoice(ask, invoice, party);
  return { ...file, sizeBytes: file.content.byteLength };
}

/** The same PDF as an attachment, rendered when the mail is sent. */
export const attachInvoicePdf: AttachmentMaker = async (ask, id) => {
  const invoice = await getInvoice(ask.db, id);
  return drawInvoice(ask, invoice, await getBilledParty(ask.db, invoice.household_id));
};

export async function drawInvoice(ask: Pick<Ask, 'settings'>, invoice: Invoice, party: BilledParty) {
  const content = await drawPdf(invoiceDocument({ invoice, party, association: ask.settings.association }));
  return { filename: invoiceFilename(invoice, party.language), contentType: 'application/pdf', content };
}

/** Locks the household first, like every change of it; refuses with `household_inactive` if it has ended (D25). */
async function lockOwnInvoice(change: Change<MemberActor>, id: number): Promise<Invoice> {
  const household = await lockOwnHousehold(change);
  await assertSigned(change, household);
  return (await lockInvoice(change.tx, id, household.id)) ?? refuse('invoice_not_found');
}

function isJustConfirmed({ status, amount_cents }: Invoice): boolean {
  return status === 'open' || (status === 'paid' && amount_cents === 0);
}

function reading({ actor, settings }: Ask<MemberActor>): Reading {
  const household = { status: actor.household_status };
  return { language: actor.language, association: settings.association, household };
}
