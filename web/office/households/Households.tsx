import { useEffect } from 'react';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { SCANS } from '../frame/officePaths.ts';
import { SearchField } from '../frame/SearchField.tsx';
import { rememberSearch, useSearchMemory } from '../frame/searchMemory.ts';
import { FoundHouseholds } from './FoundHouseholds.tsx';

/** The search for households; its text is kept in the tab, so that the back button leads to the list. */
export function Households() {
  const { t } = useTranslation();
  const { search } = useSearchMemory();
  const form = useForm({
    id: 'search',
    initial: { search },
    check: (typed): FieldErrors => (typed.search.trim() === '' ? { search: ['required'] } : {}),
    submit: async (_input, typed) => rememberSearch(typed.search.trim()),
  });
  const { reset } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the search alone, which the header may have changed
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
        <p>
          <Link to={SCANS}>{t('officeScans.link')}</Link>
        </p>
      </Stack>
    </Screen>
  );
}
