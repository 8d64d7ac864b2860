import { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { accountCodesContract } from '../../domain/counter/accountCodes.contract.ts';
import { refundsContract } from '../../domain/payments/refunds.contract.ts';
import { emailsContract } from '../../domain/secondPerson/emails.contract.ts';
import { ownAmountsContract } from '../../domain/secondPerson/ownAmounts.contract.ts';
import { staffContract } from '../../domain/secondPerson/staff.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { endStaffSessions, nameStaff } from '../staff/staff.actions.ts';
import { giveAccountCode } from './accountCodes.actions.ts';
import { setEmail } from './emails.actions.ts';
import { askOwnAmount } from './ownAmounts.actions.ts';
import { refund } from './refundRequests.actions.ts';
import { decline } from './secondPerson.actions.ts';
import { readStaff } from './staff/staffScreen.reads.ts';
import { askAboutStaff, closeStaff, inviteStaff, takeInvitationBack } from './staff/staffWishes.actions.ts';

export const secondPersonRoutes: readonly Route[] = [
  route(refundsContract.refund, refund),
  route(emailsContract.setEmail, setEmail),
  route(ownAmountsContract.askOwnAmount, askOwnAmount),
  route(accountCodesContract.giveAccountCode, giveAccountCode),
  route(staffContract.getStaff, readStaff),
  route(staffContract.inviteStaff, inviteStaff),
  route(staffContract.withdrawInvitation, takeInvitationBack),
  route(staffContract.askAboutStaff, askAboutStaff),
  route(staffContract.nameStaff, nameStaff),
  route(staffContract.closeStaff, closeStaff),
  route(staffContract.endStaffSessions, endStaffSessions),
  route(approvalsContract.decline, decline),
];
