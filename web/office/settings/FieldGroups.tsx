import { costKinds } from '../../../domain/boardSettings/costKinds.ts';
import type { PlainField } from '../../../domain/boardSettings/settingsChanges.ts';
import { languages } from '../../../domain/shared/language.ts';
import { useTranslation } from '../../platform/words.ts';
import { Card } from '../../ui/content/Card.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Columns } from '../../ui/frame/Layout.tsx';
import { DayToComeField } from '../frame/DayFields.tsx';
import { groupFields } from './groupFields.ts';
import { PlainSetting } from './PlainSetting.tsx';
import type { SettingsForm } from './useNewSettingsForm.tsx';
import { useSettingWords } from './useSettingWords.ts';

/** All fields of a set but the steps, a card for each group. */
export function FieldGroups({ form }: { form: SettingsForm }) {
  return (
    <>
      <Decision form={form} />
      <PlainGroup form={form} group="cover" />
      <Costs form={form} />
      <PlainGroup form={form} group="decisions" />
      <PlainGroup form={form} group="links" />
      <PublicPage form={form} />
    </>
  );
}

/** From which day on, and why. */
function Decision({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  return (
    <Card title={t('officeSettings.groups.decision')} intro={t('officeSettings.groups.decisionHint')} layout="beside">
      <DayToComeField
        {...form.field('valid_from', t('officeSettings.new.validFrom'))}
        hint={t('officeSettings.new.validFromHint')}
      />
      <TextAreaField
        {...form.field('reason', t('officeSettings.new.reason'))}
        hint={t('officeSettings.new.reasonHint')}
        rows={3}
      />
    </Card>
  );
}

function PlainGroup({ form, group }: { form: SettingsForm; group: 'cover' | 'decisions' | 'links' }) {
  const { t } = useTranslation();
  const fields: readonly PlainField[] = groupFields[group];
  return (
    <Card title={t(`officeSettings.groups.${group}`)} intro={t(`officeSettings.groups.${group}Hint`)} layout="beside">
      {fields.map((field) => (
        <PlainSetting key={field} form={form} field={field} />
      ))}
    </Card>
  );
}

function Costs({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  const { kindWords } = useSettingWords();
  const { set } = form.values;
  return (
    <Card title={t('officeSettings.groups.costs')} intro={t('officeSettings.groups.costsHint')} layout="beside">
      <PlainSetting form={form} field="abroad_limit" />
      <Columns>
        {costKinds.map((kind) => (
          <TextField
            key={kind}
            {...form.part(`settings.cost_limits.${kind}`, t('officeSettings.costLimit', { kind: kindWords(kind) }))}
            label={kindWords(kind)}
            optional="said"
            inputMode="decimal"
            autoComplete="off"
            value={set.limits[kind]}
            onChange={(limit) => form.set('set', { ...set, limits: { ...set.limits, [kind]: limit } })}
          />
        ))}
      </Columns>
    </Card>
  );
}

function PublicPage({ form }: { form: SettingsForm }) {
  const { t } = useTranslation();
  const { set } = form.values;
  return (
    <Card title={t('officeSettings.groups.page')} intro={t('officeSettings.groups.pageHint')} layout="beside">
      {groupFields.page.map((field) => (
        <PlainSetting key={field} form={form} field={field} />
      ))}
      {languages.map((language) => (
        <TextAreaField
          key={language}
          {...form.part(`settings.public_notes.${language}`, t(`officeSettings.note.${language}`))}
          label={t(`officeSettings.note.${language}`)}
          hint={t('officeSettings.note.hint')}
          optional
          rows={4}
          lang={language}
          value={set.notes[language]}
          onChange={(note) => form.set('set', { ...set, notes: { ...set.notes, [language]: note } })}
        />
      ))}
    </Card>
  );
}
