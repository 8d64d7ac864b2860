import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { FieldErrors } from '../../domain/shared/refusal.ts';
import type { SummaryError } from '../ui/ErrorSummary.tsx';
import { CallRefused } from './call.ts';
import { failureWords, fieldWords } from './refusalWords.ts';

export type FormOptions<V extends object, S extends z.ZodType> = {
  /** Prefix of the fields' ids; unique on its page. */
  id: string;
  /** The contract's schema of what is sent. */
  schema: S;
  initial: V;
  /** Makes what is sent of what was typed; without it they are the same. */
  toInput?: (values: V) => unknown;
  /** Rules beyond the schema: keys by field. */
  check?: (values: V) => FieldErrors;
  submit: (input: z.input<S>, values: V) => Promise<unknown>;
};

type State<V> = { values: V; errors: FieldErrors; form: string | undefined; attempt: number; busy: boolean };

/**
 * A form: checked by the contract's schema when it is sent and, once refused, again on leaving a wrong field.
 * What the server refuses lands on its field, the rest in the summary; nothing typed is ever lost.
 */
export function useForm<V extends object, S extends z.ZodType>(options: FormOptions<V, S>) {
  const [state, setState] = useState<State<V>>(() => fresh(options.initial));
  const [baseline, setBaseline] = useState(options.initial);
  const labels = useRef(new Map<string, string>());
  const { values, errors, form, attempt, busy } = state;

  const set = <K extends keyof V & string>(name: K, value: V[K]) =>
    setState((before) => ({ ...before, values: { ...before.values, [name]: value } }));

  const recheck = (name: string) =>
    setState((before) =>
      before.errors[name] ? { ...before, errors: only(before.errors, problems(before.values, options), name) } : before,
    );

  async function submit(): Promise<void> {
    const found = problems(values, options);
    setState((before) => ({ ...before, errors: found, form: undefined, attempt: before.attempt + 1 }));
    if (Object.keys(found).length > 0) return;
    setState((before) => ({ ...before, busy: true }));
    try {
      await options.submit(input(values, options) as z.input<S>, values);
      setBaseline(values);
      setState((before) => ({ ...before, busy: false }));
    } catch (error) {
      setState((before) => ({ ...before, ...refused(error), attempt: before.attempt + 1, busy: false }));
    }
  }

  /** Everything a field of the kit needs: `<TextField {...form.field('city', t('…'))} />`. */
  function field<K extends keyof V & string>(name: K, label: string) {
    labels.current.set(name, label);
    return {
      id: `${options.id}-${name}`,
      name,
      label,
      value: values[name],
      onChange: (value: V[K]) => set(name, value),
      onBlur: () => recheck(name),
      error: errors[name]?.map(fieldWords).join(' '),
    };
  }

  return {
    values,
    set,
    field,
    submit,
    busy,
    attempt,
    isDirty: JSON.stringify(values) !== JSON.stringify(baseline),
    hasErrors: Object.keys(errors).length > 0 || form !== undefined,
    /** Takes these values as stored: what was typed before is forgotten. */
    reset: (stored: V) => {
      setBaseline(stored);
      setState(fresh(stored));
    },
    summary: summaryOf(options.id, errors, form, labels.current),
  };
}

function fresh<V>(values: V): State<V> {
  return { values, errors: {}, form: undefined, attempt: 0, busy: false };
}

function input<V extends object, S extends z.ZodType>(values: V, options: FormOptions<V, S>): unknown {
  return options.toInput ? options.toInput(values) : values;
}

function problems<V extends object, S extends z.ZodType>(values: V, options: FormOptions<V, S>): FieldErrors {
  const found: FieldErrors = {};
  const parsed = options.schema.safeParse(input(values, options));
  for (const issue of parsed.error?.issues ?? []) {
    const name = issue.path.join('.');
    found[name] = found[name] ?? [issue.message];
  }
  return { ...options.check?.(values), ...found };
}

function only(before: FieldErrors, now: FieldErrors, name: string): FieldErrors {
  const { [name]: _old, ...rest } = before;
  return now[name] ? { ...rest, [name]: now[name] } : rest;
}

function refused(error: unknown): { errors: FieldErrors; form: string | undefined } {
  const errors = error instanceof CallRefused ? error.errors : {};
  return { errors, form: Object.keys(errors).length > 0 ? undefined : failureWords(error) };
}

function summaryOf(
  id: string,
  errors: FieldErrors,
  form: string | undefined,
  labels: Map<string, string>,
): SummaryError[] {
  const ofFields = Object.entries(errors).map(([name, keys]) => {
    const words = keys.map(fieldWords).join(' ');
    const label = labels.get(name);
    return label ? { fieldId: `${id}-${name}`, text: `${label}: ${words}` } : { text: words };
  });
  return form ? [{ text: form }, ...ofFields] : ofFields;
}
