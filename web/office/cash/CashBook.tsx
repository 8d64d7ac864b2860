import { useState } from 'react';
import { type CashBook as Book, cashContract } from '../../../domain/cash/cash.contract.ts';
import { parseWireDay } from '../../../domain/shared/day.ts';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { wireDate } from '../../members/dateOfBirthText.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { type TellDone, useDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useSearchParams } from '../../ui/router/Router.tsx';
import { PastDayField } from '../frame/DayFields.tsx';
import { cashPath } from '../frame/officePaths.ts';
import { CashEntries } from './CashEntries.tsx';
import { Closings } from './Closings.tsx';
import { CountDialog } from './CountDialog.tsx';
import { Deposits } from './Deposits.tsx';
import { EnterCashDialog } from './EnterCashDialog.tsx';

/** The cash book of a day; the address says which. */
export function CashBook() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('day') ?? '';
  const day = parseWireDay(asked) ? asked : undefined;
  const book = useCall(cashContract.readCashBook, day ? { day } : {});
  const { tellDone, done } = useDone();
  return (
    <Screen title={t('officeCash.title')} lead={t('officeCash.lead')}>
      {done}
      <Stack gap={6}>
        <DayForm key={book.day} day={book.day} onChosen={(chosen) => setParameters({ day: chosen })} />
        <Balance book={book} tellDone={tellDone} />
        <CashEntries book={book} tellDone={tellDone} />
        <Closings book={book} tellDone={tellDone} />
        <Deposits deposits={book.deposits} tellDone={tellDone} />
        <OpenDays days={book.open_days} />
      </Stack>
    </Screen>
  );
}

function DayForm({ day, onChosen }: { day: string; onChosen: (day: string) => void }) {
  const { t } = useTranslation();
  const form = useForm({
    id: 'cash-day',
    initial: { day },
    check: (typed): FieldErrors => (parseWireDay(wireDate(typed.day)) ? {} : { day: ['invalid_date'] }),
    submit: async (_input, typed) => onChosen(wireDate(typed.day)),
  });
  return (
    <Form label={t('officeCash.book.show')} onSubmit={form.submit}>
      <FormErrors form={form} />
      <PastDayField {...form.field('day', t('officeCash.book.day'))} />
      <div>
        <Button type="submit" look="secondary">
          {t('officeCash.book.show')}
        </Button>
      </div>
    </Form>
  );
}

function Balance({ book, tellDone }: { book: Book; tellDone: TellDone }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'enter' | 'count'>();
  const close = () => setOpen(undefined);
  const { balance, carried, ends_with, last_counted, is_open, may_count } = book;
  return (
    <Card title={t('officeCash.book.state')}>
      <Stack>
        <Facts
          dense
          facts={[
            { term: t('officeCash.book.carried'), value: euro(carried) },
            { term: t('officeCash.book.endsWith'), value: euro(ends_with) },
            { term: t('officeCash.book.balance'), value: euro(balance) },
            { term: t('officeCash.book.lastCounted'), value: last_counted ?? t('officeCash.book.never') },
          ]}
        />
        <Inline>
          {may_count && <Button onClick={() => setOpen('count')}>{t('officeCash.book.count')}</Button>}
          {is_open && (
            <Button look="secondary" onClick={() => setOpen('enter')}>
              {t('officeCash.book.enter')}
            </Button>
          )}
        </Inline>
      </Stack>
      {open === 'count' && <CountDialog book={book} tellDone={tellDone} onClose={close} />}
      {open === 'enter' && <EnterCashDialog day={book.day} tellDone={tellDone} onClose={close} />}
    </Card>
  );
}

/** The days that still lack a count, as links. */
function OpenDays({ days }: { days: Book['open_days'] }) {
  const { t } = useTranslation();
  if (days.length === 0) return null;
  return (
    <Card title={t('officeCash.open.title')}>
      <ul>
        {days.map(({ day, needs }) => (
          <li key={day}>
            <Link to={cashPath(day)}>{day}</Link>: {t(`officeCash.toDo.needsOf.${needs}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
