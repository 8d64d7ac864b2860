import type { ToDo } from '../../../domain/office/officeAnswers.ts';
import { toWireDay } from '../../../domain/shared/day.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Amount } from '../../ui/content/Amount.tsx';
import { Badge } from '../../ui/content/Badge.tsx';
import type { Column } from '../../ui/content/DataTable.tsx';
import { Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { changeRequestPath, checkPath, householdPath } from '../frame/officePaths.ts';
import { SkipNote } from '../frame/SkipNote.tsx';
import { linkInList } from '../frame/searchMemory.ts';
import { useWhoColumn } from '../frame/useWhoColumn.tsx';
import { WaitingList } from './WaitingList.tsx';

/** Undecided documents; those that report a death are highlighted. */
export function DocumentsToCheck({ households }: { households: ToDo['documents_to_check'] }) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const who = useWhoColumn<ToDo['documents_to_check'][number]>({
    to: ({ household_id }) => householdPath(household_id, { list: 'documents' }),
  });
  const columns: Column<ToDo['documents_to_check'][number]>[] = [
    who,
    {
      key: 'documents',
      header: t('office.toDo.documents'),
      cell: ({ types, is_for_death, skip }) => (
        <Stack gap={1}>
          {is_for_death && (
            <Inline>
              <Badge tone="red">{t('office.toDo.death')}</Badge>
            </Inline>
          )}
          <span>{types.map((type) => word('documentType', type)).join(', ')}</span>
          {skip && <SkipNote skip={skip} />}
        </Stack>
      ),
    },
    { key: 'since', header: t('office.toDo.sentOn'), cell: ({ since }) => toWireDay(dayOf(since)) },
  ];
  return (
    <WaitingList
      kind="documents_to_check"
      oneByOne={households[0] && checkPath(households[0].household_id, { list: 'documents' })}
      why={t('office.toDo.documentsToCheckWhy')}
      rows={households}
      rowKey={({ household_id }) => household_id}
      columns={columns}
    />
  );
}

/** Applications that wait only for the check of their documents (D21). */
export function WaitingOver({ applications }: { applications: ToDo['waiting_over'] }) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const who = useWhoColumn<ToDo['waiting_over'][number]>({
    to: ({ household_id }) => householdPath(household_id, { list: 'applications', state: 'waiting_over' }),
  });
  const columns: Column<ToDo['waiting_over'][number]>[] = [
    who,
    { key: 'until', header: t('office.toDo.waitingUntil'), cell: ({ waiting_until }) => waiting_until },
    {
      key: 'unverified',
      header: t('office.toDo.unverified'),
      cell: ({ unverified_types: types, skip }) => (
        <Stack gap={1}>
          <span>{types.map((type) => word('documentType', type)).join(', ')}</span>
          {skip && <SkipNote skip={skip} />}
        </Stack>
      ),
    },
  ];
  return (
    <WaitingList
      kind="waiting_over"
      oneByOne={
        applications[0] && checkPath(applications[0].household_id, { list: 'applications', state: 'waiting_over' })
      }
      why={t('office.toDo.waitingOverWhy')}
      rows={applications}
      rowKey={({ household_id }) => household_id}
      columns={columns}
    />
  );
}

/** Open change requests (D25). */
export function ChangeRequestsWaiting({ requests }: { requests: ToDo['change_requests'] }) {
  const { t } = useTranslation();
  const who = useWhoColumn<ToDo['change_requests'][number]>({
    to: ({ id }) => changeRequestPath(id),
    about: ({ field }) => t(`members.field.${field}`),
  });
  const columns: Column<ToDo['change_requests'][number]>[] = [
    who,
    { key: 'field', header: t('office.toDo.field'), cell: ({ field }) => t(`members.field.${field}`) },
    { key: 'askedOn', header: t('office.toDo.askedOn'), cell: ({ created_at }) => toWireDay(dayOf(created_at)) },
  ];
  return (
    <WaitingList
      kind="change_requests"
      why={t('office.toDo.changeRequestsWhy')}
      rows={requests}
      rowKey={({ id }) => id}
      columns={columns}
    />
  );
}

/** Invoices that are still owed after the third reminder (D44). */
export function ThirdReminders({ reminders }: { reminders: ToDo['third_reminders'] }) {
  const { t } = useTranslation();
  const who = useWhoColumn<ToDo['third_reminders'][number]>({ rows: reminders, part: 'money' });
  const columns: Column<ToDo['third_reminders'][number]>[] = [
    who,
    { key: 'bill', header: t('office.toDo.billNumber'), cell: ({ bill_number }) => bill_number },
    { key: 'due', header: t('office.toDo.dueDate'), cell: ({ due_date }) => due_date },
    amountColumn('owed', t('office.toDo.openItem'), ({ open_item }) => open_item),
  ];
  return (
    <WaitingList
      kind="third_reminders"
      why={t('office.toDo.thirdRemindersWhy')}
      rows={reminders}
      rowKey={({ sale_invoice_id }) => sale_invoice_id}
      columns={columns}
    />
  );
}

/** Free money of households that owe something (D42). */
export function FreeMoneyList({ households }: { households: ToDo['free_money'] }) {
  const { t } = useTranslation();
  const who = useWhoColumn<ToDo['free_money'][number]>({ rows: households, part: 'money' });
  const columns: Column<ToDo['free_money'][number]>[] = [
    who,
    amountColumn('free', t('office.toDo.free'), ({ free }) => free),
    amountColumn('owed', t('office.toDo.owed'), ({ owed }) => owed),
  ];
  return (
    <WaitingList
      kind="free_money"
      why={t('office.toDo.freeMoneyWhy')}
      rows={households}
      rowKey={({ household_id }) => household_id}
      columns={columns}
    />
  );
}

/** Free money of households that owe nothing: it can be refunded (decision 19). */
export function MoneyToRefund({ households }: { households: ToDo['to_refund'] }) {
  const { t } = useTranslation();
  const who = useWhoColumn<ToDo['to_refund'][number]>({ rows: households, part: 'money' });
  const columns: Column<ToDo['to_refund'][number]>[] = [
    who,
    amountColumn('free', t('office.toDo.free'), ({ free }) => free),
  ];
  return (
    <WaitingList
      kind="to_refund"
      why={t('office.toDo.toRefundWhy')}
      rows={households}
      rowKey={({ household_id }) => household_id}
      columns={columns}
    />
  );
}

/** Refunded money whose payment the bank returned later: the household has to pay it again (decision 19). */
export function LackingMoney({ households }: { households: ToDo['lacking_money'] }) {
  const { t } = useTranslation();
  const who = useWhoColumn<ToDo['lacking_money'][number]>({ rows: households, part: 'money' });
  const columns: Column<ToDo['lacking_money'][number]>[] = [
    who,
    amountColumn('lacking', t('office.toDo.lacking'), ({ lacking }) => lacking),
  ];
  return (
    <WaitingList
      kind="lacking_money"
      why={t('office.toDo.lackingMoneyWhy')}
      rows={households}
      rowKey={({ household_id }) => household_id}
      columns={columns}
    />
  );
}

/** People who are covered as a child and are past their thirtieth birthday (D27). */
export function GrownChildren({ people }: { people: ToDo['children_past_the_age_limit'] }) {
  const { t } = useTranslation();
  const who = useWhoColumn<ToDo['children_past_the_age_limit'][number]>({ rows: people, part: 'family' });
  const columns: Column<ToDo['children_past_the_age_limit'][number]>[] = [
    who,
    { key: 'born', header: t('office.toDo.born'), cell: ({ date_of_birth }) => date_of_birth },
  ];
  return (
    <WaitingList
      kind="children_past_the_age_limit"
      why={t('office.toDo.grownChildrenWhy')}
      rows={people}
      rowKey={({ member_id }) => member_id}
      columns={columns}
    />
  );
}

/** Households, and people who left one, that may be erased; listed by number, because nobody needs their names here. */
export function Erasable({ due }: { due: ToDo['erasable'] }) {
  const { t } = useTranslation();
  const columns: Column<ToDo['erasable'][number]>[] = [
    {
      key: 'household',
      header: t('office.toDo.household'),
      cell: ({ household_id, membership_no: number, member_id }) => (
        <Stack>
          <Link {...linkInList(due, household_id, 'history')}>
            {member_id === null ? number : t('office.toDo.erasablePerson', { number })}
          </Link>
        </Stack>
      ),
    },
    { key: 'from', header: t('office.toDo.erasableFrom'), cell: ({ from }) => from },
  ];
  return (
    <WaitingList
      kind="erasable"
      why={t('office.toDo.erasableWhy')}
      rows={due}
      rowKey={({ household_id, member_id }) => `${household_id}/${member_id}`}
      columns={columns}
    />
  );
}

/** A column for amounts in euro. */
function amountColumn<Row>(key: string, header: string, eurosOf: (row: Row) => number): Column<Row> {
  return { key, header, align: 'end', cell: (row) => <Amount>{euro(eurosOf(row))}</Amount> };
}
