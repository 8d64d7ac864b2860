import { boardSettingsContract } from '../../../domain/boardSettings/boardSettings.contract.ts';
import { useCall } from '../../platform/calls/useCall.ts';

import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';

import { NEW_BOARD_SETTINGS } from '../frame/officePaths.ts';
import { FormerSets } from './FormerSets.tsx';
import { SetToCome } from './SetToCome.tsx';
import { SettingsGroups } from './SettingsGroups.tsx';
import { SetWaiting } from './SetWaiting.tsx';
import { useMayIntroduceSettings } from './useMayIntroduceSettings.ts';
import { WhoMadeSettings } from './WhoMadeSettings.tsx';

/** The board's settings about deaths: future, present and former ones (decision 59). */
export function Settings() {
  const { t } = useTranslation();
  const sets = useCall(boardSettingsContract.getBoardSettings);
  const mayIntroduce = useMayIntroduceSettings();
  const { tellDone, done } = useDone();
  const { in_force: inForce, to_come: toCome, former, defaults } = sets;
  return (
    <Screen title={t('officeSettings.title')} lead={t('officeSettings.lead')}>
      {done}
      <Stack gap={6}>
        {mayIntroduce ? (
          <div>
            <LinkButton to={NEW_BOARD_SETTINGS}>{t('officeSettings.introduce')}</LinkButton>
          </div>
        ) : (
          <p>{t('officeSettings.board')}</p>
        )}
        {sets.waiting.map((set) => (
          <SetWaiting key={set.id} {...{ set, sets, tellDone }} />
        ))}
        {toCome.map((set) => (
          <SetToCome
            key={set.id}
            set={set}
            sets={sets}
            onWithdrawn={() => tellDone((say) => say('officeSettings.withdrew', { date: set.valid_from }))}
          />
        ))}
        {inForce ? (
          <Card
            title={t('officeSettings.inForce', { date: inForce.valid_from })}
            intro={<WhoMadeSettings set={inForce} />}
          >
            <SettingsGroups settings={inForce.settings} />
          </Card>
        ) : (
          <Card title={t('officeSettings.noneTitle')} intro={<p>{t('officeSettings.none')}</p>}>
            <SettingsGroups settings={defaults} />
          </Card>
        )}
        {former.length > 0 && <FormerSets sets={sets} />}
      </Stack>
    </Screen>
  );
}
