import type { ReactNode } from 'react';
import { stepKeys } from '../../../domain/boardSettings/builtInSteps.ts';
import { costKinds } from '../../../domain/boardSettings/costKinds.ts';
import type { PlainField } from '../../../domain/boardSettings/settingsChanges.ts';
import type { WireSettings } from '../../../domain/boardSettings/settingsOnWire.ts';
import { languages } from '../../../domain/shared/language.ts';
import { useTranslation } from '../../platform/words.ts';
import { Disclosure } from '../../ui/content/Disclosure.tsx';
import { type Fact, Facts } from '../../ui/content/Facts.tsx';
import { groupFields } from './groupFields.ts';
import css from './SettingsGroups.module.css';
import { StepRuleList } from './StepRuleList.tsx';
import { useSettingWords } from './useSettingWords.ts';

/** A whole set in words, by group; the steps are collapsed because there are many. */
export function SettingsGroups({ settings }: { settings: WireSettings }) {
  const { t } = useTranslation();
  const { fieldWords, valueWords, kindWords, limitWords } = useSettingWords();
  const factsOf = (fields: readonly PlainField[]): Fact[] =>
    fields.map((field) => ({ term: fieldWords(field), value: valueWords(field, settings[field]) }));
  const limits = costKinds.map((kind) => ({ term: kindWords(kind), value: limitWords(settings.cost_limits[kind]) }));
  const notes = languages.map((language) => ({
    term: t(`officeSettings.note.${language}`),
    value: settings.public_notes[language] ?? t('officeSettings.value.noText'),
  }));
  return (
    <div className={css.groups}>
      <Group title={t('officeSettings.groups.cover')} facts={factsOf(groupFields.cover)} />
      <Group title={t('officeSettings.groups.costs')} facts={[...factsOf(groupFields.costs), ...limits]} />
      <Group title={t('officeSettings.groups.decisions')} facts={factsOf(groupFields.decisions)} />
      <Group title={t('officeSettings.groups.links')} facts={factsOf(groupFields.links)} />
      <Group title={t('officeSettings.groups.page')} facts={[...factsOf(groupFields.page), ...notes]} />
      <Part title={t('officeSettings.groups.steps')}>
        <Steps settings={settings} />
      </Part>
    </div>
  );
}

function Group({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <Part title={title}>
      <Facts facts={facts} />
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.group}>
      <h3>{title}</h3>
      <div className={css.body}>{children}</div>
    </div>
  );
}

function Steps({ settings }: { settings: WireSettings }) {
  const { t } = useTranslation();
  const { steps, own_steps } = settings;
  const on = stepKeys.filter((key) => steps[key].on).length + own_steps.length;
  return (
    <Disclosure label={t('officeSettings.step.onOf', { on, all: stepKeys.length + own_steps.length })}>
      <StepRuleList settings={settings} />
    </Disclosure>
  );
}
