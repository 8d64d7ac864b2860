import { useMutation, useQuery } from '@tanstack/react-query';
import { calendarDays } from '../../../domain/membership/calendar.ts';
import { membershipContract } from '../../../domain/membership/membership.contract.ts';
import { parseWireDay, toWireDay } from '../../../domain/shared/day.ts';
import { journalQuery } from '../../invoicing/invoices.ts';
import { useHome } from '../../me/home.ts';
import { saveFile } from '../../platform/calls/saveFile.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';

/** Due dates and the end of waiting for the phone's calendar; only while there are any. */
export function CalendarFile() {
  const { t } = useTranslation();
  const { household } = useHome();
  const days = useCalendarDays();
  const save = useMutation({
    mutationFn: () => saveFile(membershipContract.downloadCalendar, { id: household.id }),
  });
  if (days.length === 0) return null;
  return (
    <Card layout="beside" title={t('membership.calendar.title')} intro={t('membership.calendar.intro')}>
      <p>{t('membership.calendar.days', { days: days.join(', ') })}</p>
      <Button look="secondary" busy={save.isPending} onClick={() => save.mutateAsync()}>
        {t('membership.calendar.save')}
      </Button>
    </Card>
  );
}

/** The same days as in the file, written out; none until the invoices are known. */
function useCalendarDays(): string[] {
  const { household } = useHome();
  const { data: pending = [] } = useQuery(journalQuery(household.id, 'pending'));
  const { status, waiting_until, money_rests } = household;
  const owed = pending
    .filter(({ open_item }) => open_item > 0)
    .map(({ sale_invoice: { due_date } }) => ({ due_date: (due_date && parseWireDay(due_date)) || null }));
  const waits = status === 'waiting' && waiting_until ? (parseWireDay(waiting_until) ?? null) : null;
  const days = calendarDays({ money_rests, waiting_until: waits, owed }, today());
  return days
    .map(({ on }) => on)
    .sort()
    .map(toWireDay);
}
