import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { lineAges, lineFilters, lineSorts } from '../../../domain/payments/bank/openLines.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { Columns, Inline } from '../../ui/frame/Layout.tsx';
import { SearchField } from '../frame/SearchField.tsx';
import { lineCountsQuery } from './lineCounts.ts';
import { type LineFilters, narrowingOf } from './useLineFilters.ts';

type LineFilterFieldsProps = { filters: LineFilters; change: (changed: Partial<LineFilters>) => void };

/** Narrows and sorts the undecided lines, each choice with the number of lines that it leaves. */
export function LineFilterFields({ filters, change }: LineFilterFieldsProps) {
  const { t } = useTranslation();
  const { older, text } = filters;
  const narrowing = JSON.parse(useDeferredValue(JSON.stringify(narrowingOf({ older, text }))));
  const { data: counts } = useSuspenseQuery(lineCountsQuery(narrowing));
  const counted = (words: string, count: number) => t('officeBank.filter.counted', { words, count });
  const ages = counts.older_than.filter(({ days }) => lineAges.some((one) => one === days));
  return (
    <>
      <Columns size="narrow">
        <SelectField
          label={t('officeBank.filter.what')}
          value={filters.filter ?? ''}
          choices={[
            { value: '', label: counted(t('officeBank.filter.all'), counts.all) },
            ...lineFilters.map((one) => ({
              value: one,
              label: counted(t(`officeBank.filter.${one}`), counts[one]),
            })),
          ]}
          onChange={(value) => change({ filter: lineFilters.find((one) => one === value) })}
        />
        <SelectField
          label={t('officeBank.filter.age')}
          value={`${filters.older ?? ''}`}
          choices={[
            { value: '', label: t('officeBank.filter.anyAge') },
            ...ages.map(({ days, count }) => ({
              value: `${days}`,
              label: counted(t('officeBank.filter.older', { count: days }), count),
            })),
          ]}
          onChange={(value) => change({ older: value ? Number(value) : undefined })}
        />
        <SelectField
          label={t('officeBank.filter.sort')}
          value={filters.sort}
          choices={lineSorts.map((one) => ({ value: one, label: t(`officeBank.filter.sorts.${one}`) }))}
          onChange={(value) => change({ sort: lineSorts.find((one) => one === value) ?? 'oldest' })}
        />
        <TextFilter text={text} change={change} />
      </Columns>
      <Status>{counts.unjudged > 0 && <p>{t('officeBank.filter.unjudged', { count: counts.unjudged })}</p>}</Status>
    </>
  );
}

/** Looks for words on the lines after the Enter key; an empty text shows all again. */
function TextFilter({ text, change }: Pick<LineFilters, 'text'> & Pick<LineFilterFieldsProps, 'change'>) {
  const { t } = useTranslation();
  const form = useForm({
    id: 'line-text',
    initial: { text },
    submit: async (_input, typed) => change({ text: typed.text.trim() }),
  });
  return (
    <Form label={t('officeBank.filter.text')} onSubmit={form.submit} gap={2}>
      <SearchField {...form.field('text', t('officeBank.filter.text'))} hint={t('officeBank.filter.textHint')} />
      <Inline gap={2}>
        <Button type="submit" look="secondary">
          {t('officeBank.credit.submit')}
        </Button>
        {text !== '' && (
          <Button
            look="quiet"
            onClick={() => {
              form.reset({ text: '' });
              change({ text: '' });
            }}
          >
            {t('officeBank.filter.clear')}
          </Button>
        )}
      </Inline>
    </Form>
  );
}
