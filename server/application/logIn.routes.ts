import { applicationContract } from '../../domain/application/application.contract.ts';
import { type Route, visit } from '../platform/http/route.ts';
import { logIn } from './logIn.actions.ts';

export const logInRoutes: readonly Route[] = [visit(applicationContract.logIn, logIn)];
