import { mailsContract } from '../../domain/mails/mails.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { closeMail, closeTextMessage, sendMailAgain } from './mails.actions.ts';

export const mailRoutes: readonly Route[] = [
  route(mailsContract.sendMailAgain, sendMailAgain),
  route(mailsContract.closeMail, closeMail),
  route(mailsContract.closeTextMessage, closeTextMessage),
];
