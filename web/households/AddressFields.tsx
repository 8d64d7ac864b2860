import { austrianStates } from '../../domain/households/address.ts';
import type { FieldBinding } from '../platform/forms/useForm.ts';
import { useTranslation } from '../platform/words.ts';
import { CountryField } from '../reference/CountryField.tsx';
import { Fieldset } from '../ui/fields/Fieldset.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Columns } from '../ui/frame/Layout.tsx';

const STATES = 'austrian-states';

type AddressForm = {
  field: ((name: 'street' | 'postal_code' | 'city' | 'state', label: string) => FieldBinding<string>) &
    ((name: 'country_id', label: string) => FieldBinding<number | null>);
};

/** The household's address; the field for the state suggests the nine Länder and accepts any text (spec §2). */
export function AddressFields({ form, disabled = false }: { form: AddressForm; disabled?: boolean }) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={t('households.address.legend')} disabled={disabled}>
      <TextField {...form.field('street', t('households.address.street'))} autoComplete="address-line1" />
      <Columns>
        <TextField
          {...form.field('postal_code', t('households.address.postal_code'))}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <TextField {...form.field('city', t('households.address.city'))} autoComplete="address-level2" />
      </Columns>
      <TextField
        {...form.field('state', t('households.address.state'))}
        list={STATES}
        hint={t('households.address.stateHint')}
        autoComplete="address-level1"
      />
      <datalist id={STATES}>
        {austrianStates.map((state) => (
          <option key={state} value={state} />
        ))}
      </datalist>
      <CountryField {...form.field('country_id', t('households.address.country_id'))} autoComplete="country-name" />
    </Fieldset>
  );
}
