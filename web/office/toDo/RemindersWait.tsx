import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { useTranslation } from '../../platform/words.ts';
import { Notice } from '../../ui/content/Notice.tsx';
import { Link } from '../../ui/router/Link.tsx';

/** Reminders that are due leave only after a new statement of the bank was read (decision 76). */
export function RemindersWait({ wait }: { wait: NonNullable<ToDo['reminders_wait']> }) {
  const { t } = useTranslation();
  const { last_statement: date } = wait;
  return (
    <Notice tone="warning">
      <p>{date ? t('officeBank.toDo.wait', { date }) : t('officeBank.toDo.waitNever')}</p>
      <p>
        <Link to="/bank">{t('officeBank.file.title')}</Link>
      </p>
    </Notice>
  );
}
