import { useState } from 'react';
import { type ListedPart, splittingContract } from '../../../domain/payments/bank/splitting.contract.ts';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Loading } from '../../platform/Loading.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';

import { SearchField } from '../frame/SearchField.tsx';
import { type FoundHousehold, HouseholdPicker } from './HouseholdPicker.tsx';

export type AddPartsProps = {
  lineId: number;
  /** Whether nothing was proposed; then this field has the focus first. */
  isFirst?: boolean;
  /** The words of field and button; default: those for adding a household. */
  words?: { search: string; choose: string };
  /** Whether the field is ready for the next household afterwards. */
  goesOn?: boolean;
  onFound: (parts: readonly ListedPart[]) => void;
};

/**
 * Searches a household and adds what it owes, or a credit if it owes nothing. Then the field is ready for the next one.
 */
export function AddPartBySearch({ lineId, isFirst, words, goesOn = true, onFound }: AddPartsProps) {
  const { t } = useTranslation();
  const { search: label, choose } = words ?? {
    search: t('officeBank.split.search'),
    choose: t('officeBank.split.add'),
  };
  const { tellDone, done } = useDone();
  const [search, setSearch] = useState('');
  const read = useSend(splittingContract.readPastedParts);
  const form = useForm({
    id: 'add',
    initial: { search: '' },
    check: (typed): FieldErrors => (typed.search.trim() === '' ? { search: ['required'] } : {}),
    submit: async (_input, typed) => setSearch(typed.search.trim()),
  });
  const field = form.field('search', label);

  async function add({ name, membership_no }: FoundHousehold) {
    const { parts } = await read.mutateAsync({ id: lineId, list: membership_no });
    onFound(parts);
    setSearch('');
    form.reset({ search: '' });
    tellDone((say) => say('officeBank.split.added', { name }));
    if (goesOn) document.getElementById(field.id)?.focus();
  }

  return (
    <Stack gap={3}>
      <Form onSubmit={form.submit} gap={3}>
        <SearchField
          {...field}
          hint={t('officeBank.credit.searchHint')}
          optional="said"
          data-autofocus={isFirst || undefined}
        />
        <Button type="submit" look="secondary">
          {t('officeBank.credit.submit')}
        </Button>
      </Form>
      {search && (
        <Loading key={search}>
          <HouseholdPicker search={search} choose={choose} onChoose={add} />
        </Loading>
      )}
      {done}
    </Stack>
  );
}
