import { useState } from 'react';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { euro } from '../../invoicing/InvoiceItems.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Loading } from '../../platform/Loading.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Dialog } from '../../ui/actions/Dialog.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useCreditLine } from '../calls/bankApi.ts';
import { SearchField } from '../frame/SearchField.tsx';
import type { BankLineProps } from './BankLinePanel.tsx';
import { type FoundHousehold, HouseholdPicker } from './HouseholdPicker.tsx';

/** Assigns a bank line to a household as unallocated credit, which can then be allocated to its invoices (D42). */
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

  async function give({ id: household_id, name }: FoundHousehold) {
    await credit.mutateAsync({ id: line.id, household_id });
    tellDone((say) => say('officeBank.credit.did', { amount, name }));
    onClose();
  }

  return (
    <Dialog title={t('officeBank.credit.title', { amount })} onClose={onClose}>
      <Stack>
        <p>{t('officeBank.credit.words')}</p>
        <Form onSubmit={form.submit} gap={3}>
          <SearchField
            {...form.field('search', t('officeBank.credit.search'))}
            hint={t('officeBank.credit.searchHint')}
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
            <HouseholdPicker search={search} choose={t('officeBank.credit.choose')} onChoose={give} />
          </Loading>
        )}
      </Stack>
    </Dialog>
  );
}
