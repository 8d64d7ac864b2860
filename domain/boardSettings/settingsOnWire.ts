import { z } from 'zod';
import { type Cents, toEuros } from '../shared/money.ts';
import { eachOf, euroLimit } from './bounds.ts';
import { type CostKind, costKinds } from './costKinds.ts';
import { type BoardSettings, unpricedFields } from './settings.ts';

const limits = {
  abroad_limit: euroLimit,
  cost_limits: eachOf(costKinds, euroLimit),
  goodwill_limit: euroLimit,
};

/** A whole set as it is sent, with limits in euros; parsed to limits in cents. Refuses unknown and missing keys. */
export const settingsInput = z
  .strictObject({ ...unpricedFields, ...limits })
  .refine(hasNoOwnStepTwice, { path: ['own_steps'], error: 'invalid_value' })
  .transform(
    ({ abroad_limit, cost_limits, goodwill_limit, ...unpriced }): BoardSettings => ({
      ...unpriced,
      abroad_limit_cents: abroad_limit,
      cost_limits_cents: cost_limits,
      goodwill_limit_cents: goodwill_limit,
    }),
  );

/** A set as the API returns it: the same fields. */
export type WireSettings = Omit<BoardSettings, 'abroad_limit_cents' | 'cost_limits_cents' | 'goodwill_limit_cents'> & {
  abroad_limit: number | null;
  cost_limits: Record<CostKind, number | null>;
  goodwill_limit: number | null;
};

export function toWireSettings(settings: BoardSettings): WireSettings {
  const { abroad_limit_cents, cost_limits_cents, goodwill_limit_cents, ...unpriced } = settings;
  return {
    ...unpriced,
    abroad_limit: inEuros(abroad_limit_cents),
    cost_limits: Object.fromEntries(costKinds.map((kind) => [kind, inEuros(cost_limits_cents[kind])])) as Record<
      CostKind,
      number | null
    >,
    goodwill_limit: inEuros(goodwill_limit_cents),
  };
}

function inEuros(limit: Cents | null): number | null {
  return limit === null ? null : toEuros(limit);
}

function hasNoOwnStepTwice({ own_steps }: { own_steps: readonly { key: string }[] }): boolean {
  return new Set(own_steps.map(({ key }) => key)).size === own_steps.length;
}
