import { bankContract } from '../../domain/payments/bank.contract.ts';
import { dividingContract } from '../../domain/payments/dividing.contract.ts';
import { listBankStatements } from '../payments/bankStatements.reads.ts';
import { listBankLines } from '../payments/officeBankLines.reads.ts';
import { readPastedParts } from '../payments/pastedParts.reads.ts';
import { previewReturn } from '../payments/returning.reads.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import {
  bookBankLine,
  confirmPayment,
  creditBankLine,
  divideBankLine,
  layBankLineAside,
  readStatement,
  releaseBankLine,
  returnByBankLine,
  takeBankLineUp,
} from './bank.actions.ts';

export const bankRoutes: readonly Route[] = [
  visit(bankContract.readBankStatement, async (visitor) => readStatement(visitor, await visitor.upload())),
  route(bankContract.listBankStatements, listBankStatements),
  visit(bankContract.listBankLines, listBankLines),
  route(bankContract.bookBankLine, bookBankLine),
  route(bankContract.divideBankLine, divideBankLine),
  route(dividingContract.readPastedParts, readPastedParts),
  route(bankContract.creditBankLine, creditBankLine),
  route(bankContract.layBankLineAside, layBankLineAside),
  route(bankContract.takeBankLineUp, takeBankLineUp),
  route(bankContract.releaseBankLine, releaseBankLine),
  route(bankContract.returnByBankLine, returnByBankLine),
  route(bankContract.confirmPayment, confirmPayment),
  route(bankContract.previewReturn, previewReturn),
];
