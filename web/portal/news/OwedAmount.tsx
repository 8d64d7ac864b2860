import type { HomeDebt } from '../../../domain/me/home.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useHome } from '../../me/home.ts';
import { contact } from '../../platform/contact.ts';
import { type Translate, useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Notice, type NoticeTone } from '../../ui/content/Notice.tsx';

const LAST_LEVEL = 3;

/** All that is owed, and until when, in two short lines. */
export type OwedWords = { amount: string; due: string };

export function useOwedWords(debt: HomeDebt | null): OwedWords | undefined {
  const { t } = useTranslation();
  const { owed } = useHome().household;
  if (!owed || !debt) return undefined;
  const amount = t('home.owed.amount', { count: owed.invoices, amount: euro(owed.amount) });
  return { amount, due: dueWords(debt, owed.due_date, t) };
}

/** Whether the time to pay is over; then the debt comes before everything else. */
export function isBehind({ is, level }: HomeDebt): boolean {
  return is === 'late' || level > 0;
}

/** How often we have reminded, and how to pay. */
export function HowToPay({ debt }: { debt: HomeDebt }) {
  const { t } = useTranslation();
  const { phone, phoneUrl } = contact();
  return (
    <Notice tone={toneOf(debt)} title={reminderWords(debt.level, t)}>
      <p>{t('home.owed.underWay')}</p>
      {isBehind(debt) && (
        <p>
          {t('home.owed.help')} <a href={phoneUrl}>{phone}</a>
        </p>
      )}
      <LinkButton to="/payment">{t('home.owed.pay')}</LinkButton>
    </Notice>
  );
}

function toneOf(debt: HomeDebt): NoticeTone {
  if (debt.level === LAST_LEVEL) return 'error';
  return isBehind(debt) ? 'warning' : 'info';
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
