import { useTranslation } from '../platform/words.ts';
import { CountryField } from '../reference/CountryField.tsx';
import { Fieldset } from '../ui/fields/Fieldset.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Columns, Stack } from '../ui/frame/Layout.tsx';
import type { BurialPlaceForm } from './useBurialPlaceForm.ts';

/** Only the cemetery is required (spec §5). Autofill is off, because none of it is the reader's own address. */
export function BurialPlaceFields({ form }: { form: BurialPlaceForm }) {
  const { t } = useTranslation();
  return (
    <Stack gap={6}>
      <TextField
        {...form.field('graveyard', t('burial.field.graveyard'))}
        hint={t('burial.hint.graveyard')}
        autoComplete="off"
      />
      <Fieldset legend={t('burial.place.grave')} hint={t('burial.place.graveHint')}>
        <Columns size="narrow">
          <TextField {...form.field('grave_group', t('burial.field.grave_group'))} autoComplete="off" optional />
          <TextField {...form.field('grave_row', t('burial.field.grave_row'))} autoComplete="off" optional />
          <TextField {...form.field('grave_number', t('burial.field.grave_number'))} autoComplete="off" optional />
        </Columns>
        <TextField
          {...form.field('grave_user', t('burial.field.grave_user'))}
          hint={t('burial.hint.grave_user')}
          autoComplete="off"
          optional
        />
      </Fieldset>
      <CemeteryAddress form={form} />
    </Stack>
  );
}

function CemeteryAddress({ form }: { form: BurialPlaceForm }) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={t('burial.place.address')}>
      <TextField {...form.field('street', t('burial.field.street'))} autoComplete="off" optional />
      <Columns>
        <TextField {...form.field('postal_code', t('burial.field.postal_code'))} autoComplete="off" optional />
        <TextField {...form.field('city', t('burial.field.city'))} autoComplete="off" optional />
      </Columns>
      <TextField {...form.field('state', t('burial.field.state'))} autoComplete="off" optional />
      <CountryField {...form.field('country_id', t('burial.field.country_id'))} optional />
    </Fieldset>
  );
}
