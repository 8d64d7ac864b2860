import { costKinds } from './costKinds.ts';
import type { WireSettings } from './settingsOnWire.ts';

/**
 * Whether a set takes a second person of the board (decision 71): with fewer signatures, other limits, or cover for more cases than
 * in the set that would apply otherwise, one person could promise or pay more.
 */
export function takesTwo(before: WireSettings, after: WireSettings): boolean {
  return hasFewerSignatures(before, after) || hasOtherLimits(before, after) || coversMore(before, after);
}

function hasFewerSignatures(before: WireSettings, after: WireSettings): boolean {
  return (
    after.goodwill_signatures < before.goodwill_signatures || after.decision_signatures < before.decision_signatures
  );
}

/** In both directions: above a limit, or of a kind of cost without one, two people pay. */
function hasOtherLimits(before: WireSettings, after: WireSettings): boolean {
  return (
    after.goodwill_limit !== before.goodwill_limit ||
    after.abroad_limit !== before.abroad_limit ||
    costKinds.some((kind) => after.cost_limits[kind] !== before.cost_limits[kind])
  );
}

/** What is clear by the rule of cover is accepted by one clerk alone. */
function coversMore(before: WireSettings, after: WireSettings): boolean {
  const exemptAfter = ({ accident_exempt_after_days: days }: WireSettings) => days ?? Number.POSITIVE_INFINITY;
  return exemptAfter(after) < exemptAfter(before) || after.holds_until_reminder > before.holds_until_reminder;
}
