import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { currentLanguage, useTranslation } from '../platform/words.ts';
import { ComboField, type ComboFieldProps } from '../ui/fields/ComboField.tsx';
import { countriesQuery } from './countries.ts';
import { countryOptions, inOrder } from './countryOptions.ts';

export type CountryFieldProps = Omit<ComboFieldProps, 'value' | 'onChange' | 'options'> & {
  /** The country's id (D3), or null while the typed text matches none. */
  value: number | null;
  onChange: (id: number | null) => void;
};

/** A country or citizenship, searched by typing: `<CountryField {...form.field('citizenship_id', t('…'))} />`. */
export function CountryField({ value, onChange, ...rest }: CountryFieldProps) {
  const { t } = useTranslation();
  const { data: countries } = useQuery(countriesQuery);
  const language = currentLanguage();
  const options = useMemo(() => countries && countryOptions(countries, language), [countries, language]);
  // sorted only when the field is first entered, because sorting is slow
  const [isEntered, setEntered] = useState(false);
  const listed = useMemo(
    () => (options && isEntered ? inOrder(options, language) : options),
    [options, isEntered, language],
  );
  return (
    <ComboField
      placeholder={countries ? undefined : t('shared.frame.loading')}
      {...rest}
      value={value === null ? '' : String(value)}
      onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
      options={listed}
      onFocus={() => setEntered(true)}
    />
  );
}
