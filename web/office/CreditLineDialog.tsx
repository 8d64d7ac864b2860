import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
import { euro } from '../invoicing/InvoiceItems.tsx';
import { Loading } from '../platform/Loading.tsx';
import { useForm } from '../platform/useForm.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Status } from '../ui/Status.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { BankLineProps } from './BankLineCard.tsx';
import { foundHouseholdsQuery } from './officeApi.ts';
import { useCreditLine } from './officeBankApi.ts';

const LONGEST_SEARCH = 200;

type Found = { id: number; name: string; membership_no: string };

/** Searches the household that a credit is of; its money is then free to go to that household's invoices (D42). */
export function CreditLineDialog({ line, tellDone, onClose }: BankLineProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const credit = useCreditLine();
  const amount = euro(line.amount);
  const form = useForm({
    id: 'whose',
    initial: { search: '' },
    check: (typed): FieldErrors => (typed.search.trim() === '' ? { search: ['required'] } : {}),
    submit: async (_input, typed) => setSearch(typed.search.trim()),
  });

  async function give({ id: household_id, name }: Found) {
    await credit.mutateAsync({ id: line.id, household_id });
    tellDone((say) => say('officeBank.credit.did', { amount, name }));
    onClose();
  }

  return (
    <Dialog title={t('officeBank.credit.title', { amount })} onClose={onClose}>
      <Stack>
        <p>{t('officeBank.credit.words')}</p>
        <Form onSubmit={form.submit} gap={3}>
          <TextField
            {...form.field('search', t('officeBank.credit.search'))}
            hint={t('officeBank.credit.searchHint')}
            type="search"
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            data-autofocus
          />
          <div>
            <Button type="submit" look="secondary">
              {t('officeBank.credit.submit')}
            </Button>
          </div>
        </Form>
        {search && (
          <Loading key={search}>
            <FoundHere search={search} busy={credit.isPending} onChoose={give} />
          </Loading>
        )}
      </Stack>
    </Dialog>
  );
}

type FoundHereProps = { search: string; busy: boolean; onChoose: (found: Found) => unknown };

function FoundHere({ search, busy, onChoose }: FoundHereProps) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(foundHouseholdsQuery(search));
  const found = data.length === 0 ? t('officeBank.credit.none') : t('office.households.found', { count: data.length });
  const columns: Column<(typeof data)[number]>[] = [
    { key: 'who', header: t('office.person.who'), cell: ({ name, membership_no }) => `${name} (${membership_no})` },
    {
      key: 'persons',
      header: t('office.households.persons'),
      cell: ({ persons }) => persons.slice(1).join(', ') || t('office.applications.none'),
    },
    {
      key: 'actions',
      header: t('officeBank.aside.actions'),
      quietHeader: true,
      align: 'end',
      cell: (household) => (
        <Button busy={busy} onClick={() => onChoose(household)}>
          {t('officeBank.credit.choose')}
          <span className="visually-hidden">: {household.name}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <Status>
        <p>{found}</p>
      </Status>
      {data.length > 0 && (
        <DataTable
          caption={t('officeBank.credit.found')}
          captionHidden
          look="lines"
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
        />
      )}
    </>
  );
}
