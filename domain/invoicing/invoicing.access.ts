import { mayStep } from '../shared/steps.ts';
import { type InvoiceStatus, invoiceSteps } from './invoice.ts';

/** What the wire calls the things that a reader may do with an invoice. */
export type InvoiceAbility = 'confirm' | 'cancel' | 'pdf';

/** Whoever is inactive pays what was billed, and is billed nothing new (D25). */
export const mayBeBilled = (household: { status: string }) => household.status !== 'inactive';

/** What is paid of an ended membership may be paid back: whoever has withdrawn, or never became a member (decision 36). */
export const mayBeGivenBack = (household: { status: string }) => household.status === 'inactive';

/** A draft, and one cancelled before it was confirmed, was never an invoice and has no PDF (D39). */
export const hasPdf = (invoice: { date: unknown }) => invoice.date !== null;

/** Only the own household is asked at all (D11); what is open then depends on the invoice, and on whether it still may. */
export function invoiceAbilities(
  invoice: { status: InvoiceStatus; date: unknown },
  household: { status: string },
): InvoiceAbility[] {
  const possible = mayBeBilled(household) ? (['confirm', 'cancel'] as const) : [];
  const steps = possible.filter((step) => mayStep(invoiceSteps, step, invoice.status));
  return hasPdf(invoice) ? [...steps, 'pdf'] : steps;
}
