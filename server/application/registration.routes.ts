import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { accountCodeContract } from '../../domain/application/accountCodes.contract.ts';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { joinStaffContract } from '../../domain/application/joinStaff.contract.ts';
import { type Route, visit } from '../platform/http/route.ts';
import { registerWithCode } from './codeRegistration.actions.ts';
import { undoEmailChange } from './emailUndo.actions.ts';
import { confirmEmail, register } from './registration.actions.ts';
import { joinStaff } from './staff/joinStaff.actions.ts';

export const registrationRoutes: readonly Route[] = [
  visit(applicationContract.register, register),
  visit(accountCodeContract.registerWithCode, registerWithCode),
  visit(joinStaffContract.joinStaff, joinStaff),
  visit(accountsContract.confirmRegistration, confirmEmail),
  visit(accountsContract.undoEmailChange, undoEmailChange),
];
