import { daysToRunOut } from '../../domain/documents/runningOut.ts';
import { isBefore, parseWireDay } from '../../domain/shared/day.ts';
import { today } from '../platform/today.ts';
import { type Translate, useTranslation } from '../platform/words.ts';

/** Says until when a document is valid, or when it ran out; undefined if nobody has said it. */
export function useValidityWords() {
  const { t } = useTranslation();
  return (validUntil: string | null): string | undefined => {
    const last = validUntil ? parseWireDay(validUntil) : undefined;
    if (!last || !validUntil) return undefined;
    return t(isBefore(last, today()) ? 'documents.ranOut' : 'documents.validUntil', { date: validUntil });
  };
}

/** Says that a document runs out soon, or has run out; undefined if there is time, or nobody has said until when. */
export function useRunOutWords() {
  const { t } = useTranslation();
  return (validUntil: string | null): string | undefined => {
    const last = validUntil ? parseWireDay(validUntil) : undefined;
    const days = last && daysToRunOut(last, today());
    return days === undefined ? undefined : runOutWords(days, t);
  };
}

export function runOutWords(days: number, t: Translate): string {
  if (days < 0) return t('documents.runOut.past');
  return days === 0 ? t('documents.runOut.today') : t('documents.runOut.soon', { count: days });
}
