import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { isExclusion } from '../../../domain/reference/inactiveReasons.ts';
import type { TellDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { useAsk } from '../frame/useAsk.tsx';

import { lastDayKept } from './lastDayKept.ts';

type Left = HouseholdFile['erasure']['persons'][number];

type WhoLeftProps = { file: HouseholdFile; isBoard: boolean; tellDone: TellDone };

/** People who left the household, until when their data are kept, and what prevents their erasure (decision 37). */
export function PersonsWhoLeft({ file, isBoard, tellDone }: WhoLeftProps) {
  const { t } = useTranslation();
  const { erase, erasing, question } = useErase(file, tellDone);
  return (
    <>
      {file.erasure.persons.map((person) => (
        <Stack key={person.member_id} gap={3}>
          <h3>{person.name}</h3>
          {person.hindrances.map((hindrance) => (
            <p key={hindrance}>
              {hindrance === 'owed'
                ? t('officeHousehold.keeping.personOwed')
                : t(`officeHousehold.keeping.${hindrance}`, { date: lastDayKept(person) })}
            </p>
          ))}
          {person.hindrances.length === 0 && <p>{t('officeHousehold.keeping.over')}</p>}
          {person.hindrances.length === 0 && !isBoard && <p>{t('officeHousehold.keeping.board')}</p>}
          {person.hindrances.length === 0 && isBoard && (
            <div>
              <Button look="danger" busy={erasing === person.member_id} onClick={() => erase(person)}>
                {t('officeHousehold.keeping.erasePerson', { name: person.name })}
              </Button>
            </div>
          )}
        </Stack>
      ))}
      {question}
    </>
  );
}

function useErase({ household: { id }, sub_members }: HouseholdFile, tellDone: TellDone) {
  const { t } = useTranslation();
  const erasePerson = useDecision(decisionsContract.eraseHousehold);
  const { ask, question } = useAsk(tellDone);

  async function erase({ member_id, name }: Left) {
    const reason = sub_members.find((each) => each.id === member_id)?.inactive_reason_id;
    await ask({
      title: t('officeHousehold.keeping.erasePersonTitle', { name }),
      consequence: [
        t('officeHousehold.keeping.erasePersonWords'),
        t('officeHousehold.keeping.erasePersonLeaves'),
        isExclusion(reason ?? 0) && t('officeHousehold.keeping.eraseExcluded'),
        t('officeHousehold.keeping.eraseNoWay'),
      ],
      yes: t('officeHousehold.keeping.eraseConfirm'),
      act: () => erasePerson.mutateAsync({ id, member_id }),
      told: (say) => say('officeHousehold.keeping.personErased', { name }),
    });
  }

  const erasing = erasePerson.isPending ? erasePerson.variables.member_id : undefined;
  return { erase, erasing, question };
}
