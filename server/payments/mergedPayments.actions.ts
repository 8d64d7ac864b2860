import type { Change } from '../platform/context.ts';
import { moveCombined } from './combined/combined.writes.ts';
import { movePaymentLinks } from './links/paymentLinks.writes.ts';
import { movePayments } from './payments.writes.ts';

/** Payments, refunds, known accounts and payment links belong to another household (both are locked), with every cent (decision 109). */
export async function passPayments(change: Change, { from, to }: { from: number; to: number }): Promise<void> {
  await movePayments(change.tx, from, to);
  await moveCombined(change.tx, from, to);
  await movePaymentLinks(change.tx, from, to);
}
