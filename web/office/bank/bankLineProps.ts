import type { OfficeBankLine } from '../../../domain/payments/bank/bankAnswers.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';

export type BankLineProps = { line: OfficeBankLine; tellDone: TellDone };
