import { textRemindersContract } from '../../domain/textReminders/textReminders.contract.ts';
import { type Route, route, visit } from '../platform/http/route.ts';
import { confirmTextCode, endTextReminders, readTextReminders, sendTextCode } from './textReminders.actions.ts';

export const textRemindersRoutes: readonly Route[] = [
  route(textRemindersContract.getTextReminders, readTextReminders),
  route(textRemindersContract.sendTextCode, sendTextCode),
  visit(textRemindersContract.confirmTextCode, confirmTextCode),
  route(textRemindersContract.endTextReminders, endTextReminders),
];
