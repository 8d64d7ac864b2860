import { mayStep } from '../shared/steps.ts';
import { type InvoiceStatus, invoiceSteps } from './invoice.ts';

/** The names on the wire for what a reader may do with an invoice. */
export type InvoiceAbility = 'confirm' | 'cancel' | 'pdf';

/** Inactive households pay what was invoiced, and get no new invoices (D25). */
export const mayBeBilled = (household: { status: string }) => household.status !== 'inactive';

/** Payments for an ended membership may be given back, also if it ended before it began (decision 36). */
export const mayBeGivenBack = (household: { status: string }) => household.status === 'inactive';

/** Drafts, and drafts that were cancelled, were never an invoice and have no PDF (D39). */
export const hasPdf = (invoice: { date: unknown }) => invoice.date !== null;

/**
 * What the reader may do with an invoice of their own household (others they cannot reach, D11): it depends on the
 * invoice and on whether the household may still be invoiced.
 */
export function invoiceAbilities(
  invoice: { status: InvoiceStatus; date: unknown },
  household: { status: string },
): InvoiceAbility[] {
  const possible = mayBeBilled(household) ? (['confirm', 'cancel'] as const) : [];
  const steps = possible.filter((step) => mayStep(invoiceSteps, step, invoice.status));
  return hasPdf(invoice) ? [...steps, 'pdf'] : steps;
}

/** The board sets the fees, or an unnamed command on the server itself does (D35). */
export const mayIntroduceFees = (staff: { kind: 'office'; role: 'clerk' | 'board' } | { kind: 'system' }) =>
  staff.kind === 'system' || staff.role === 'board';
