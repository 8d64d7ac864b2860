import { useEffect } from 'react';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useSearchParams } from '../../ui/router/Router.tsx';
import { LONGEST_SEARCH, SearchField } from '../frame/SearchField.tsx';
import { FoundHouseholds } from './FoundHouseholds.tsx';

/** The search for households; its text is in the URL, so that the back button leads to the list. */
export function Households() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get('search')?.slice(0, LONGEST_SEARCH).trim() ?? '';
  const form = useForm({
    id: 'search',
    initial: { search },
    check: (typed): FieldErrors => (typed.search.trim() === '' ? { search: ['required'] } : {}),
    submit: async (_input, typed) => setParameters({ search: typed.search.trim() }),
  });
  const { reset } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the address alone, where a link or the way back lead
  useEffect(() => reset({ search }), [search]);

  return (
    <Screen title={t('office.households.title')} lead={t('office.households.lead')}>
      <Stack gap={6}>
        <Form label={t('office.households.title')} onSubmit={form.submit}>
          <FormErrors form={form} />
          <SearchField
            {...form.field('search', t('office.households.search'))}
            hint={t('office.households.searchHint')}
          />
          <div>
            <Button type="submit">{t('office.households.submit')}</Button>
          </div>
        </Form>
        {search && <FoundHouseholds search={search} />}
      </Stack>
    </Screen>
  );
}
