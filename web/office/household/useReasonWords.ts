import { inactiveReasons } from '../../../domain/reference/inactiveReasons.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';

/** Why a membership ended, in words; an id that nobody knows any more says that nothing is known. */
export function useReasonWords(): (reasonId: number | null) => string {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  return (reasonId) => {
    const reason = inactiveReasons.find(({ id }) => id === reasonId);
    return reason ? word('inactiveReason', reason.key) : t('officeHousehold.head.none');
  };
}
