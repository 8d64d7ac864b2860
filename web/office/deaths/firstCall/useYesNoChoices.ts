import { useTranslation } from '../../../platform/words.ts';

/** Yes, no, or unknown. */
export function useYesNoChoices() {
  const { t } = useTranslation();
  return [
    { value: 'yes', label: t('officeDeaths.call.yes') },
    { value: 'no', label: t('officeDeaths.call.no') },
    { value: 'open', label: t('officeDeaths.call.notYet') },
  ];
}
