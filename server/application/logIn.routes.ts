import { applicationContract } from '../../domain/application/application.contract.ts';
import { type Route, visit } from '../platform/http/route.ts';
import { ask } from '../platform/work.ts';
import { logIn } from './logIn.actions.ts';
import { readMe } from './me.reads.ts';

export const logInRoutes: readonly Route[] = [
  visit(applicationContract.logIn, async (visitor, sent) => readMe(ask(visitor.ground, await logIn(visitor, sent)))),
];
