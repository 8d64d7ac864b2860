import { burialDestinations } from '../../../../domain/deaths/deathFacts.ts';
import { normalisePhoneNumber } from '../../../../domain/members/phoneNumber.ts';
import { useTranslation } from '../../../platform/words.ts';
import { PhoneField } from '../../../ui/fields/PhoneField.tsx';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { chosen, readYesNo, yesNoText } from './answerValues.ts';
import type { CallQuestionProps } from './callQuestionProps.ts';
import { Question } from './Question.tsx';
import { useYesNoChoices } from './useYesNoChoices.ts';

export function DestinationQuestion({ found, save }: CallQuestionProps) {
  const { t } = useTranslation();
  return (
    <Question
      name="destination"
      title={t('officeDeaths.call.seven')}
      caseId={found?.id}
      initial={{
        destination: found?.destination ?? '',
        destination_words: found?.destination_words ?? '',
        destination_airport: found?.destination_airport ?? '',
        consignee_name: found?.consignee_name ?? '',
        consignee_phone: found?.consignee_phone ?? '',
        passport_no: found?.passport_no ?? '',
      }}
      toAnswers={({ destination, ...values }) => ({ ...values, destination: chosen(burialDestinations, destination) })}
      save={save}
    >
      {({ field, choose, values }) => (
        <>
          <RadioGroupField
            {...field('destination', t('officeDeaths.call.destination'))}
            onChange={(value) => choose('destination', value)}
            choices={burialDestinations.map((value) => ({ value, label: t(`officeDeaths.destination.${value}`) }))}
          />
          <TextField {...field('destination_words', t('officeDeaths.call.destinationWords'))} autoComplete="off" />
          {isAbroad(values.destination) && (
            <>
              <TextField
                {...field('destination_airport', t('officeDeaths.call.airport'))}
                hint={t('officeDeaths.call.airportHint')}
                autoComplete="off"
              />
              <TextField
                {...field('consignee_name', t('officeDeaths.call.consignee'))}
                hint={t('officeDeaths.call.consigneeHint')}
                autoComplete="off"
              />
              <PhoneField
                {...field('consignee_phone', t('officeDeaths.call.consigneePhone'))}
                normalise={normalisePhoneNumber}
                autoComplete="off"
              />
              <TextField {...field('passport_no', t('officeDeaths.call.passport'))} autoComplete="off" />
            </>
          )}
        </>
      )}
    </Question>
  );
}

function isAbroad(destination: string): boolean {
  return destination === 'turkey' || destination === 'elsewhere';
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
      {({ field, choose }) => (
        <>
          <RadioGroupField
            {...field('has_undertaker', t('officeDeaths.call.has'))}
            onChange={(value) => choose('has_undertaker', value)}
            choices={yesNo}
          />
          <TextField
            {...field('undertaker', t('officeDeaths.call.undertaker'))}
            hint={t('officeDeaths.call.undertakerHint')}
            autoComplete="off"
          />
        </>
      )}
    </Question>
  );
}
