import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type TextReminders as State,
  textRemindersContract,
} from '../../../domain/textReminders/textReminders.contract.ts';
import { useHome } from '../../me/home.ts';
import { queryOf, useSend } from '../../platform/calls/useCall.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';

import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import { TextCodeForm } from './TextCodeForm.tsx';
import { TextCodeRequest } from './TextCodeRequest.tsx';

/** Reminders by text message (decision 68); nothing where they are not offered. */
export function TextReminders() {
  const { t } = useTranslation();
  const { data: state } = useQuery(queryOf(textRemindersContract.getTextReminders));
  const { tellDone, done } = useDone();
  if (!state?.is_offered) return null;
  return (
    <Card
      layout="beside"
      title={t('myAccount.texts.title')}
      intro={
        <Stack gap={3}>
          <p>{t('myAccount.texts.intro')}</p>
          <p>{t('myAccount.texts.what')}</p>
        </Stack>
      }
    >
      <KeepFocus>
        <Stack>
          {done}
          {state.number === null ? (
            <SwitchedOff state={state} onTurnedOn={() => tellDone((say) => say('myAccount.texts.didTurnOn'))} />
          ) : (
            <SwitchedOn state={state} onEnded={() => tellDone((say) => say('myAccount.texts.didEnd'))} />
          )}
        </Stack>
      </KeepFocus>
    </Card>
  );
}

function SwitchedOff({ state: { code, choices }, onTurnedOn }: { state: State; onTurnedOn: () => void }) {
  const { t } = useTranslation();
  const [wantsAnother, setWantsAnother] = useState(false);
  if (code && !wantsAnother) {
    return (
      // a newer code begins with an empty field
      <TextCodeForm key={code.until} code={code} onDone={onTurnedOn} onAnother={() => setWantsAnother(true)} />
    );
  }
  if (choices.length > 0) return <TextCodeRequest choices={choices} onSent={() => setWantsAnother(false)} />;
  return (
    <>
      <p>{t('myAccount.texts.noNumber')}</p>
      <div>
        <LinkButton to="/main-member" look="secondary">
          {t('myAccount.texts.toNumbers')}
        </LinkButton>
      </div>
    </>
  );
}

function SwitchedOn({ state: { number, agreed_on }, onEnded }: { state: State; onEnded: () => void }) {
  const { t } = useTranslation();
  const { household } = useHome();
  const endTextReminders = useSend(textRemindersContract.endTextReminders, [textRemindersContract.getTextReminders]);
  const { confirm, confirmDialog } = useConfirm();

  async function end() {
    const isSure = await confirm({
      title: t('myAccount.texts.endTitle'),
      consequence: t('myAccount.texts.endText'),
      confirmLabel: t('myAccount.texts.endYes'),
      cancelLabel: t('shared.action.cancel'),
    });
    if (!isSure) return;
    await endTextReminders.mutateAsync({ id: household.id });
    onEnded();
  }

  return (
    <>
      <Facts
        facts={[
          { term: t('myAccount.texts.on'), value: number ?? '' },
          { term: t('myAccount.texts.since'), value: agreed_on ?? '' },
        ]}
      />
      <div>
        <Button look="secondary" onClick={end}>
          {t('myAccount.texts.end')}
        </Button>
      </div>
      {confirmDialog}
    </>
  );
}
