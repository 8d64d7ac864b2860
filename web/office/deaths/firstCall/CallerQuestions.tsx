import { normalisePhoneNumber } from '../../../../domain/members/phoneNumber.ts';
import { type Language, languages } from '../../../../domain/shared/language.ts';
import { currentLanguage, useTranslation } from '../../../platform/words.ts';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { CallQuestionProps } from './callQuestionProps.ts';
import { Question } from './Question.tsx';

export function CallerQuestion({ found, save }: CallQuestionProps) {
  const { t } = useTranslation();
  return (
    <Question
      name="caller"
      title={t('officeDeaths.call.one')}
      caseId={found?.id}
      initial={{ reporter_name: found?.reporter_name ?? '', reporter_relation: found?.reporter_relation ?? '' }}
      toAnswers={(values) => values}
      save={save}
    >
      {({ field }) => (
        <>
          <TextField {...field('reporter_name', t('officeDeaths.call.name'))} autoComplete="off" />
          <TextField {...field('reporter_relation', t('officeDeaths.call.relation'))} autoComplete="off" />
        </>
      )}
    </Question>
  );
}

export function ReachQuestion({ found, save }: CallQuestionProps) {
  const { t } = useTranslation();
  return (
    <Question
      name="reach"
      title={t('officeDeaths.call.two')}
      caseId={found?.id}
      initial={{
        reporter_phone: found?.reporter_phone ?? '',
        language: (found?.language ?? currentLanguage()) as string,
      }}
      toAnswers={({ language, ...values }) => ({ ...values, language: language as Language })}
      save={save}
    >
      {({ field, choose }) => (
        <>
          <PhoneField
            {...field('reporter_phone', t('officeDeaths.call.phone'))}
            hint={t('officeDeaths.call.phoneHint')}
            normalise={normalisePhoneNumber}
            autoComplete="off"
          />
          <RadioGroupField
            {...field('language', t('officeDeaths.call.language'))}
            onChange={(language) => choose('language', language)}
            choices={languages.map((language) => ({ value: language, label: t(`shared.language.${language}`) }))}
          />
        </>
      )}
    </Question>
  );
}
