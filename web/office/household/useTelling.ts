import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';

/** What the dialogs of a household say: who reads a reason, in which language, and what was done. */
export function useTelling({ account }: HouseholdFile, tellDone: TellDone) {
  const { t } = useTranslation();
  const language = account ? t(`shared.language.${account.language}`) : t('officeHousehold.head.none');
  return { tellDone, hint: t('officeHousehold.reason.hint', { language }), language };
}
