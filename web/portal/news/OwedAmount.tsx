import type { HomeDebt } from '../../../domain/me/home.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useHome } from '../../me/meApi.ts';
import { contact } from '../../platform/contact.ts';
import { type Translate, useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Notice, type NoticeTone } from '../../ui/content/Notice.tsx';

const LAST_LEVEL = 3;

/** All that is owed, until when, and how often we have reminded; with the way to pay. */
export function OwedAmount({ debt }: { debt: HomeDebt }) {
  const { t } = useTranslation();
  const { owed } = useHome().household;
  const { phone, phoneUrl } = contact();
  if (!owed) return null;
  const reminder = reminderWords(debt.level, t);
  const isLate = debt.is === 'late' || debt.level > 0;
  return (
    <Notice tone={toneOf(debt)} title={t('home.owed.amount', { count: owed.invoices, amount: euro(owed.amount) })}>
      <p>{dueWords(debt, owed.due_date, t)}</p>
      {reminder && <p>{reminder}</p>}
      <p>{t('home.owed.underWay')}</p>
      {isLate && (
        <p>
          {t('home.owed.help')} <a href={phoneUrl}>{phone}</a>
        </p>
      )}
      <LinkButton to="/payment">{t('home.owed.pay')}</LinkButton>
    </Notice>
  );
}

function toneOf({ is, level }: HomeDebt): NoticeTone {
  if (level === LAST_LEVEL) return 'error';
  return is === 'late' || level > 0 ? 'warning' : 'info';
}

function dueWords({ is, days: count }: HomeDebt, date: string, t: Translate): string {
  switch (is) {
    case 'due':
      return t('home.owed.due', { count, date });
    case 'due_today':
      return t('home.owed.dueToday');
    case 'late':
      return t('home.owed.late', { count, date });
  }
}

function reminderWords(level: number, t: Translate): string | undefined {
  if (level === 1) return t('home.owed.firstReminder');
  if (level === 2) return t('home.owed.secondReminder');
  return level === LAST_LEVEL ? t('home.owed.thirdReminder') : undefined;
}
