import type { SettingsSet, SettingsSets } from '../../../domain/boardSettings/boardSettings.contract.ts';
import { readDay } from '../../../domain/shared/day.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Accordion } from '../../ui/content/Accordion.tsx';
import { Section } from '../../ui/content/Card.tsx';
import { Disclosure } from '../../ui/content/Disclosure.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Changes } from './Changes.tsx';
import { SettingsGroups } from './SettingsGroups.tsx';
import { settingsBefore } from './setsAround.ts';
import { WhoMadeSettings } from './WhoMadeSettings.tsx';

/** The history: former sets, and withdrawn ones. */
export function FormerSets({ sets }: { sets: SettingsSets }) {
  const { t } = useTranslation();
  return (
    <Section title={t('officeSettings.history')}>
      <Accordion
        headingLevel="h3"
        items={sets.former.map((set) => ({
          key: set.id,
          title: t(set.withdrawn_at ? 'officeSettings.historyWithdrawn' : 'officeSettings.historyFrom', {
            date: set.valid_from,
          }),
          body: <FormerSet set={set} sets={sets} />,
        }))}
      />
    </Section>
  );
}

function FormerSet({ set, sets }: { set: SettingsSet; sets: SettingsSets }) {
  const { t } = useTranslation();
  return (
    <Stack gap={4}>
      <div>
        <WhoMadeSettings set={set} />
      </div>
      <Changes
        before={settingsBefore(sets, readDay(set.valid_from) ?? today())}
        after={set.settings}
        title={t('officeSettings.changed')}
      />
      <Disclosure label={t('officeSettings.wholeSet', { date: set.valid_from })}>
        <SettingsGroups settings={set.settings} />
      </Disclosure>
    </Stack>
  );
}
