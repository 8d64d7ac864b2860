import { useSuspenseQuery } from '@tanstack/react-query';
import { mayErase } from '../../../domain/membership/membership.access.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { meQuery } from '../../me/me.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useEraseHousehold } from '../calls/useEraseHousehold.ts';
import { useAsk } from '../frame/useAsk.tsx';
import { lastDayKept } from './lastDayKept.ts';
import { PersonsWhoLeft } from './PersonsWhoLeft.tsx';

type KeepingCardProps = { file: HouseholdFile; onErased: (membershipNumber: string) => void };

/**
 * Until when an ended household, or people who left one, are kept, and what prevents their erasure; the board can erase
 * them (decisions 18 and 37).
 */
export function KeepingCard({ file, onErased }: KeepingCardProps) {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const { role } = useSuspenseQuery(meQuery).data;
  const { hindrances, persons } = file.erasure;
  const isKept = hindrances.length > 0;
  const isOver = !isKept || file.household.status === 'inactive';
  // people who left earlier are erased together with the household
  const isAboutPersons = isKept && persons.length > 0;
  const isBoard = role !== 'member' && mayErase({ kind: 'office', role });
  return (
    <>
      {/* shown here even if nobody is left to list */}
      {done}
      {(isOver || isAboutPersons) && (
        <Card title={t('officeHousehold.keeping.title')}>
          <Stack gap={6}>
            {isOver && <WholeHousehold file={file} isBoard={isBoard} onErased={onErased} />}
            {isAboutPersons && <PersonsWhoLeft file={file} isBoard={isBoard} tellDone={tellDone} />}
          </Stack>
        </Card>
      )}
    </>
  );
}

type WholeHouseholdProps = Pick<KeepingCardProps, 'file' | 'onErased'> & { isBoard: boolean };

function WholeHousehold({ file, isBoard, onErased }: WholeHouseholdProps) {
  const { t } = useTranslation();
  const { erase, isErasing, question } = useErase(file, onErased);
  const { hindrances } = file.erasure;
  const isKept = hindrances.length > 0;
  return (
    <Stack gap={3}>
      {hindrances.map((hindrance) => (
        <p key={hindrance}>{t(`officeHousehold.keeping.${hindrance}`, { date: lastDayKept(file.erasure) })}</p>
      ))}
      {!isKept && <p>{t('officeHousehold.keeping.over')}</p>}
      {!isKept && !isBoard && <p>{t('officeHousehold.keeping.board')}</p>}
      {!isKept && isBoard && (
        <div>
          <Button look="danger" busy={isErasing} onClick={erase}>
            {t('officeHousehold.keeping.erase')}
          </Button>
        </div>
      )}
      {question}
    </Stack>
  );
}

function useErase({ household }: HouseholdFile, onErased: KeepingCardProps['onErased']) {
  const { t } = useTranslation();
  const eraseHousehold = useEraseHousehold();
  const { ask, question } = useAsk();
  const { id, name, membership_no: number } = household;

  async function erase() {
    await ask({
      title: t('officeHousehold.keeping.eraseTitle', { name }),
      consequence: [
        t('officeHousehold.keeping.eraseWords'),
        t('officeHousehold.keeping.eraseLeaves', { number }),
        t('officeHousehold.keeping.eraseNoWay'),
      ],
      yes: t('officeHousehold.keeping.eraseConfirm'),
      act: async () => {
        await eraseHousehold.mutateAsync(id);
        onErased(number);
      },
    });
  }

  return { erase, isErasing: eraseHousehold.isPending, question };
}
