import { useCallback, useRef, useState } from 'react';
import type { z } from 'zod';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { isTemporary } from '../calls/call.ts';
import { reportCallFailure } from '../calls/callProblems.ts';
import type { Draft } from '../drafts/draft.ts';
import { withFormLabels } from '../drafts/formLabels.ts';
import { useFormDraft, useOpenedForm } from '../drafts/useFormDraft.ts';
import { useLabels } from '../useLabels.ts';
import { afterPress } from './afterPress.ts';
import {
  type FormErrorState,
  fieldMessage,
  formErrorsOf,
  schemaErrors,
  summaryOf,
  withErrorsOf,
} from './formErrors.ts';
import { type FetchSchema, useSchema } from './useSchema.ts';

export type FormOptions<V extends object, S extends z.ZodType> = {
  /** Prefix of the fields' ids; unique on its page. */
  id: string;
  /** The contract's schema of the request. Forms without one rely on `check` and the server. */
  schema?: FetchSchema<S>;
  initial: V;
  /** Where typed values survive an interruption (D54); never for passwords. */
  draft?: Draft;
  /** Makes the request from the typed values; without it they are the same. */
  toInput?: (values: V) => unknown;
  /** Rules beyond the schema: refusal keys by field. `input` is set if the schema accepts the values. */
  check?: (values: V, input: z.output<S> | undefined) => FieldErrors;
  /** Returns `false` if nothing was sent, because the reader answered a question with no. */
  submit: (input: z.input<S>, values: V) => Promise<unknown>;
};

/** What a part of a field needs from its form. */
export type PartBinding = { id: string; label: string; onBlur: () => void; error: string | undefined };

/** What a field of the UI kit needs from its form. */
export type FieldBinding<Value> = PartBinding & { name: string; value: Value; onChange: (value: Value) => void };

/** Returns the properties of a field by name and label. */
export type FieldOf<V> = <K extends keyof V & string>(name: K, label: string) => FieldBinding<V[K]>;

type State<V> = {
  values: V;
  /** The stored values; differences from them would be lost by leaving. */
  baseline: V;
  /** The values sent last; typing may continue while the request runs. */
  sent: V;
  errors: FieldErrors;
  /** Why a value was taken back; shown at its field without a refused attempt. */
  notes: FieldErrors;
  /** A failure that concerns no field. */
  failure: unknown;
  attempt: number;
  busy: boolean;
};

/**
 * The state of a form. The contract's schema checks it when it is sent and, after a refusal, whenever a wrong field
 * loses the focus. Refusals of the server appear at their field, all others in the summary. No typed value is ever
 * lost.
 */
export function useForm<V extends object, S extends z.ZodType>(options: FormOptions<V, S>) {
  const { state, latest, change, draft } = useFormState(options);
  const hasErrors = Object.keys(state.errors).length > 0 || state.failure !== undefined;
  const labels = useLabels(hasErrors);
  const schema = useSchema(options.schema);
  const problems = (values: V) => problemsOf(values, options, schema.known.current);

  /** With `why`, takes back the typed value and shows the reason at the field (spec §5: a birth date in the future). */
  const set = <K extends keyof V & string>(name: K, value: V[K], why?: string) => {
    // if that fails, sending fetches it again
    schema.fetched().catch(() => undefined);
    change(({ values, notes }) => ({
      values: { ...values, [name]: value },
      notes: { ...notes, [name]: why ? [why] : [] },
    }));
  };

  const recheck = (name: string) =>
    change(({ values, errors }) => (errors[name] ? { errors: withErrorsOf(name, errors, problems(values)) } : {}));

  /** Sends the form; true if everything was accepted and stored. */
  async function submit(): Promise<boolean> {
    const attempt = latest.current.attempt + 1;
    if (latest.current.busy) return false;
    if (schema.isMissing()) {
      change(() => ({ busy: true }));
      const failed = await schema.fetched().catch(reportFailure);
      change(() => ({ busy: false, ...(failed ? { ...formErrorsOf(failed), attempt } : {}) }));
      if (failed) return false;
    }
    const { values } = latest.current;
    const errors = problems(values);
    const isFine = Object.keys(errors).length === 0;
    change(() => ({ errors, notes: {}, failure: undefined, attempt, busy: isFine, sent: values }));
    if (!isFine) return false;
    const outcome = await withFormLabels(labels, () => send(values, options));
    if (outcome !== 'stored') {
      options.draft?.saveAgain();
      change((before) => ({ ...outcome, attempt: before.attempt + (outcome.errors ? 1 : 0), busy: false }));
      return false;
    }
    // the form may be gone before its effect could delete the draft
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
    /** The present state when called, for `useLeaveGuard`. */
    hasUnsaved: useCallback(() => isUnsaved(latest.current), [latest]),
    /** Checks all fields again if the form was refused: added or removed rows shift the others. */
    recheckAll: () =>
      change(({ values, errors }) => (Object.keys(errors).length > 0 ? { errors: problems(values) } : {})),
    /** Marks a part of the values as stored and leaves the rest; `typed` is for values that may have changed since. */
    settle: (part: (stored: V) => V, typed = part) =>
      change(({ values, baseline, sent }) => ({ values: typed(values), baseline: part(baseline), sent: part(sent) })),
    /** Marks these values as stored and discards what was typed. */
    reset: (stored: V) => change(() => fresh(stored)),
    /** The draft of an earlier visit, for `DraftNotice` and `useLeaveGuard`. */
    draft,
    summary: summaryOf(options.id, state, labels),
    /** Whether the server was not reached; used for the summary's title. */
    isUnsent: isTemporary(state.failure),
  };
}

type FieldContext<V> = {
  state: State<V>;
  labels: Map<string, string>;
  set: <K extends keyof V & string>(name: K, value: V[K]) => void;
  recheck: (name: string) => void;
};

function fieldsOf<V extends object>(id: string, { state, labels, set, recheck }: FieldContext<V>) {
  /** What a part of a field needs, by the path of its refusals: `phone_numbers.0.phone_number`. */
  function part(path: string, label: string): PartBinding {
    labels.set(path, label);
    const error = fieldMessage(state.notes[path], state.errors[path]);
    return { id: `${id}-${path}`, label, onBlur: () => afterPress(() => recheck(path)), error };
  }

  /** Everything a field of the UI kit needs: `<TextField {...form.field('city', t('…'))} />`. */
  function field<K extends keyof V & string>(name: K, label: string): FieldBinding<V[K]> {
    return { ...part(name, label), name, value: state.values[name], onChange: (value: V[K]) => set(name, value) };
  }

  return { part, field };
}

/** The state of the form, a ref to its latest value, and its draft. */
function useFormState<V extends object, S extends z.ZodType>(options: FormOptions<V, S>) {
  const opened = useOpenedForm(options.initial, options.draft);
  const [state, setState] = useState<State<V>>(() => ({ ...fresh(options.initial), values: opened.values }));
  const latest = useRef(state);
  latest.current = state;

  /** Updates the ref at once, so that a second press does nothing and leaving after saving asks nothing. */
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

/** The stored values after sending: formatting that a field did meanwhile counts as stored, further typing does not. */
function storedOf<V extends object, S extends z.ZodType>({ values, sent }: State<V>, options: FormOptions<V, S>): V {
  return isSame(input(values, options), input(sent, options)) ? values : sent;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Sends the values: `'stored'`, or the messages of the failure; no messages if a question was answered with no. */
async function send<V extends object, S extends z.ZodType>(
  values: V,
  options: FormOptions<V, S>,
): Promise<'stored' | Partial<FormErrorState>> {
  try {
    const answer = await options.submit(input(values, options) as z.input<S>, values);
    return answer === false ? {} : 'stored';
  } catch (error) {
    return formErrorsOf(error);
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

/** Shows the failure like that of a call, and returns it. */
async function reportFailure(failure: unknown): Promise<unknown> {
  await reportCallFailure(failure);
  return failure;
}
