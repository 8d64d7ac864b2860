import { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { accountCodesContract } from '../../domain/counter/accountCodes.contract.ts';
import { refundsContract } from '../../domain/payments/refunds.contract.ts';
import { emailsContract } from '../../domain/secondPerson/emails.contract.ts';
import { ownAmountsContract } from '../../domain/secondPerson/ownAmounts.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { giveAccountCode } from './accountCodes.actions.ts';
import { setEmail } from './emails.actions.ts';
import { askOwnAmount } from './ownAmounts.actions.ts';
import { refund } from './refundRequests.actions.ts';
import { agree, decline } from './secondPerson.actions.ts';

export const secondPersonRoutes: readonly Route[] = [
  route(refundsContract.refund, refund),
  route(emailsContract.setEmail, setEmail),
  route(ownAmountsContract.askOwnAmount, askOwnAmount),
  route(accountCodesContract.giveAccountCode, giveAccountCode),
  route(approvalsContract.agree, agree),
  route(approvalsContract.decline, decline),
];
