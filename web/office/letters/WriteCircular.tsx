import { circularsContract } from '../../../domain/post/circulars.contract.ts';
import { circularPlaceholders } from '../../../domain/post/circularText.ts';
import { languages } from '../../../domain/shared/language.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { DraftNotice } from '../../platform/drafts/DraftNotice.tsx';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { Card, Section } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Columns, Stack } from '../../ui/frame/Layout.tsx';
import { useSearchParams } from '../../ui/router/Router.tsx';
import { PastDayField } from '../frame/DayFields.tsx';
import { usePrint } from '../viewer/usePrint.tsx';
import { Circulars } from './Circulars.tsx';
import { type CircularForm, NO_CIRCULAR, useCircularForm } from './useCircularForm.ts';

const STATUSES = ['members', 'active', 'waiting', 'new'] as const;

/** Writes a letter to a chosen set of households, each in its language (decision 100). */
export function WriteCircular() {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const { confirm, confirmDialog } = useConfirm();
  const counted = (count: number) => ({ count, number: formatCount(count) });
  const listed = useListed();
  const form = useCircularForm({
    listed,
    isSure: ({ households, letters, mails, without_address }) =>
      confirm({
        title: t('officeCirculars.sureTitle'),
        consequence: (
          <>
            <p>{t('officeCirculars.reaches', counted(households))}</p>
            <p>{t('officeCirculars.ways', { letters: formatCount(letters), mails: formatCount(mails) })}</p>
            {without_address > 0 && <p>{t('officeCirculars.withoutAddress', counted(without_address))}</p>}
          </>
        ),
        confirmLabel: t('officeCirculars.sureYes'),
        cancelLabel: t('shared.action.cancel'),
        look: 'primary',
      }),
    onWritten: () => tellDone((say) => say('officeCirculars.did')),
  });
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);

  async function submit() {
    if (await form.submit()) form.reset(NO_CIRCULAR);
  }

  return (
    <Screen title={t('officeCirculars.title')} lead={t('officeCirculars.lead')}>
      {done}
      <FormErrors form={form} />
      <DraftNotice draft={form.draft} />
      <Form onSubmit={submit}>
        {listed ? <Listed form={form} listed={listed} /> : <Chosen form={form} />}
        <Words form={form} />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('officeCirculars.send')}
          </Button>
        </div>
      </Form>
      <Circulars tellDone={tellDone} />
      {leaveQuestion}
      {confirmDialog}
    </Screen>
  );
}

/** The set of households that the address names: somebody chose it in a list. */
function useListed(): number | undefined {
  const [parameters] = useSearchParams();
  const id = Number(parameters.get('listed'));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

/** How many of the households that were chosen in a list it reaches. */
function Listed({ form, listed }: { form: CircularForm; listed: number }) {
  const { t } = useTranslation();
  const { value: by_letter, ...wayTies } = form.field('by_letter', t('officeCirculars.byLetter'));
  const { households } = useCall(circularsContract.countCircular, {
    ...{ status: 'members' as const, by_letter, tells_owed: false, listed },
  });
  return (
    <Card title={t('officeCirculars.whom')}>
      <Stack>
        <p>{t('officeCirculars.listed', { count: households, number: formatCount(households) })}</p>
        <CheckboxField {...wayTies} checked={by_letter} />
      </Stack>
    </Card>
  );
}

function Chosen({ form }: { form: CircularForm }) {
  const { t } = useTranslation();
  const { value: byLetter, ...wayTies } = form.field('by_letter', t('officeCirculars.byLetter'));
  return (
    <Card title={t('officeCirculars.whom')}>
      <Stack>
        <SelectField
          {...form.field('status', t('officeCirculars.status'))}
          choices={STATUSES.map((value) => ({ value, label: t(`officeCirculars.statuses.${value}`) }))}
        />
        <Columns>
          <SelectField
            {...form.field('language', t('officeCirculars.language'))}
            optional="said"
            placeholder={t('officeCirculars.every')}
            choices={languages.map((value) => ({ value, label: t(`shared.language.${value}`) }))}
          />
          <SelectField
            {...form.field('channel', t('officeCirculars.channel'))}
            optional="said"
            placeholder={t('officeCirculars.every')}
            choices={(['email', 'post'] as const).map((value) => ({
              value,
              label: t(`officeCirculars.channels.${value}`),
            }))}
          />
        </Columns>
        <PastDayField
          {...form.field('owes_since', t('officeCirculars.owesSince'))}
          optional="said"
          hint={t('officeCirculars.owesHint')}
        />
        <Columns>
          <TextField
            {...form.field('postal_code', t('officeCirculars.postalCode'))}
            optional="said"
            hint={t('officeCirculars.postalCodeHint')}
            autoComplete="off"
          />
          <TextField {...form.field('place', t('officeCirculars.place'))} optional="said" autoComplete="off" />
        </Columns>
        <CheckboxField {...wayTies} checked={byLetter} />
      </Stack>
    </Card>
  );
}

function Words({ form }: { form: CircularForm }) {
  const { t } = useTranslation();
  const { print, printed } = usePrint(circularsContract.previewCircular);
  const replaced = circularPlaceholders.map((name) => ({
    term: `{{${name}}}`,
    value: t(`officeCirculars.placeholder.${name}`),
  }));
  return (
    <>
      <Section title={t('officeCirculars.placeholders')}>
        <Facts facts={replaced} />
      </Section>
      {languages.map((language) => {
        const [subject, text] = [form.values[`subject_${language}`].trim(), form.values[`text_${language}`].trim()];
        const name = t(`shared.language.${language}`);
        return (
          <Card key={language} title={name}>
            <Stack>
              <TextField
                {...form.field(`subject_${language}`, t('officeCirculars.subject', { language: name }))}
                autoComplete="off"
              />
              <TextAreaField
                {...form.field(`text_${language}`, t('officeCirculars.text', { language: name }))}
                hint={t('officeCirculars.textHint')}
                rows={8}
              />
              {subject && text && (
                <div>
                  <Button
                    look="secondary"
                    onClick={() => print({ language, subject, text }, t('officeCirculars.preview', { language: name }))}
                  >
                    {t('officeCirculars.preview', { language: name })}
                  </Button>
                </div>
              )}
            </Stack>
          </Card>
        );
      })}
      {printed}
    </>
  );
}
