import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { type Route, visit } from '../platform/http/route.ts';
import { changePassword, resetPassword } from './passwords.actions.ts';
import { logOut } from './sessions.actions.ts';
import { forgotPassword, resendConfirmation } from './wishes.actions.ts';

export const accountsRoutes: readonly Route[] = [
  visit(accountsContract.resendConfirmation, resendConfirmation),
  visit(accountsContract.logOut, logOut),
  visit(accountsContract.changePassword, changePassword),
  visit(accountsContract.forgotPassword, forgotPassword),
  visit(accountsContract.resetPassword, resetPassword),
];
