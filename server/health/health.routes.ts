import { healthContract } from '../../domain/health/health.contract.ts';
import { type Route, visit } from '../platform/http/route.ts';
import { readHealth } from './health.reads.ts';

export const healthRoutes: readonly Route[] = [visit(healthContract.readHealth, ({ context }) => readHealth(context))];
