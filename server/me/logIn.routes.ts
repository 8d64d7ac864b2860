import { accountsContract } from '../../domain/accounts/accounts.contract.ts';
import { meContract } from '../../domain/me/me.contract.ts';
import { type Route, visit } from '../platform/http/route.ts';
import { forgotPassword } from './forgotPassword.actions.ts';
import { logIn } from './logIn.actions.ts';

export const logInRoutes: readonly Route[] = [
  visit(meContract.logIn, logIn),
  visit(accountsContract.forgotPassword, forgotPassword),
];
