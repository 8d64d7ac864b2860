import { namedPlace, type SentBackPlace } from '../../domain/members/sentBackPlace.ts';
import { useTranslation } from '../platform/words.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';

/** Names a document or field that a returned application is about. */
export function useSentBackPlaceWords(): (place: SentBackPlace) => string {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  return (place) => {
    const named = namedPlace(place);
    if (named === 'address') return t('application.submit.address');
    return 'document' in named ? word('documentType', named.document) : t(`members.field.${named.field}`);
  };
}
