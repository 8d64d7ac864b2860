import { approvalsContract } from '../../domain/approvals/approvals.contract.ts';
import { type Route, route } from '../platform/http/route.ts';
import { agree, decline } from './approvals.actions.ts';

export const approvalRoutes: readonly Route[] = [
  route(approvalsContract.agree, agree),
  route(approvalsContract.decline, decline),
];
