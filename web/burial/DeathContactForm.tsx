import type { ContactCountry } from '../../domain/burial/deathContact.ts';
import type { DeathContact } from '../../domain/burial/deathContacts.contract.ts';
import { languages } from '../../domain/shared/language.ts';
import { PhoneNumberField } from '../members/PhoneNumberField.tsx';
import { DraftNotice } from '../platform/drafts/DraftNotice.tsx';
import { useLeaveGuard } from '../platform/drafts/useLeaveGuard.tsx';
import { FormErrors } from '../platform/forms/FormErrors.tsx';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/actions/Button.tsx';
import { useConfirm } from '../ui/actions/useConfirm.tsx';
import { CheckboxField } from '../ui/fields/CheckboxField.tsx';
import { Form } from '../ui/fields/Form.tsx';
import { RadioGroupField } from '../ui/fields/RadioGroupField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Inline, Stack } from '../ui/frame/Layout.tsx';
import {
  keepsAgreement,
  type OfHousehold,
  type DeathContactForm as Ties,
  useDeathContactForm,
} from './useDeathContactForm.ts';

/** Shorter input is still being typed: the hint about the country code is not shown yet. */
const PHONE_MIN = 7;

export type DeathContactFormProps = {
  country: ContactCountry;
  /** Absent if the household has named nobody there. */
  contact: DeathContact | undefined;
  /** With the name if they were saved. */
  onClose: (saved?: string) => void;
};

type Kept = OfHousehold & {
  /** Asked before anything is sent; false if something else has to be said first. */
  mayGoOn?: () => Promise<boolean>;
};

/** Names or changes the contact in one country; it is saved by a button of its own. */
export function DeathContactForm({ country, contact, onClose, mayGoOn, ...whose }: DeathContactFormProps & Kept) {
  const { t } = useTranslation();
  const form = useDeathContactForm(country, contact, whose);
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);
  const { confirm, confirmDialog } = useConfirm();

  async function cancel() {
    const isSure =
      !form.isDirty ||
      (await confirm({
        title: t('shared.draft.discardTitle'),
        consequence: t('shared.draft.discardText'),
        confirmLabel: t('shared.draft.discard'),
        cancelLabel: t('shared.draft.keep'),
      }));
    if (!isSure) return;
    form.draft.discard();
    onClose();
  }

  return (
    <Form
      label={t(`burial.contacts.${country}`)}
      onSubmit={async () => {
        if (mayGoOn && !(await mayGoOn())) return;
        // what was typed meanwhile is not saved yet, so the form stays
        if ((await form.submit()) && !form.hasUnsaved()) onClose(form.values.name);
      }}
    >
      <DraftNotice draft={form.draft} />
      <FormErrors form={form} title={t('burial.contacts.missing')} />
      <ContactFields form={form} country={country} contact={contact} />
      <Inline>
        <Button type="submit" busy={form.busy}>
          {contact ? t('shared.action.update') : t('shared.action.save')}
        </Button>
        <Button look="secondary" onClick={cancel}>
          {t('shared.action.cancel')}
        </Button>
      </Inline>
      {leaveQuestion}
      {confirmDialog}
    </Form>
  );
}

type FieldsProps = { form: Ties; country: ContactCountry; contact: DeathContact | undefined };

/** Autofill is off, because the person named here is not the reader. */
function ContactFields({ form, country, contact }: FieldsProps) {
  const { t } = useTranslation();
  const name = form.field('name', t('burial.contacts.name'));
  const { value: mayReport, ...reportTies } = form.field('may_report', t('burial.contacts.mayReportLabel'));
  const { value: agreed, ...agreedTies } = form.field('agreed', t('burial.contacts.agreed'));
  return (
    <Stack gap={5}>
      <TextField
        {...name}
        autoComplete="off"
        onChange={(typed) => {
          name.onChange(typed);
          const stays = keepsAgreement(typed, form.values, contact);
          if (stays !== agreed) form.set('agreed', stays);
        }}
      />
      <TextField
        {...form.field('relation', t('burial.contacts.relation'))}
        hint={t('burial.contacts.relationHint')}
        autoComplete="off"
      />
      <PhoneNumberField
        {...form.field('phone_number', t('burial.contacts.phone_number'))}
        hint={t(`burial.contacts.${country}Phone`)}
        note={isTurkishWithoutCode(country, form.values.phone_number) ? t('burial.contacts.turkiyeWithout') : undefined}
        autoComplete="off"
      />
      <RadioGroupField
        {...form.field('language', t('burial.contacts.language'))}
        choices={languages.map((language) => ({ value: language, label: t(`shared.language.${language}`) }))}
      />
      <CheckboxField {...reportTies} checked={mayReport} hint={t('burial.contacts.mayReportHint')} />
      <CheckboxField {...agreedTies} checked={agreed} mustTick hint={t('burial.contacts.agreedHint')} />
    </Stack>
  );
}

/** A whole number without a country code: dialled from Austria it rings somewhere else, or nowhere. */
function isTurkishWithoutCode(country: ContactCountry, typed: string): boolean {
  return country === 'turkiye' && typed.trim().length >= PHONE_MIN && !/^\s*(\+|00)/.test(typed);
}
