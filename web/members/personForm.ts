import type { PersonValues } from './personValues.ts';

/** What a field of the form needs, whichever of its values it holds. */
export type FieldTies<Value> = {
  id: string;
  name: string;
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
};

/** The part of a form that personal data need: forms with more fields fit as well. */
export type PersonForm = {
  values: PersonValues;
  set: <K extends keyof PersonValues>(name: K, value: PersonValues[K], why?: string) => void;
  field: <K extends keyof PersonValues>(name: K, label: string) => FieldTies<PersonValues[K]>;
};
