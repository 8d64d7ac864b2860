import type { referenceDe } from '../../texts/reference/reference.de.ts';
import { useTranslation } from '../platform/words.ts';
import type { Choice } from '../ui/fields/SelectField.tsx';

type Words = typeof referenceDe;
export type StoredKind = keyof Words;
export type StoredValue<K extends StoredKind> = keyof Words[K] & (string | number);

/**
 * Texts for stored values, from texts/reference: `word('phoneType', phone.phone_type)`, and `choices('phoneType',
 * phoneTypes)` as sorted options for a select.
 */
export function useStoredWords() {
  const { t, language } = useTranslation();

  // the type of the key cannot combine two type parameters; StoredValue has checked them
  const word = <K extends StoredKind>(kind: K, value: StoredValue<K>): string =>
    String(t(`reference.${kind}.${value}` as never));

  function choices<K extends StoredKind>(kind: K, values: readonly StoredValue<K>[]): Choice[] {
    const collator = new Intl.Collator(language);
    return values
      .map((value) => ({ value: String(value), label: word(kind, value) }))
      .sort((one, other) => collator.compare(one.label, other.label));
  }

  return { word, choices };
}
