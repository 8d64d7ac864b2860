import { useSuspenseQuery } from '@tanstack/react-query';
import { mayErase } from '../../domain/office/office.access.ts';
import type { HouseholdFile } from '../../domain/office/officeAnswers.ts';
import { addDays, parseWireDay, toWireDay } from '../../domain/shared/day.ts';
import { meQuery } from '../application/applicationApi.ts';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Stack } from '../ui/Layout.tsx';
import { useConfirm } from '../ui/useConfirm.tsx';
import { useEraseHousehold } from './officeApi.ts';

type KeepingCardProps = { file: HouseholdFile; onErased: (membershipNumber: string) => void };

/** Until when an ended household is kept, and what stands against erasing it; the board erases it (decision 18). */
export function KeepingCard({ file, onErased }: KeepingCardProps) {
  const { t } = useTranslation();
  const { role } = useSuspenseQuery(meQuery).data;
  const { erase, isErasing, question } = useErase(file, onErased);
  const { hindrances } = file.erasure;
  const isKept = hindrances.length > 0;
  if (isKept && file.household.status !== 'inactive') return null;
  const isBoard = role !== 'member' && mayErase({ kind: 'office', role });
  return (
    <Card title={t('officeHousehold.keeping.title')}>
      <Stack gap={3}>
        {hindrances.map((hindrance) => (
          <p key={hindrance}>{t(`officeHousehold.keeping.${hindrance}`, { date: lastDayOf(file) })}</p>
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
      </Stack>
      {question}
    </Card>
  );
}

function useErase({ household }: HouseholdFile, onErased: KeepingCardProps['onErased']) {
  const { t } = useTranslation();
  const eraseHousehold = useEraseHousehold();
  const { confirm, confirmDialog } = useConfirm();
  const { id, name, membership_no: number } = household;

  async function erase() {
    const isSure = await confirm({
      title: t('officeHousehold.keeping.eraseTitle', { name }),
      consequence: (
        <>
          <p>{t('officeHousehold.keeping.eraseWords')}</p>
          <p>{t('officeHousehold.keeping.eraseLeaves', { number })}</p>
          <p>{t('officeHousehold.keeping.eraseNoWay')}</p>
        </>
      ),
      confirmLabel: t('officeHousehold.keeping.eraseConfirm'),
      cancelLabel: t('shared.action.cancel'),
    });
    if (!isSure) return;
    await eraseHousehold.mutateAsync(id);
    onErased(number);
  }

  return { erase, isErasing: eraseHousehold.isPending, question: confirmDialog };
}

/** The last day on which the data have to be kept. */
function lastDayOf({ erasure }: HouseholdFile): string {
  const from = erasure.from && parseWireDay(erasure.from);
  return from ? toWireDay(addDays(from, -1)) : '';
}
