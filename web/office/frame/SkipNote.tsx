import type { Skip } from '../../../domain/office/officeAnswers.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useTranslation } from '../../platform/words.ts';

/** When, by whom and why a household was skipped. */
export function SkipNote({ skip: { at, by, reason } }: { skip: NonNullable<Skip> }) {
  const { t } = useTranslation();
  const { date, time } = dateAndTimeOf(at);
  return <span>{t('office.skip.note', { when: `${date}, ${time}`, who: by ?? t('office.skip.nobody'), reason })}</span>;
}
