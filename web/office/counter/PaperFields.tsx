import { waysAsked } from '../../../domain/counter/conversation.ts';
import { channels } from '../../../domain/members/channel.ts';
import { languages } from '../../../domain/shared/language.ts';
import { TypedEmailField } from '../../accounts/TypedEmailField.tsx';
import { BirthField } from '../../members/BirthField.tsx';
import { readDate } from '../../members/dateOfBirthText.ts';
import { PhoneNumberField } from '../../members/PhoneNumberField.tsx';
import { SocialInsuranceField } from '../../members/SocialInsuranceField.tsx';
import type { FieldOf } from '../../platform/forms/useForm.ts';
import { today } from '../../platform/today.ts';
import { currentLanguage, useTranslation } from '../../platform/words.ts';
import { CountryField } from '../../reference/CountryField.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { Fieldset } from '../../ui/fields/Fieldset.tsx';
import { RadioGroupField } from '../../ui/fields/RadioGroupField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Columns } from '../../ui/frame/Layout.tsx';
import { channelOf, languageOf, type PaperValues } from './paperForm.ts';

type PaperForm = {
  values: PaperValues;
  field: FieldOf<PaperValues>;
  set: <K extends keyof PaperValues>(name: K, value: PaperValues[K], why?: string) => void;
};

/** What is typed from the signed form at once. */
export function PaperFields({ form }: { form: PaperForm }) {
  return (
    <>
      <OfPaper form={form} />
      <OfApplicant form={form} />
      <OfConsent form={form} />
      <OfWriting form={form} />
    </>
  );
}

function OfPaper({ form: { field } }: { form: PaperForm }) {
  const { t } = useTranslation();
  const now = today();
  const { value: hasDied, ...died } = field('has_died', t('officePaper.hasDied'));
  return (
    <Fieldset legend={t('officePaper.paper')}>
      <DateField
        {...field('arrived_on', t('officePaper.arrivedOn'))}
        hint={t('officePaper.arrivedHint')}
        autoComplete="off"
        normalise={(typed) => readDate(typed, currentLanguage())}
        calendar={{ today: now, max: now }}
      />
      <CheckboxField {...died} checked={hasDied} hint={t('officePaper.hasDiedHint')} />
      <RadioGroupField
        {...field('asked', t('officePaper.how'))}
        choices={waysAsked
          .filter((way) => way !== 'rang')
          .map((way) => ({ value: way, label: t(`officeCounter.asked.${way}`) }))}
      />
    </Fieldset>
  );
}

function OfConsent({ form: { field } }: { form: PaperForm }) {
  const { t } = useTranslation();
  const now = today();
  const { value: agrees, ...signature } = field('agrees', t('officePaper.agrees'));
  return (
    <Fieldset legend={t('officePaper.consent')}>
      <CheckboxField {...signature} checked={agrees} mustTick hint={t('officePaper.agreesHint')} />
      <DateField
        {...field('signed_on', t('officePaper.signedOn'))}
        autoComplete="off"
        normalise={(typed) => readDate(typed, currentLanguage())}
        calendar={{ today: now, max: now }}
      />
      <Columns>
        <TextField
          {...field('terms_version', t('officePaper.termsVersion'))}
          hint={t('officePaper.versionHint')}
          optional
          maxLength={10}
          autoComplete="off"
        />
        <TextField
          {...field('data_protection_version', t('officePaper.privacyVersion'))}
          hint={t('officePaper.versionHint')}
          optional
          maxLength={10}
          autoComplete="off"
        />
      </Columns>
    </Fieldset>
  );
}

function OfApplicant({ form: { field, set, values } }: { form: PaperForm }) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={t('officePaper.applicant')}>
      <Columns>
        <TextField {...field('first_name', t('members.field.first_name'))} autoComplete="off" />
        <TextField
          {...field('last_name', t('members.field.last_name'))}
          note={t('members.form.oneNameHint')}
          autoComplete="off"
        />
      </Columns>
      <BirthField
        {...field('date_of_birth', t('members.field.date_of_birth'))}
        autoComplete="off"
        onFuture={(key) => set('date_of_birth', '', key)}
      />
      <CountryField {...field('citizenship_id', t('members.field.citizenship_id'))} />
      <SocialInsuranceField
        {...field('social_insurance_number', t('members.field.social_insurance_number'))}
        birth={values.date_of_birth}
        others={[]}
        optional
      />
      <TextField
        {...field('turkish_id_no', t('members.field.turkish_id_no'))}
        optional
        inputMode="numeric"
        autoComplete="off"
      />
      <PhoneNumberField {...field('phone_number', t('accounts.field.phone_number'))} autoComplete="off" />
      <TypedEmailField
        {...field('email', t('accounts.field.email'))}
        hint={t('officePaper.contactEmailHint')}
        optional
        autoComplete="off"
      />
    </Fieldset>
  );
}

function OfWriting({ form: { field, set } }: { form: PaperForm }) {
  const { t } = useTranslation();
  return (
    <Fieldset legend={t('officePaper.writing')}>
      <RadioGroupField
        {...field('language', t('officeCounter.correspondence.language'))}
        onChange={(value) => set('language', languageOf(value))}
        choices={languages.map((value) => ({ value, label: t(`shared.language.${value}`) }))}
      />
      <RadioGroupField
        {...field('channel', t('officeCounter.correspondence.channel'))}
        onChange={(value) => set('channel', channelOf(value))}
        choices={channels.map((value) => ({
          value,
          label: t(`officeCounter.correspondence.${value}`),
          hint: t(value === 'email' ? 'officePaper.emailHint' : 'officeCounter.correspondence.postHint'),
        }))}
      />
    </Fieldset>
  );
}
