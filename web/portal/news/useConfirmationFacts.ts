import type { ConfirmationFacts } from '../../../domain/households/confirmation.ts';
import { parseWireDay } from '../../../domain/shared/day.ts';
import { useHome } from '../../me/home.ts';
import { today } from '../../platform/today.ts';

/** What decides whether the yearly question is asked. */
export function useConfirmationFacts(): ConfirmationFacts {
  const { status, money_rests, ...days } = useHome().household;
  return {
    status,
    money_rests,
    status_since: parseWireDay(days.status_since) ?? today(),
    active_from: dayFrom(days.active_from),
    confirmed_on: dayFrom(days.confirmed_on),
  };
}

function dayFrom(value: string | null) {
  return value === null ? null : (parseWireDay(value) ?? null);
}
