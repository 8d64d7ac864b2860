import { accountCodesContract, type HeldAccountCode } from '../../../domain/counter/accountCodes.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import type { Answer } from '../../../domain/shared/contract.ts';
import { dateAndTimeOf } from '../../platform/calls/instants.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Actions, Stack } from '../../ui/frame/Layout.tsx';
import { useDecision } from '../calls/useDecision.ts';
import { householdPath } from '../frame/officePaths.ts';
import css from './LastCode.module.css';

export type Shown = Answer<typeof accountCodesContract.showAccountCode>;

/** How the last code of a household stands; one that is handed out on the spot can be shown, once. */
export function LastCode({ code, onShown }: { code: HeldAccountCode; onShown: (shown: Shown) => void }) {
  const { t } = useTranslation();
  const show = useDecision(accountCodesContract.showAccountCode);
  const isToShow = code.way === 'spot' && code.state === 'ready';
  return (
    <Card title={t('officeCounter.accountCode.last')} look={isToShow ? 'accent' : 'plain'}>
      <Stack>
        <Facts
          facts={[
            { term: t('officeApprovals.way'), value: t(`officeCounter.accountCode.${code.way}`) },
            { term: t('officeCounter.accountCode.state'), value: t(`officeCounter.accountCode.states.${code.state}`) },
            { term: t('officeCounter.accountCode.asked'), value: dateAndTimeOf(code.asked_at).date },
            ...(code.valid_until ? [{ term: t('officeCounter.accountCode.validUntil'), value: code.valid_until }] : []),
          ]}
        />
        {isToShow && (
          <Button type="button" onClick={async () => onShown(await show.mutateAsync({ id: code.id }))}>
            {t('officeCounter.accountCode.show')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** A code, shown only this once. */
export function ShownCode({ file, shown }: { file: HouseholdFile; shown: Shown }) {
  const { t } = useTranslation();
  const { id, name, membership_no: number } = file.household;
  return (
    <Screen title={t('officeCounter.accountCode.shownTitle')} above={t('officeCounter.above', { name, number })}>
      <Notice tone="warning">
        <p>{t('officeCounter.accountCode.shownOnce')}</p>
      </Notice>
      <Card>
        <Stack>
          <p className={css.code}>{shown.code}</p>
          <p>{t('officeCounter.accountCode.where')}</p>
          <Facts facts={[{ term: t('officeCounter.accountCode.validUntil'), value: shown.valid_until }]} />
        </Stack>
      </Card>
      <Actions>
        <LinkButton to={householdPath(id)} look="secondary">
          {t('officeCounter.back')}
        </LinkButton>
        <Button onClick={() => window.print()}>{t('officeAccess.codes.print')}</Button>
      </Actions>
    </Screen>
  );
}
