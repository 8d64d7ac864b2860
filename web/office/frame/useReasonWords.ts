import { inactiveReasons } from '../../../domain/reference/inactiveReasons.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';

/** The reason of an end in words; for an unknown id, that the reason is unknown. */
export function useReasonWords(): (reasonId: number | null) => string {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  return (reasonId) => {
    const reason = inactiveReasons.find(({ id }) => id === reasonId);
    return reason ? word('inactiveReason', reason.key) : t('officeHousehold.head.none');
  };
}
