import {
  boardSettingsContract,
  type SettingsSet,
  type SettingsSets,
} from '../../../domain/boardSettings/boardSettings.contract.ts';
import { readDay } from '../../../domain/shared/day.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Disclosure } from '../../ui/content/Disclosure.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useAsk } from '../frame/useAsk.tsx';

import { Changes } from './Changes.tsx';
import { SettingsGroups } from './SettingsGroups.tsx';
import { settingsBefore } from './setsAround.ts';
import { useMayIntroduceSettings } from './useMayIntroduceSettings.ts';
import { WhoMadeSettings } from './WhoMadeSettings.tsx';

type SetToComeProps = { set: SettingsSet; sets: SettingsSets; onWithdrawn: () => void };

/** A set that has not begun: what it changes, and for the board a button to withdraw it. */
export function SetToCome({ set, sets, onWithdrawn }: SetToComeProps) {
  const { t } = useTranslation();
  const mayWithdraw = useMayIntroduceSettings();
  const withdraw = useDecision(boardSettingsContract.withdrawBoardSettings);
  const { ask, question } = useAsk();
  const date = set.valid_from;

  async function askToWithdraw() {
    await ask({
      title: t('officeSettings.withdrawTitle', { date }),
      consequence: t('officeSettings.withdrawWhy'),
      yes: t('officeSettings.withdraw'),
      act: async () => {
        await withdraw.mutateAsync({ id: set.id });
        onWithdrawn();
      },
    });
  }

  return (
    <Card title={t('officeSettings.toCome', { date })} intro={<WhoMadeSettings set={set} />} look="accent">
      <Changes
        before={settingsBefore(sets, readDay(date) ?? today())}
        after={set.settings}
        title={t('officeSettings.changes')}
      />
      <Disclosure label={t('officeSettings.wholeSet', { date })}>
        <SettingsGroups settings={set.settings} />
      </Disclosure>
      {mayWithdraw && (
        <Button
          look="secondary"
          busy={withdraw.isPending}
          onClick={askToWithdraw}
          aria-label={t('officeSettings.withdrawOf', { date })}
        >
          {t('officeSettings.withdraw')}
        </Button>
      )}
      {question}
    </Card>
  );
}
