import { useSuspenseQuery } from '@tanstack/react-query';
import { releaseContract, releaseStatuses } from '../../../domain/release/release.contract.ts';
import { formatCount } from '../../../domain/shared/money.ts';
import { queryOf } from '../../platform/calls/useCall.ts';
import { DraftNotice } from '../../platform/drafts/DraftNotice.tsx';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { type TellDone, useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Columns, Stack } from '../../ui/frame/Layout.tsx';
import { Gets } from './Gets.tsx';
import { Releases } from './Releases.tsx';
import { NOBODY_CHOSEN, type Reached, type ReleaseForm, useReleaseForm } from './useReleaseForm.ts';

/** How often it is looked how far a release is. */
const LOOK_MS = 3_000;

/** How many households are silent, and their release in batches (decision 103). */
export function Release() {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const { data } = useSuspenseQuery({
    ...queryOf(releaseContract.getReleases),
    refetchInterval: ({ state }) => (state.data?.releases.some((one) => one.state === 'releasing') ? LOOK_MS : false),
  });
  const { silent, resting, may_release, releases } = data;
  const counted = (count: number) => ({ count, number: formatCount(count) });
  return (
    <Screen title={t('officeRelease.title')} lead={t('officeRelease.lead')}>
      {done}
      <Stack>
        <p>{t('officeRelease.silent', counted(silent))}</p>
        {resting > 0 && <p>{t('officeRelease.resting', counted(resting))}</p>}
        {!may_release && <p>{t('officeRelease.boardOnly')}</p>}
      </Stack>
      {may_release && <Choose tellDone={tellDone} />}
      <Releases releases={releases} mayRelease={may_release} tellDone={tellDone} />
    </Screen>
  );
}

function Choose({ tellDone }: { tellDone: TellDone }) {
  const { t } = useTranslation();
  const { confirm, confirmDialog } = useConfirm();
  const form = useReleaseForm({
    // of nobody the server's refusal tells
    isSure: async (reached) =>
      reached.households === 0 ||
      confirm({
        title: t('officeRelease.sureTitle'),
        consequence: <Consequence reached={reached} />,
        confirmLabel: t('officeRelease.sureYes'),
        cancelLabel: t('shared.action.cancel'),
        look: 'primary',
      }),
    onAsked: () => tellDone((say) => say('officeRelease.did')),
  });
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);

  async function submit() {
    if (await form.submit()) form.reset(NOBODY_CHOSEN);
  }

  return (
    <>
      <FormErrors form={form} />
      <DraftNotice draft={form.draft} />
      <Form onSubmit={submit}>
        <Chosen form={form} />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('officeRelease.send')}
          </Button>
        </div>
      </Form>
      {leaveQuestion}
      {confirmDialog}
    </>
  );
}

function Consequence({ reached }: { reached: Reached }) {
  const { t } = useTranslation();
  const { households: count, unknown } = reached;
  return (
    <>
      <p>{t('officeRelease.reaches', { count, number: formatCount(count) })}</p>
      <Gets counts={reached} />
      <p>{t('officeRelease.only')}</p>
      <p>{t('officeRelease.hour')}</p>
      {unknown.length > 0 && <p>{t('officeRelease.unknown', { numbers: unknown.join(', ') })}</p>}
    </>
  );
}

function Chosen({ form }: { form: ReleaseForm }) {
  const { t } = useTranslation();
  return (
    <Card title={t('officeRelease.whom')}>
      <Stack>
        <Columns>
          <SelectField
            {...form.field('status', t('officeRelease.status'))}
            optional="said"
            placeholder={t('officeRelease.every')}
            choices={releaseStatuses.map((value) => ({ value, label: t(`officeRelease.statuses.${value}`) }))}
          />
          <SelectField
            {...form.field('channel', t('officeRelease.channel'))}
            optional="said"
            placeholder={t('officeRelease.every')}
            choices={(['email', 'post'] as const).map((value) => ({
              value,
              label: t(`officeRelease.channels.${value}`),
            }))}
          />
        </Columns>
        <TextField
          {...form.field('postal_code', t('officeRelease.postalCode'))}
          optional="said"
          hint={t('officeRelease.postalCodeHint')}
          autoComplete="off"
        />
        <TextAreaField
          {...form.field('numbers', t('officeRelease.numbers'))}
          optional="said"
          hint={t('officeRelease.numbersHint')}
          rows={4}
        />
      </Stack>
    </Card>
  );
}
