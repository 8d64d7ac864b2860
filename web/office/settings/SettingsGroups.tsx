import type { ReactNode } from 'react';
import { builtInSteps, stepKeys } from '../../../domain/boardSettings/builtInSteps.ts';
import { costKinds } from '../../../domain/boardSettings/costKinds.ts';
import type { PlainField } from '../../../domain/boardSettings/settingsChanges.ts';
import type { WireSettings } from '../../../domain/boardSettings/settingsOnWire.ts';
import { languages } from '../../../domain/shared/language.ts';
import { useTranslation } from '../../platform/words.ts';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { Disclosure } from '../../ui/content/Disclosure.tsx';
import { type Fact, Facts } from '../../ui/content/Facts.tsx';
import { groupFields } from './groupFields.ts';
import css from './SettingsGroups.module.css';
import { useSettingWords } from './useSettingWords.ts';
import { useStepWords } from './useStepWords.ts';

/** A whole set in words, group by group; the steps are behind a label, as they are many. */
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

type StepRow = { key: string; step: string; due: string; about: string };

function Steps({ settings: { steps, own_steps } }: { settings: WireSettings }) {
  const { t } = useTranslation();
  const { stepWords, ownWords, hourWords, aboutWords } = useStepWords();
  const rows: StepRow[] = [
    ...stepKeys.map((key) => ({
      ...{ key, step: stepWords(key), about: aboutWords(builtInSteps[key]) },
      due: steps[key].on ? hourWords(steps[key].due_after_hours) : t('officeSettings.value.off'),
    })),
    ...own_steps.map((own) => ({
      ...{ key: own.key, step: ownWords(own), about: aboutWords(own), due: hourWords(own.due_after_hours) },
    })),
  ];
  const columns: Column<StepRow>[] = [
    { key: 'step', header: t('officeSettings.step.what'), cell: ({ step }) => step },
    { key: 'due', header: t('officeSettings.step.due'), cell: ({ due }) => due },
    { key: 'about', header: t('officeSettings.step.cases'), cell: ({ about }) => about },
  ];
  const on = stepKeys.filter((key) => steps[key].on).length + own_steps.length;
  return (
    <Disclosure label={t('officeSettings.step.onOf', { on, all: rows.length })}>
      <DataTable
        caption={t('officeSettings.groups.steps')}
        captionHidden
        look="lines"
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </Disclosure>
  );
}
