import { useState } from 'react';
import type { DeathCase } from '../../../../domain/deaths/deathCases.contract.ts';
import { citizenships } from '../../../../domain/deaths/deathFacts.ts';
import { civilStatuses, genders } from '../../../../domain/reference/eligibility.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { PastDayField } from '../../frame/DayFields.tsx';
import { chosen } from './answerValues.ts';
import type { CallQuestionProps } from './callQuestionProps.ts';
import { FindDeceased } from './FindDeceased.tsx';
import { Question } from './Question.tsx';

/** Who died: found among all members, or typed in. */
export function DeceasedQuestion({ found, save }: CallQuestionProps) {
  const { t } = useTranslation();
  const member = found?.member;
  if (member) {
    return (
      <Card title={t('officeDeaths.call.three')}>
        <p>
          <strong>{member.name}</strong>
          <br />
          {member.membership_no}
          {member.date_of_birth && `, ${t('officeDeaths.fact.born', { date: member.date_of_birth })}`}
        </p>
        {found.state === 'reported' && (
          <div>
            <Button look="secondary" onClick={() => save({ member_id: null })}>
              {t('officeDeaths.call.other')}
            </Button>
          </div>
        )}
      </Card>
    );
  }
  return <UnknownDeceased found={found} save={save} />;
}

/** The fields are folded away until nobody is found: most callers speak of a member. */
function UnknownDeceased({ found, save }: CallQuestionProps) {
  const { t } = useTranslation();
  const [isTyping, setTyping] = useState(() => Object.values(typedValues(found)).some(Boolean));
  return (
    <Card title={t('officeDeaths.call.three')}>
      <FindDeceased onFound={(member_id) => save({ member_id })} onNobody={() => setTyping(true)} />
      <TypedDeceased found={found} save={save} isOpen={isTyping} />
    </Card>
  );
}

function TypedDeceased({ found, save, isOpen }: CallQuestionProps & { isOpen: boolean }) {
  const { t } = useTranslation();
  return (
    <Question
      name="deceased"
      title={t('officeDeaths.call.typed')}
      fold={isOpen ? 'open' : 'closed'}
      caseId={found?.id}
      initial={typedValues(found)}
      toAnswers={({ deceased_gender, citizenship, civil_status, ...values }) => ({
        ...values,
        deceased_gender: chosen(genders, deceased_gender),
        citizenship: chosen(citizenships, citizenship),
        civil_status: chosen(civilStatuses, civil_status),
      })}
      save={save}
    >
      {({ field, choose }) => (
        <>
          <TextField {...field('deceased_name', t('officeDeaths.call.deceased'))} autoComplete="off" />
          <PastDayField {...field('deceased_birth', t('officeDeaths.call.birth'))} />
          <RadioGroupField
            {...field('deceased_gender', t('officeDeaths.call.gender'))}
            hint={t('officeDeaths.call.genderHint')}
            onChange={(value) => choose('deceased_gender', value)}
            choices={genders.map((value) => ({ value, label: t(`reference.gender.${value}`) }))}
          />
          <RadioGroupField
            {...field('citizenship', t('officeDeaths.call.citizenship'))}
            onChange={(value) => choose('citizenship', value)}
            choices={citizenships.map((value) => ({ value, label: t(`officeDeaths.citizenship.${value}`) }))}
          />
          <RadioGroupField
            {...field('civil_status', t('officeDeaths.call.civil'))}
            onChange={(value) => choose('civil_status', value)}
            choices={civilStatuses.map((value) => ({ value, label: t(`reference.civilStatus.${value}`) }))}
          />
        </>
      )}
    </Question>
  );
}

function typedValues(found: DeathCase | undefined) {
  return {
    deceased_name: found?.deceased_name ?? '',
    deceased_birth: found?.deceased_birth ?? '',
    deceased_gender: found?.deceased_gender ?? '',
    citizenship: found?.citizenship ?? '',
    civil_status: found?.civil_status ?? '',
  };
}
