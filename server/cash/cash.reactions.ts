import { bankLineTakenUp } from '../payments/payments.news.ts';
import type { Reaction } from '../platform/context.ts';
import { on } from '../platform/news.ts';
import { forgetDepositLine } from './deposits.actions.ts';

/** A bank line that told of a deposit is undecided again. */
export const cashReactions: readonly Reaction[] = [
  on(bankLineTakenUp, 'cash.line_taken_up', (change, { id }) => forgetDepositLine(change, id)),
];
