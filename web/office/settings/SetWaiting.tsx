import type { SettingsSets, WaitingSettings } from '../../../domain/boardSettings/boardSettings.contract.ts';
import { readDay } from '../../../domain/shared/day.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { Disclosure } from '../../ui/content/Disclosure.tsx';
import { ApprovalDecision } from '../frame/ApprovalDecision.tsx';
import { useApprovalWords } from '../frame/useApprovalWords.ts';
import { Changes } from './Changes.tsx';
import { SettingsGroups } from './SettingsGroups.tsx';
import { settingsBefore } from './setsAround.ts';

type SetWaitingProps = { set: WaitingSettings; sets: SettingsSets; tellDone: TellDone };

/** A set that another member of the board has to approve (decision 71): what it changes, and the buttons to decide. */
export function SetWaiting({ set, sets, tellDone }: SetWaitingProps) {
  const { t } = useTranslation();
  const { whoOf, stateOf } = useApprovalWords();
  const date = set.valid_from;
  return (
    <Card
      title={t('officeSettings.waiting.title', { date })}
      look="accent"
      intro={
        <>
          <p>{t('officeSettings.waiting.why')}</p>
          <p>{t('officeSettings.waiting.by', { who: whoOf(set), date: dateAndTimeOf(set.asked_at).date })}</p>
          <p>
            {t('officeSettings.reason')}: {set.reason}
          </p>
          <p>{stateOf(set)}</p>
        </>
      }
    >
      <Changes
        before={settingsBefore(sets, readDay(date) ?? today())}
        after={set.settings}
        title={t('officeSettings.changes')}
      />
      <Disclosure label={t('officeSettings.wholeSet', { date })}>
        <SettingsGroups settings={set.settings} />
      </Disclosure>
      <ApprovalDecision
        approval={set}
        name={t('officeSettings.title')}
        agreed={t('officeSettings.waiting.agree', { date })}
        declined={t('officeSettings.waiting.declined')}
        tellDone={tellDone}
      />
    </Card>
  );
}
