import { socialInsuranceNumberLooksWrong } from '../../domain/members/socialInsuranceNumber.ts';
import { isTurkishId } from '../../domain/members/turkishId.ts';
import type { Day } from '../../domain/shared/day.ts';
import type { Chance } from './seed.ts';

const TEN = Array.from({ length: 10 }, (_, digit) => digit);

/**
 * A made-up Austrian social insurance number: three digits, the check digit, the birthday. Some beginnings have no valid check
 * digit.
 */
export function socialInsuranceNumber(chance: Chance, birth: Day): string {
  const [year, month, date] = birth.split('-');
  for (;;) {
    const beginning = chance.between(100, 999);
    const candidates = TEN.map((check) => `${beginning}${check}${date}${month}${year?.slice(2)}`);
    const number = candidates.find((candidate) => !socialInsuranceNumberLooksWrong(candidate));
    if (number) return number;
  }
}

/** A made-up Turkish number with two valid check digits. */
export function turkishIdentityNumber(chance: Chance): string {
  const beginning = String(chance.between(100_000_000, 999_999_999));
  const candidates = TEN.flatMap((tenth) => TEN.map((eleventh) => `${beginning}${tenth}${eleventh}`));
  const number = candidates.find(isTurkishId);
  if (!number) throw new Error(`no check digits for ${beginning}`);
  return number;
}
