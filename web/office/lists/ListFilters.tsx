import type { ListFilter, ListShape } from '../../../domain/office/lists/listShape.ts';
import { readDay } from '../../../domain/shared/day.ts';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { wireDate } from '../../members/dateOfBirthText.ts';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Disclosure } from '../../ui/content/Disclosure.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { AnyDayField } from '../frame/DayFields.tsx';
import css from './ListFilters.module.css';
import { isDigits, type ListChoice } from './useListAddress.ts';
import { useListWords } from './useListWords.ts';

type Choosing = { shape: ListShape; choice: ListChoice };

/** How many choices stand above the others, which are hidden until somebody wants them. */
const FIRST = 2;

/** Chooses what is in a list: choices count at once, what is typed when it is sent. */
export function ListFilters({ shape, choice }: Choosing) {
  const { t } = useTranslation();
  const choices = shape.filters.filter(({ kind }) => kind === 'choice');
  const typed = shape.filters.filter(({ kind }) => kind !== 'choice');
  const further = [...choices.slice(FIRST), ...typed];
  return (
    <Stack gap={3}>
      <div className={css.filters}>
        {choices.slice(0, FIRST).map((filter) => (
          <ChoiceFilter key={filter.key} filter={filter} choice={choice} />
        ))}
        <SortField shape={shape} choice={choice} />
      </div>
      <Disclosure label={t('officeLists.filters')} open={further.some(({ key }) => key in choice.chosen)}>
        <Stack gap={3}>
          <div className={css.filters}>
            {choices.slice(FIRST).map((filter) => (
              <ChoiceFilter key={filter.key} filter={filter} choice={choice} />
            ))}
          </div>
          <TypedFilters key={keyOf(typed, choice)} filters={typed} choice={choice} />
        </Stack>
      </Disclosure>
    </Stack>
  );
}

/** The fields begin anew when the address, or the button that ends all choices, changes what is chosen. */
function keyOf(filters: readonly ListFilter[], { chosen }: ListChoice): string {
  return JSON.stringify(filters.map(({ key }) => chosen[key] ?? ''));
}

function ChoiceFilter({ filter, choice }: { filter: ListFilter; choice: ListChoice }) {
  const { t } = useTranslation();
  const words = useListWords();
  if (filter.kind !== 'choice') return null;
  const { key, values, initial } = filter;
  return (
    <SelectField
      id={`list-${key}`}
      label={words.filter(filter)}
      value={choice.chosen[key] ?? initial ?? ''}
      choices={[
        ...(initial ? [] : [{ value: '', label: t('officeLists.every') }]),
        ...values.map((value) => ({ value, label: words.value(filter.words, value) })),
      ]}
      onChange={(value) => choice.change({ [key]: value })}
    />
  );
}

function SortField({ shape, choice }: Choosing) {
  const { t } = useTranslation();
  const words = useListWords();
  const sorted = shape.columns.filter(({ sorts }) => sorts);
  return (
    <SelectField
      id="list-sort"
      label={t('officeLists.sort')}
      value={choice.sort}
      choices={sorted.flatMap((column) => [
        { value: column.key, label: words.head(column) },
        { value: `-${column.key}`, label: t('officeLists.down', { column: words.head(column) }) },
      ])}
      onChange={(sort) => choice.change({ sort })}
    />
  );
}

function TypedFilters({ filters, choice }: { filters: readonly ListFilter[]; choice: ListChoice }) {
  const { t } = useTranslation();
  const words = useListWords();
  const initial: Record<string, string> = Object.fromEntries(filters.map(({ key }) => [key, choice.chosen[key] ?? '']));
  const form = useForm({
    id: 'list',
    initial,
    check: (values): FieldErrors => problemsOf(filters, values),
    submit: async (_input, values) => choice.change(sentOf(filters, values)),
  });
  return (
    <Form label={t('officeLists.filters')} onSubmit={form.submit} gap={3}>
      <FormErrors form={form} />
      <div className={css.filters}>
        {filters.map((filter) => {
          const field = { ...form.field(filter.key, words.filter(filter)), optional: 'said' as const };
          if (filter.kind === 'day') return <AnyDayField key={filter.key} {...field} />;
          const input =
            filter.kind === 'digits' ? ({ inputMode: 'numeric', maxLength: 10 } as const) : { maxLength: 100 };
          return <TextField key={filter.key} {...field} {...input} autoComplete="off" spellCheck={false} />;
        })}
      </div>
      <div>
        <Button type="submit" look="secondary">
          {t('officeLists.show')}
        </Button>
      </div>
    </Form>
  );
}

function problemsOf(filters: readonly ListFilter[], values: Record<string, string>): FieldErrors {
  const wrong = filters.flatMap(({ key, kind }): [string, string[]][] => {
    const value = (values[key] ?? '').trim();
    if (value === '') return [];
    if (kind === 'day') return readDay(value) ? [] : [[key, ['invalid_date']]];
    return kind === 'digits' && !isDigits(value) ? [[key, ['invalid_value']]] : [];
  });
  return Object.fromEntries(wrong);
}

function sentOf(filters: readonly ListFilter[], values: Record<string, string>): Record<string, string> {
  const sent = filters.map(({ key, kind }): [string, string] => {
    const value = (values[key] ?? '').trim();
    return [key, kind === 'day' ? wireDate(value) : value];
  });
  return Object.fromEntries(sent);
}
