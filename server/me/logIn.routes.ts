import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { applicationContract } from '../../domain/application/application.contract.ts';
import { type Route, visit } from '../platform/http/route.ts';
import { forgotPassword } from './forgotPassword.actions.ts';
import { logIn } from './logIn.actions.ts';

export const logInRoutes: readonly Route[] = [
  visit(applicationContract.logIn, logIn),
  visit(accountsContract.forgotPassword, forgotPassword),
];
