import { type BoardSettings, defaultSettings } from '../../domain/boardSettings/settings.ts';
import { day } from '../../domain/shared/day.ts';
import { cents } from '../../domain/shared/money.ts';
import type { Change } from '../platform/context.ts';
import { insertSettings } from './boardSettings.writes.ts';

const VALID_FROM = day('2024-01-01');
const DECIDED_AT = new Date('2023-12-10T17:00:00Z');

/** Plausible rules for demo data; an association brings its own. */
const demoSettings: BoardSettings = {
  ...defaultSettings,
  accident_exempt_after_days: 0,
  abroad_limit_cents: cents(350_000),
  cost_limits_cents: {
    ...defaultSettings.cost_limits_cents,
    washing_shroud: cents(35_000),
    coffin: cents(90_000),
    flight: cents(140_000),
    hearse_at_destination: cents(30_000),
    companion: cents(40_000),
    documents: cents(20_000),
  },
  goodwill_limit_cents: cents(150_000),
  goodwill_signatures: 2,
};

/** Introduces these settings as if the board had done so before anybody joined. */
export async function introduceDemoSettings(change: Change, boardId: number): Promise<void> {
  await insertSettings(change.tx, {
    valid_from: VALID_FROM,
    settings: JSON.stringify(demoSettings),
    reason: 'Beschluss der Generalversammlung',
    created_by: boardId,
    created_at: DECIDED_AT,
  });
}
