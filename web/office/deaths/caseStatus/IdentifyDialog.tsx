import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DeathEffects, deathLifeContract } from '../../../../domain/deaths/life/deathLife.contract.ts';
import { queryOf } from '../../../platform/calls/useCall.ts';
import { useCloseQuestion } from '../../../platform/forms/useCloseQuestion.tsx';
import { PartFailed } from '../../../platform/ScreenBoundary.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { useStoredWords } from '../../../reference/useStoredWords.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Dialog } from '../../../ui/actions/Dialog.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { Fieldset } from '../../../ui/fields/Fieldset.tsx';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Skeleton } from '../../../ui/frame/Skeleton.tsx';
import type { CaseStatusDialogProps } from './caseStatusDialogProps.ts';
import { EffectList } from './EffectList.tsx';

/** What staff choose before they identify somebody. */
type DeathChoices = { also_member_ids: number[]; next_member_ids: number[]; ending_household_ids: number[] };

const NOTHING_CHOSEN: DeathChoices = { also_member_ids: [], next_member_ids: [], ending_household_ids: [] };

/** Identifies the deceased: every effect is listed before it is confirmed. */
export function IdentifyDialog({ deathCase, change, onClose, onDone }: CaseStatusDialogProps) {
  const { t } = useTranslation();
  const [choices, setChoices] = useState(NOTHING_CHOSEN);
  const [guardian, setGuardian] = useState('');
  const [condolence, setCondolence] = useState(true);
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(
      deathLifeContract.previewDeathEffects,
      {
        id: deathCase.id,
        also_member_ids: choices.also_member_ids.join(','),
        next_member_ids: choices.next_member_ids.join(','),
        ending_household_ids: choices.ending_household_ids.join(','),
      },
      deathCase.revision,
    ),
    staleTime: 0,
    placeholderData: (before) => before,
    // not once more for the case that was just changed
    enabled: deathCase.open_steps.includes('identify'),
  });
  const { closeIfSure, question } = useCloseQuestion({ isAtRisk: () => guardian.trim() !== '', onClose });
  const digest = data?.digest;
  const isMinor = data?.households.some(isMinorNext) ?? false;
  const isWhole = Boolean(digest) && !isFetching && (!isMinor || guardian.trim() !== '');

  async function identify() {
    if (!digest) return;
    const answers = { digest, guardian: isMinor ? guardian.trim() : null, condolence };
    await change(deathLifeContract.identifyDeath, { ...choices, ...answers });
    onDone();
    onClose();
  }

  return (
    <Dialog
      title={t('officeDeathLife.identify.title', { name: deathCase.name ?? t('officeDeaths.noName') })}
      onClose={closeIfSure}
      footer={
        <>
          <Button onClick={identify} resting={!isWhole}>
            {t('officeDeathLife.identify.confirm')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('shared.action.cancel')}
          </Button>
        </>
      }
    >
      {!data && error && <PartFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton label={t('shared.frame.loading')} />}
      {data && (
        <>
          <Choices effects={data} choices={choices} onChoose={setChoices} />
          {isMinor && (
            <TextField
              id="guardian"
              label={t('officeDeathLife.identify.guardian')}
              hint={t('officeDeathLife.identify.guardianHint')}
              value={guardian}
              onChange={setGuardian}
              autoComplete="off"
            />
          )}
          {data.lacking.map(({ what, household_id }) => (
            <p key={`${what}-${household_id}`}>{t(`officeDeathLife.lacking.${what}`)}</p>
          ))}
          {data.effects.some(isMessage) && (
            <CheckboxField
              id="condolence"
              label={t('officeDeathLife.identify.condolence')}
              hint={t('officeDeathLife.identify.condolenceHint')}
              checked={condolence}
              onChange={setCondolence}
            />
          )}
          <h3>{t('officeDeathLife.identify.effects')}</h3>
          {data.effects.length === 0 ? (
            <p>{t('officeDeathLife.identify.noEffects')}</p>
          ) : (
            <EffectList effects={condolence ? data.effects : data.effects.filter((effect) => !isMessage(effect))} />
          )}
        </>
      )}
      {question}
    </Dialog>
  );
}

/** Effects that only tell somebody of the death. */
function isMessage({ kind }: DeathEffects['effects'][number]): boolean {
  return kind === 'condolence' || kind === 'representative_told';
}

/** Only where no adult is left does somebody under age become main member. */
function isMinorNext({ successors, next_member_id }: DeathEffects['households'][number]): boolean {
  return successors.some(({ member_id, is_minor }) => is_minor && member_id === next_member_id);
}

type ChoicesProps = { effects: DeathEffects; choices: DeathChoices; onChoose: (choices: DeathChoices) => void };

function Choices({ effects: { households, other_rows }, choices, onChoose }: ChoicesProps) {
  const { t } = useTranslation();
  const { also_member_ids: also } = choices;
  return (
    <>
      {other_rows.length > 0 && (
        <Fieldset legend={t('officeDeathLife.identify.also')} hint={t('officeDeathLife.identify.alsoHint')}>
          {other_rows.map(({ member_id, name, membership_no, date_of_birth }) => (
            <CheckboxField
              key={member_id}
              label={[name, membership_no, date_of_birth].filter(Boolean).join(', ')}
              checked={also.includes(member_id)}
              onChange={(isTicked) =>
                onChoose({
                  ...choices,
                  also_member_ids: also.filter((id) => id !== member_id).concat(isTicked ? member_id : []),
                })
              }
            />
          ))}
        </Fieldset>
      )}
      {households
        .filter(({ successors }) => successors.length > 0)
        .map((household) => (
          <WhoGoesOn key={household.household_id} household={household} choices={choices} onChoose={onChoose} />
        ))}
    </>
  );
}

const ENDS = 'ends';

function WhoGoesOn({
  household,
  choices,
  onChoose,
}: Omit<ChoicesProps, 'effects'> & { household: DeathEffects['households'][number] }) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const { household_id, membership_no, successors } = household;
  const ids = successors.map(({ member_id }) => member_id);
  return (
    <RadioGroupField
      id={`goes-on-${household_id}`}
      name={`goes-on-${household_id}`}
      label={t('officeDeathLife.identify.goesOn', { number: membership_no })}
      hint={t('officeDeathLife.identify.goesOnHint')}
      value={chosenIn(household, choices)}
      onChange={(value) =>
        onChoose({
          ...choices,
          next_member_ids: choices.next_member_ids
            .filter((id) => !ids.includes(id))
            .concat(value === ENDS ? [] : Number(value)),
          ending_household_ids: choices.ending_household_ids
            .filter((id) => id !== household_id)
            .concat(value === ENDS ? household_id : []),
        })
      }
      choices={[
        ...successors.map(({ member_id, name, relationship_type: kind, is_minor }) => ({
          value: String(member_id),
          label: [name, kind && word('relationship', kind), is_minor && t('officeDeathLife.identify.minor')]
            .filter(Boolean)
            .join(', '),
        })),
        { value: ENDS, label: t('officeDeathLife.identify.ends') },
      ]}
    />
  );
}

/** The choice as it was just made; before any, what the server proposes. */
function chosenIn(household: DeathEffects['households'][number], choices: DeathChoices): string {
  const { household_id, successors, next_member_id, is_ending } = household;
  if (choices.ending_household_ids.includes(household_id)) return ENDS;
  const chosen = successors.find(({ member_id }) => choices.next_member_ids.includes(member_id));
  if (chosen) return String(chosen.member_id);
  return is_ending ? ENDS : String(next_member_id ?? '');
}
