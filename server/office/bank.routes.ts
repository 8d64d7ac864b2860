import { bankContract } from '../../domain/office/bank.contract.ts';
import { dividingContract } from '../../domain/office/dividing.contract.ts';
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
import { listBankLines } from './bank.reads.ts';
import { listBankStatements } from './bankStatements.reads.ts';
import { readPastedParts } from './pastedParts.reads.ts';
import { previewReturn } from './returning.reads.ts';

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
