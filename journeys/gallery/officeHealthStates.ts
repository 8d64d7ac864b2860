import type { Health } from '../../domain/health/health.contract.ts';
import type { WireDay } from '../../domain/shared/day.ts';
import { answer, type ScreenState } from './screenState.ts';

const office = { who: 'office', base: '/office-ui' } as const;
const HEALTH = 'GET /api/v1/office/health';
const at = (day: number, hour: number, minute: number) => new Date(Date.UTC(2027, 0, day, hour, minute)).toISOString();

export const allWell: Health = {
  mails: { is_well: true, waiting: 0, oldest: null },
  lost_mails: { is_well: true, count: 0, our_fault: 0 },
  jobs: { is_well: true, failed: [], late: [] },
  backup: { is_well: true, made_at: at(2, 1, 10), bytes: 413_000_000 },
  disk: { is_well: true, free_bytes: 148e9, total_bytes: 500e9 },
  bank: { is_well: true, last_statement: '31.12.2026' as WireDay },
  record: { is_well: true, checked_at: at(2, 2, 40), links: 18_204, problems: 0 },
  version: '1.0.0',
};

const wrong: Health = {
  mails: { is_well: false, waiting: 1_204, oldest: at(1, 21, 5) },
  lost_mails: { is_well: false, count: 14, our_fault: 3 },
  jobs: { is_well: false, failed: ['membership.daily'], late: ['documents.sweep_leftovers', 'news.hear_again'] },
  backup: { is_well: false, made_at: null, bytes: null },
  disk: { is_well: false, free_bytes: 1.4e9, total_bytes: 500e9 },
  bank: { is_well: false, last_statement: '18.12.2026' as WireDay },
  record: { is_well: false, checked_at: at(1, 2, 40), links: 18_204, problems: 2 },
  version: '1.0.0',
};

/** Whether the product runs well, and the banner above every other screen while it does not. */
export const officeHealthStates: readonly ScreenState[] = [
  { ...office, path: '/health', name: 'office-health' },
  { ...office, path: '/health', name: 'office-health-wrong', answers: { [HEALTH]: answer.json(wrong) } },
  { ...office, path: '/on-call', name: 'office-health-banner', answers: { [HEALTH]: answer.json(wrong) } },
];
