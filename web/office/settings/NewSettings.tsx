import { useState } from 'react';
import { boardSettingsContract } from '../../../domain/boardSettings/boardSettings.contract.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { DraftNotice } from '../../platform/drafts/DraftNotice.tsx';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Actions, Stack } from '../../ui/frame/Layout.tsx';

import { BOARD_SETTINGS } from '../frame/officePaths.ts';
import { FieldGroups } from './FieldGroups.tsx';
import { OwnSteps } from './OwnSteps.tsx';
import { SettingsGroups } from './SettingsGroups.tsx';
import { StepFields } from './StepFields.tsx';
import { useMayIntroduceSettings } from './useMayIntroduceSettings.ts';
import { type IntroducedSet, useNewSettingsForm } from './useNewSettingsForm.tsx';

/** Introduces a set of the board's rules from a day on (decision 59). */
export function NewSettings() {
  const { t } = useTranslation();
  const mayIntroduce = useMayIntroduceSettings();
  const { tellDone, done } = useDone();
  const [introduced, setIntroduced] = useState<IntroducedSet>();
  const onDone = (set: IntroducedSet) => {
    setIntroduced(set);
    const { valid_from: date, waits } = set;
    tellDone((say) => (waits ? say('officeSettings.new.waits') : say('officeSettings.new.did', { date })));
  };
  if (mayIntroduce && !introduced) return <NewSettingsForm onDone={onDone} />;
  return (
    <Screen title={t('officeSettings.new.title')}>
      <Stack>
        {done}
        {introduced ? (
          <Card
            title={t(introduced.waits ? 'officeSettings.waiting.title' : 'officeSettings.toCome', {
              date: introduced.valid_from,
            })}
          >
            <SettingsGroups settings={introduced.settings} />
          </Card>
        ) : (
          <p>{t('officeSettings.board')}</p>
        )}
        <Actions>
          <LinkButton look="secondary" to={BOARD_SETTINGS}>
            {t('officeSettings.back')}
          </LinkButton>
        </Actions>
      </Stack>
    </Screen>
  );
}

function NewSettingsForm({ onDone }: { onDone: (set: IntroducedSet) => void }) {
  const { t } = useTranslation();
  const sets = useCall(boardSettingsContract.getBoardSettings);
  const { form, question } = useNewSettingsForm(sets, onDone);
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);
  return (
    <Screen title={t('officeSettings.new.title')} lead={t('officeSettings.new.lead')}>
      <FormErrors form={form} title={t('officeSettings.new.missing')} />
      <DraftNotice draft={form.draft} />
      <Form onSubmit={form.submit} gap={6}>
        {sets.to_come.map(({ id, valid_from }) => (
          <Notice key={id} tone="info">
            <p>{t('officeSettings.new.planned', { date: valid_from })}</p>
          </Notice>
        ))}
        <FieldGroups form={form} />
        <StepFields form={form} />
        <OwnSteps form={form} sets={sets} />
        <Actions>
          <LinkButton look="secondary" to={BOARD_SETTINGS}>
            {t('shared.action.cancel')}
          </LinkButton>
          <Button type="submit" busy={form.busy}>
            {t('officeSettings.new.submit')}
          </Button>
        </Actions>
      </Form>
      {leaveQuestion}
      {question}
    </Screen>
  );
}
