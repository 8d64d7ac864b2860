import type { MemberStatus } from '../members/memberStatus.ts';

/** Why a card is not drawn. */
export const noCardRefusals = [
  'membership_card_not_yet',
  'membership_card_ended',
  'membership_card_rests',
  'membership_card_nobody',
] as const;
export type NoCard = (typeof noCardRefusals)[number];

type Household = { status: MemberStatus; money_rests: boolean };

/**
 * Why a household has no membership card, as the key of the refusal; undefined if it has one. While a case of death is open its card
 * would be wrong, and the family has other things to do (decision 65).
 */
export function whyNoCard({ status, money_rests }: Household) {
  if (money_rests) return 'membership_card_rests' as const;
  if (status === 'inactive') return 'membership_card_ended' as const;
  return status === 'active' ? undefined : ('membership_card_not_yet' as const);
}
