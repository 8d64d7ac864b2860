import { reminderHoldContract } from '../../domain/dunning/reminderHold.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { holdReminders, resumeReminders } from './reminderHold.actions.ts';

export const dunningRoutes: readonly Route[] = [
  route(reminderHoldContract.holdReminders, holdReminders),
  route(reminderHoldContract.resumeReminders, resumeReminders),
];
