import { cashContract } from '../../domain/cash/cash.contract.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import { listReceipts, readCashBook } from './cashBook.reads.ts';
import { agreeToCount, countCash } from './counting.actions.ts';
import { tellOfDeposit } from './deposits.actions.ts';
import { enterCash } from './entering.actions.ts';
import { printReceipt } from './receipts.actions.ts';
import { reverseCash, takeCash } from './taking.actions.ts';

export const cashRoutes: readonly Route[] = [
  route(cashContract.takeCash, takeCash),
  route(cashContract.listReceipts, listReceipts),
  // the print is recorded, so this GET needs a transaction; the PDF is drawn after it
  visit(cashContract.printReceipt, printReceipt),
  route(cashContract.readCashBook, readCashBook),
  route(cashContract.enterCash, enterCash),
  route(cashContract.reverseCash, reverseCash),
  route(cashContract.countCash, countCash),
  route(cashContract.agreeToCount, agreeToCount),
  route(cashContract.tellOfDeposit, tellOfDeposit),
];
