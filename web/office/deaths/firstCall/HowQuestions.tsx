import { deathPlaces } from '../../../../domain/deaths/deathFacts.ts';
import { useTranslation } from '../../../platform/words.ts';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { PastDayField } from '../../frame/DayFields.tsx';
import { chosen, readYesNo, yesNoText } from './answerValues.ts';
import type { CallQuestionProps } from './callQuestionProps.ts';
import { Question } from './Question.tsx';
import { useYesNoChoices } from './useYesNoChoices.ts';

export function WhenQuestion({ found, save }: CallQuestionProps) {
  const { t } = useTranslation();
  const { died_from = null, died_until = null } = found ?? {};
  return (
    <Question
      name="when"
      title={t('officeDeaths.call.four')}
      caseId={found?.id}
      initial={{ died_from: died_from ?? '', died_until: died_until === died_from ? '' : (died_until ?? '') }}
      toAnswers={({ died_from: from, died_until: until }) => ({ died_from: from, died_until: until || from })}
      save={save}
    >
      {({ field }) => (
        <>
          <PastDayField {...field('died_from', t('officeDeaths.call.day'))} hint={t('officeDeaths.call.dayHint')} />
          <PastDayField
            {...field('died_until', t('officeDeaths.call.until'))}
            hint={t('officeDeaths.call.untilHint')}
          />
        </>
      )}
    </Question>
  );
}

export function PlaceQuestion({ found, save }: CallQuestionProps) {
  const { t } = useTranslation();
  return (
    <Question
      name="place"
      title={t('officeDeaths.call.five')}
      caseId={found?.id}
      initial={{ place: found?.place ?? '', place_words: found?.place_words ?? '' }}
      toAnswers={({ place, place_words }) => ({ place: chosen(deathPlaces, place), place_words })}
      save={save}
    >
      {({ field, choose }) => (
        <>
          <RadioGroupField
            {...field('place', t('officeDeaths.call.place'))}
            onChange={(place) => choose('place', place)}
            choices={deathPlaces.map((place) => ({ value: place, label: t(`officeDeaths.place.${place}`) }))}
          />
          <TextField {...field('place_words', t('officeDeaths.call.placeWords'))} autoComplete="off" />
        </>
      )}
    </Question>
  );
}

export function AuthorityQuestion({ found, save }: CallQuestionProps) {
  const { t } = useTranslation();
  const yesNo = useYesNoChoices();
  return (
    <Question
      name="authority"
      title={t('officeDeaths.call.six')}
      caseId={found?.id}
      initial={{
        doctor_came: yesNoText(found?.doctor_came),
        is_accident: yesNoText(found?.is_accident),
        held_since: found?.held_since ?? '',
        released_on: found?.released_on ?? '',
        medical_words: found?.medical_words ?? '',
      }}
      toAnswers={({ doctor_came, is_accident, ...values }) => ({
        ...values,
        doctor_came: readYesNo(doctor_came),
        is_accident: readYesNo(is_accident),
      })}
      save={save}
    >
      {({ field, choose }) => (
        <>
          <RadioGroupField
            {...field('doctor_came', t('officeDeaths.call.doctor'))}
            onChange={(value) => choose('doctor_came', value)}
            choices={yesNo}
          />
          <RadioGroupField
            {...field('is_accident', t('officeDeaths.call.accident'))}
            onChange={(value) => choose('is_accident', value)}
            choices={yesNo}
          />
          <PastDayField {...field('held_since', t('officeDeaths.call.heldSince'))} />
          <PastDayField {...field('released_on', t('officeDeaths.call.released'))} />
          <TextAreaField
            {...field('medical_words', t('officeDeaths.call.medical'))}
            hint={t('officeDeaths.call.medicalHint')}
            rows={2}
          />
        </>
      )}
    </Question>
  );
}
