import { feesContract } from '../../../domain/invoicing/fees.contract.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { NEW_FEES } from '../frame/officePaths.ts';
import { FeeTableCard } from './FeeTableCard.tsx';
import { useMayIntroduceFees } from './useMayIntroduceFees.ts';

/** The present fees and future ones (D35). */
export function Fees() {
  const { t } = useTranslation();
  const { in_force: inForce, to_come: toCome } = useCall(feesContract.getFees);
  const mayIntroduce = useMayIntroduceFees();
  return (
    <Screen title={t('officeFees.title')} lead={t('officeFees.lead')}>
      <Stack gap={6}>
        {!inForce && <EmptyState title={t('officeFees.noneTitle')}>{t('officeFees.none')}</EmptyState>}
        {mayIntroduce ? (
          <div>
            <LinkButton to={NEW_FEES}>{t('officeFees.introduce')}</LinkButton>
          </div>
        ) : (
          <p>{t('officeFees.board')}</p>
        )}
        {toCome.map((table) => (
          <FeeTableCard
            key={table.valid_from}
            table={table}
            title={t('officeFees.toCome', { date: table.valid_from })}
          />
        ))}
        {inForce && <FeeTableCard table={inForce} title={t('officeFees.inForce', { date: inForce.valid_from })} />}
      </Stack>
    </Screen>
  );
}
