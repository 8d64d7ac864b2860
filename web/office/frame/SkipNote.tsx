import type { Skip } from '../../../domain/office/officeAnswers.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { useTranslation } from '../../platform/words.ts';

/** When, by whom and why a household was skipped. */
export function SkipNote({ skip: { at, by, reason, until } }: { skip: NonNullable<Skip> }) {
  const { t } = useTranslation();
  const { date, time } = dateAndTimeOf(at);
  const said = { when: `${date}, ${time}`, who: by ?? t('office.skip.nobody'), reason };
  return <span>{until ? t('office.skip.noteUntil', { ...said, until }) : t('office.skip.note', said)}</span>;
}
