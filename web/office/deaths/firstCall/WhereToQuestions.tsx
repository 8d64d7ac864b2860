import { burialDestinations } from '../../../../domain/deaths/deathFacts.ts';
import { useTranslation } from '../../../platform/words.ts';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { chosen, readYesNo, yesNoText } from './answerValues.ts';
import type { CallQuestionProps } from './FirstCall.tsx';
import { Question } from './Question.tsx';
import { useYesNoChoices } from './useYesNoChoices.ts';

export function DestinationQuestion({ found, save }: CallQuestionProps) {
  const { t } = useTranslation();
  return (
    <Question
      name="destination"
      title={t('officeDeaths.call.seven')}
      caseId={found?.id}
      initial={{ destination: found?.destination ?? '', destination_words: found?.destination_words ?? '' }}
      toAnswers={({ destination, destination_words }) => ({
        destination: chosen(burialDestinations, destination),
        destination_words,
      })}
      save={save}
    >
      {({ field, choose }) => (
        <>
          <RadioGroupField
            {...field('destination', t('officeDeaths.call.destination'))}
            onChange={(value) => choose('destination', value)}
            choices={burialDestinations.map((value) => ({ value, label: t(`officeDeaths.destination.${value}`) }))}
          />
          <TextField {...field('destination_words', t('officeDeaths.call.destinationWords'))} autoComplete="off" />
        </>
      )}
    </Question>
  );
}

export function UndertakerQuestion({ found, save }: CallQuestionProps) {
  const { t } = useTranslation();
  const yesNo = useYesNoChoices();
  return (
    <Question
      name="undertaker"
      title={t('officeDeaths.call.eight')}
      caseId={found?.id}
      initial={{ has_undertaker: yesNoText(found?.has_undertaker), undertaker: found?.undertaker ?? '' }}
      toAnswers={({ has_undertaker, undertaker }) => ({ has_undertaker: readYesNo(has_undertaker), undertaker })}
      save={save}
    >
      {({ field, choose, values }) => (
        <>
          <RadioGroupField
            {...field('has_undertaker', t('officeDeaths.call.has'))}
            onChange={(value) => choose('has_undertaker', value)}
            choices={yesNo}
          />
          {values.has_undertaker === 'yes' && (
            <TextField {...field('undertaker', t('officeDeaths.call.undertaker'))} autoComplete="off" />
          )}
        </>
      )}
    </Question>
  );
}
