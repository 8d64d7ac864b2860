import { useRef } from 'react';
import { circularsContract, circularWays } from '../../../domain/post/circulars.contract.ts';
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
import { Form } from '../../ui/fields/Form.tsx';
import { RadioGroupField } from '../../ui/fields/RadioGroupField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Columns, Inline, Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { useNavigate, useSearchParams } from '../../ui/router/Router.tsx';
import { PastDayField } from '../frame/DayFields.tsx';
import { CIRCULARS, circularPath } from '../frame/officePaths.ts';
import { usePrint } from '../viewer/usePrint.tsx';
import { TestToMyself } from './TestToMyself.tsx';
import { type CircularForm, useCircularForm } from './useCircularForm.ts';
import { useLeftOut } from './useLeftOut.ts';
import { WhomItReaches } from './WhomItReaches.tsx';

const STATUSES = ['members', 'active', 'waiting', 'new'] as const;

/** Writes to a chosen set of households, each in its language and on its way (decisions 100, 116). */
export function WriteCircular() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { tellDone, done } = useDone();
  const { confirm, confirmDialog } = useConfirm();
  const listed = useListed();
  const written = useRef<number>(undefined);
  const form = useCircularForm({
    listed,
    isSure: (reached, way) => {
      const waits = reached.names_others.length > 0;
      return confirm({
        title: t(waits ? 'officeCirculars.askTitle' : 'officeCirculars.sureTitle'),
        consequence: <WhomItReaches reached={reached} way={way} />,
        confirmLabel: t(waits ? 'officeCirculars.askYes' : 'officeCirculars.sureYes'),
        cancelLabel: t('shared.action.cancel'),
        look: 'primary',
      });
    },
    onWritten: (id) => {
      written.current = id;
    },
  });
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);

  async function submit() {
    if (!(await form.submit()) || written.current === undefined) return;
    navigate(circularPath(written.current), { replace: true });
  }

  return (
    <Screen
      title={t('officeCirculars.title')}
      above={<Link to={CIRCULARS}>{t('officeCirculars.back')}</Link>}
      lead={t('officeCirculars.lead')}
    >
      <FormErrors form={form} />
      <DraftNotice draft={form.draft} />
      <Form onSubmit={submit}>
        {listed ? <Listed form={form} listed={listed} /> : <Chosen form={form} />}
        <Words form={form} />
        {done}
        <Inline>
          <Button type="submit" busy={form.busy}>
            {t('officeCirculars.send')}
          </Button>
          <TestToMyself form={form} tellDone={tellDone} />
        </Inline>
      </Form>
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
  const reached = useCall(circularsContract.countCircular, { status: 'members', way: 'channel', listed });
  const { households } = reached;
  const leftOut = useLeftOut()(reached);
  return (
    <Card title={t('officeCirculars.whom')}>
      <Stack>
        <p>{t('officeCirculars.listed', { count: households, number: formatCount(households) })}</p>
        {leftOut && <p>{leftOut}</p>}
        <WayField form={form} />
      </Stack>
    </Card>
  );
}

function Chosen({ form }: { form: CircularForm }) {
  const { t } = useTranslation();
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
        <WayField form={form} />
      </Stack>
    </Card>
  );
}

/** On which way it goes; in the portal it stands in any case. */
function WayField({ form }: { form: CircularForm }) {
  const { t } = useTranslation();
  return (
    <RadioGroupField
      {...form.field('way', t('officeCirculars.way'))}
      choices={circularWays.map((value) => ({
        value,
        label: t(`officeCirculars.ways.${value}`),
        hint: t(`officeCirculars.wayHints.${value}`),
      }))}
    />
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
