import { correctedFeesContract } from '../../domain/invoicing/correctedFees.contract.ts';
import { membersContract } from '../../domain/members/members.contract.ts';
import { bankContract } from '../../domain/payments/bank/bank.contract.ts';
import { splittingContract } from '../../domain/payments/bank/splitting.contract.ts';
import { combinedContract } from '../../domain/payments/combined.contract.ts';
import { paymentLinksContract } from '../../domain/payments/paymentLinks.contract.ts';
import { paymentsContract } from '../../domain/payments/payments.contract.ts';
import { refundsContract } from '../../domain/payments/refunds.contract.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import { changeMember, reckonCorrectedFees } from './applicantCorrections.actions.ts';
import { assignPayment } from './assignment.actions.ts';
import {
  bookBankLine,
  creditBankLine,
  dismissBankLine,
  dismissBankLines,
  takeBankLineUp,
  unassignBankLine,
} from './bank/bankLines.actions.ts';
import { listBankStatements } from './bank/bankStatements.reads.ts';
import { confirmPayment } from './bank/confirming.actions.ts';
import { countBankLines, listBankLines } from './bank/officeBankLines.reads.ts';
import { readPastedParts } from './bank/pastedParts.reads.ts';
import { splitBankLine } from './bank/splitting.actions.ts';
import { readBankStatement } from './bank/statements.actions.ts';
import { combineInvoices } from './combined/combined.actions.ts';
import { takeInvoiceStep } from './invoiceSteps.actions.ts';
import { endPaymentLink, listPaymentLinks, makePaymentLink } from './links/paymentLinks.actions.ts';
import { bookPaymentByHand } from './payments.actions.ts';
import { confirmRefund, undoRefund } from './refunds.actions.ts';
import { returnByBankLine, returnPayment } from './returning.actions.ts';
import { previewReturn } from './returning.reads.ts';

export const paymentsRoutes: readonly Route[] = [
  visit(membersContract.changeMember, changeMember),
  route(correctedFeesContract.reckonCorrectedFees, reckonCorrectedFees),
  route(paymentsContract.bookPayment, bookPaymentByHand),
  route(paymentsContract.returnPayment, returnPayment),
  route(paymentsContract.assignPayment, assignPayment),
  route(paymentsContract.takeInvoiceStep, takeInvoiceStep),
  visit(bankContract.readBankStatement, async (visitor) => readBankStatement(visitor, await visitor.upload())),
  route(bankContract.listBankStatements, listBankStatements),
  visit(bankContract.listBankLines, listBankLines),
  visit(bankContract.countBankLines, countBankLines),
  route(bankContract.bookBankLine, bookBankLine),
  route(bankContract.splitBankLine, splitBankLine),
  route(splittingContract.readPastedParts, readPastedParts),
  route(bankContract.creditBankLine, creditBankLine),
  route(bankContract.dismissBankLine, dismissBankLine),
  route(bankContract.dismissBankLines, dismissBankLines),
  route(bankContract.takeBankLineUp, takeBankLineUp),
  route(bankContract.unassignBankLine, unassignBankLine),
  route(bankContract.returnByBankLine, returnByBankLine),
  route(bankContract.confirmPayment, confirmPayment),
  route(bankContract.previewReturn, previewReturn),
  route(refundsContract.undoRefund, undoRefund),
  route(refundsContract.confirmRefund, confirmRefund),
  route(combinedContract.combineInvoices, combineInvoices),
  route(paymentLinksContract.listPaymentLinks, listPaymentLinks),
  route(paymentLinksContract.makePaymentLink, makePaymentLink),
  route(paymentLinksContract.endPaymentLink, endPaymentLink),
];
