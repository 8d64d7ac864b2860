import { useCallback, useRef, useState } from 'react';
import type { z } from 'zod';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { isPassing } from '../calls/call.ts';
import { meetTrouble } from '../calls/trouble.ts';
import type { Draft } from '../drafts/draft.ts';
import { whileSending } from '../drafts/sentForm.ts';
import { useFormDraft, useOpened } from '../drafts/useFormDraft.ts';
import { useLabels } from '../useLabels.ts';
import { afterPress } from './afterPress.ts';
import { type Complaints, fieldMessage, refused, schemaErrors, summaryOf, withNewsOf } from './formErrors.ts';
import { type FetchSchema, useSchema } from './useSchema.ts';

export type FormOptions<V extends object, S extends z.ZodType> = {
  /** Prefix of the fields' ids; unique on its page. */
  id: string;
  /** The contract's schema of what is sent; a form without one leaves judging to `check` and the server. */
  schema?: FetchSchema<S>;
  initial: V;
  /** Where what is typed survives an interruption (D54); never for passwords. */
  draft?: Draft;
  /** Makes what is sent of what was typed; without it they are the same. */
  toInput?: (values: V) => unknown;
  /** Rules beyond the schema: keys by field; `input` is there where the schema is content. */
  check?: (values: V, input: z.output<S> | undefined) => FieldErrors;
  /** Answering `false` means that nothing was sent after all: a question was answered with no. */
  submit: (input: z.input<S>, values: V) => Promise<unknown>;
};

/** What a part of a field needs of its form. */
export type PartTies = { id: string; label: string; onBlur: () => void; error: string | undefined };

/** What a field of the kit needs of its form. */
export type FieldTies<Value> = PartTies & { name: string; value: Value; onChange: (value: Value) => void };

/** How a form hands out its fields. */
export type FieldOf<V> = <K extends keyof V & string>(name: K, label: string) => FieldTies<V[K]>;

type State<V> = {
  values: V;
  /** What is stored; anything else would be lost by leaving. */
  baseline: V;
  /** What was sent last; typing goes on while it is on its way. */
  sent: V;
  errors: FieldErrors;
  /** Why something was taken back; stands at its field without a refused attempt. */
  notes: FieldErrors;
  /** What failed and concerns no field. */
  failure: unknown;
  attempt: number;
  busy: boolean;
};

/**
 * A form: checked by the contract's schema when it is sent and, once refused, again on leaving a wrong field.
 * What the server refuses lands on its field, the rest in the summary; nothing typed is ever lost.
 */
export function useForm<V extends object, S extends z.ZodType>(options: FormOptions<V, S>) {
  const { state, latest, change, draft } = useFormState(options);
  const hasErrors = Object.keys(state.errors).length > 0 || state.failure !== undefined;
  const labels = useLabels(hasErrors);
  const schema = useSchema(options.schema);
  const problems = (values: V) => problemsOf(values, options, schema.known.current);

  /** With `why`, takes back what was typed and says at the field why (spec §5: a birth in the future). */
  const set = <K extends keyof V & string>(name: K, value: V[K], why?: string) => {
    // if that fails, sending asks for it again
    schema.fetched().catch(() => undefined);
    change(({ values, notes }) => ({
      values: { ...values, [name]: value },
      notes: { ...notes, [name]: why ? [why] : [] },
    }));
  };

  const recheck = (name: string) =>
    change(({ values, errors }) => (errors[name] ? { errors: withNewsOf(name, errors, problems(values)) } : {}));

  /** Whether everything was accepted and stored. */
  async function submit(): Promise<boolean> {
    const attempt = latest.current.attempt + 1;
    if (latest.current.busy) return false;
    if (schema.isMissing()) {
      change(() => ({ busy: true }));
      const failed = await schema.fetched().catch(meetFailure);
      change(() => ({ busy: false, ...(failed ? { ...refused(failed), attempt } : {}) }));
      if (failed) return false;
    }
    const { values } = latest.current;
    const errors = problems(values);
    const isFine = Object.keys(errors).length === 0;
    change(() => ({ errors, notes: {}, failure: undefined, attempt, busy: isFine, sent: values }));
    if (!isFine) return false;
    const outcome = await whileSending(labels, () => send(values, options));
    if (outcome !== 'stored') {
      options.draft?.keepAgain();
      change((before) => ({ ...outcome, attempt: before.attempt + (outcome.errors ? 1 : 0), busy: false }));
      return false;
    }
    // with the form its draft may be gone from the screen before it hears of that
    options.draft?.discard();
    change((before) => ({ baseline: storedOf(before, options), busy: false }));
    return true;
  }

  return {
    values: state.values,
    set,
    ...fieldsOf(options.id, { state, labels, set, recheck }),
    submit,
    busy: state.busy,
    attempt: state.attempt,
    isDirty: isUnsaved(state),
    /** The same as asked at the moment of leaving, for `useLeaveGuard`. */
    hasUnsaved: useCallback(() => isUnsaved(latest.current), [latest]),
    /** Once refused, everything is judged anew: for rows that came or went, after which others have moved. */
    judgeAgain: () =>
      change(({ values, errors }) => (Object.keys(errors).length > 0 ? { errors: problems(values) } : {})),
    /** Takes a part of what is typed as stored, and leaves the rest as it is; `typed` where typing may have gone on. */
    settle: (part: (stored: V) => V, typed = part) =>
      change(({ values, baseline, sent }) => ({ values: typed(values), baseline: part(baseline), sent: part(sent) })),
    /** Takes these values as stored: what was typed before is forgotten. */
    reset: (stored: V) => change(() => fresh(stored)),
    /** What was kept of an earlier visit, for `DraftNotice` and `useLeaveGuard`. */
    draft,
    summary: summaryOf(options.id, state, labels),
    /** The server was not reached: for the summary's title. */
    isUnsent: isPassing(state.failure),
  };
}

type FieldGround<V> = {
  state: State<V>;
  labels: Map<string, string>;
  set: <K extends keyof V & string>(name: K, value: V[K]) => void;
  recheck: (name: string) => void;
};

function fieldsOf<V extends object>(id: string, { state, labels, set, recheck }: FieldGround<V>) {
  /** What a part of a field needs, by the path under which it is refused: `phone_numbers.0.phone_number`. */
  function part(path: string, label: string): PartTies {
    labels.set(path, label);
    const error = fieldMessage(state.notes[path], state.errors[path]);
    return { id: `${id}-${path}`, label, onBlur: () => afterPress(() => recheck(path)), error };
  }

  /** Everything a field of the kit needs: `<TextField {...form.field('city', t('…'))} />`. */
  function field<K extends keyof V & string>(name: K, label: string): FieldTies<V[K]> {
    return { ...part(name, label), name, value: state.values[name], onChange: (value: V[K]) => set(name, value) };
  }

  return { part, field };
}

/** What is typed and stored, the latest of it for whoever comes back later, and its draft. */
function useFormState<V extends object, S extends z.ZodType>(options: FormOptions<V, S>) {
  const opened = useOpened(options.initial, options.draft);
  const [state, setState] = useState<State<V>>(() => ({ ...fresh(options.initial), values: opened.values }));
  const latest = useRef(state);
  latest.current = state;

  /** Known at once: a second press does nothing, and nobody who leaves is asked about what has just been stored. */
  const change = (next: (before: State<V>) => Partial<State<V>>) => {
    latest.current = { ...latest.current, ...next(latest.current) };
    setState((before) => ({ ...before, ...next(before) }));
  };

  const draft = useFormDraft(options.draft, opened, {
    state,
    isUnsaved: isUnsaved(state),
    type: (values) => change(() => ({ values, errors: {}, notes: {}, failure: undefined })),
  });
  return { state, latest, change, draft };
}

function fresh<V>(values: V): State<V> {
  return { values, baseline: values, sent: values, errors: {}, notes: {}, failure: undefined, attempt: 0, busy: false };
}

function isUnsaved<V>({ values, baseline }: State<V>): boolean {
  return !isSame(values, baseline);
}

/** Of what was sent: what a field has only tidied since is stored as well, what was typed since is not. */
function storedOf<V extends object, S extends z.ZodType>({ values, sent }: State<V>, options: FormOptions<V, S>): V {
  return isSame(input(values, options), input(sent, options)) ? values : sent;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether it has been stored, or what the failure leaves to be said; nothing where a question was answered with no. */
async function send<V extends object, S extends z.ZodType>(
  values: V,
  options: FormOptions<V, S>,
): Promise<'stored' | Partial<Complaints>> {
  try {
    const answer = await options.submit(input(values, options) as z.input<S>, values);
    return answer === false ? {} : 'stored';
  } catch (error) {
    return refused(error);
  }
}

function input<V extends object, S extends z.ZodType>(values: V, options: FormOptions<V, S>): unknown {
  return options.toInput ? options.toInput(values) : values;
}

function problemsOf<V extends object, S extends z.ZodType>(
  values: V,
  options: FormOptions<V, S>,
  schema: S | undefined,
): FieldErrors {
  const parsed = schema?.safeParse(input(values, options));
  return { ...options.check?.(values, parsed?.data), ...schemaErrors(parsed?.error) };
}

/** Told like that of a call; answers what failed. */
async function meetFailure(failure: unknown): Promise<unknown> {
  await meetTrouble(failure);
  return failure;
}
