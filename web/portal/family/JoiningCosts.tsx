import { isNewborn, WAITING_DAYS } from '../../../domain/membership/waitingPeriod.ts';
import { type Day, isAfter, readDay } from '../../../domain/shared/day.ts';
import { useHome } from '../../me/home.ts';
import { chargedBasis, type FamilyMemberValues, isChildTooOld } from '../../members/memberForms.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { FeePreview } from './FeePreview.tsx';

export type JoiningCostsProps = {
  values: FamilyMemberValues;
  /** The day on which the person was entered; with the day of confirmation it decides who is a newborn (D22). */
  addedOn: Day;
};

/**
 * What a person adds to this year's contribution and, if the household is a member already, how long they wait (D22).
 */
export function JoiningCosts({ values, addedOn }: JoiningCostsProps) {
  const { t } = useTranslation();
  const { isExisting } = useHome();
  const now = today();
  const birth = readDay(values.date_of_birth);
  const basis = chargedBasis(values);
  // a child that is too old cannot join and adds nothing; the field shows why once the form is sent
  if (isChildTooOld(values, now)) return null;
  const joiner = birth && !isAfter(birth, now) && basis ? { birth, basis } : undefined;
  return (
    <FeePreview joiner={joiner} on={now}>
      {isExisting && joiner && (
        <p>
          {isNewborn(joiner, { addedOn, beganOn: now })
            ? t('application.joining.newborn')
            : t('application.joining.waiting', { days: WAITING_DAYS })}
        </p>
      )}
    </FeePreview>
  );
}
