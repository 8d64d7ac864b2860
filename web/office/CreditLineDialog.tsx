import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
import { euro } from '../invoicing/InvoiceItems.tsx';
import { FrameBoundary } from '../platform/ScreenBoundary.tsx';
import { useForm } from '../platform/useForm.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Stack } from '../ui/Layout.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
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
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          <Stack gap={3}>
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
          </Stack>
        </form>
        {search && (
          <FrameBoundary key={search}>
            <Suspense fallback={<Skeleton label={t('shared.frame.loading')} />}>
              <FoundHere search={search} busy={credit.isPending} onChoose={give} />
            </Suspense>
          </FrameBoundary>
        )}
      </Stack>
    </Dialog>
  );
}

type FoundHereProps = { search: string; busy: boolean; onChoose: (found: Found) => unknown };

function FoundHere({ search, busy, onChoose }: FoundHereProps) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(foundHouseholdsQuery(search));
  if (data.length === 0) return <p role="status">{t('officeBank.credit.none')}</p>;
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
      cell: (found) => (
        <Button busy={busy} onClick={() => onChoose(found)}>
          {t('officeBank.credit.choose')}
          <span className="visually-hidden">: {found.name}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <p role="status">{t('office.households.found', { count: data.length })}</p>
      <DataTable
        caption={t('officeBank.credit.found')}
        captionHidden
        look="lines"
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
      />
    </>
  );
}
