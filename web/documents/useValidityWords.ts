import { isBefore, parseWireDay } from '../../domain/shared/day.ts';
import { today } from '../platform/today.ts';
import { useTranslation } from '../platform/words.ts';

/** Says until when a document is valid, or when it ran out; undefined if nobody has said it. */
export function useValidityWords() {
  const { t } = useTranslation();
  return (validUntil: string | null): string | undefined => {
    const last = validUntil ? parseWireDay(validUntil) : undefined;
    if (!last || !validUntil) return undefined;
    return t(isBefore(last, today()) ? 'documents.ranOut' : 'documents.validUntil', { date: validUntil });
  };
}
