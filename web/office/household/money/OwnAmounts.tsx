import { useState } from 'react';
import type { OwnAmountInForce } from '../../../../domain/invoicing/ownAmountInForce.ts';
import { mayHaveOwnAmount } from '../../../../domain/invoicing/ownAmounts.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Inline, Stack } from '../../../ui/frame/Layout.tsx';
import { useApprovalWords } from '../../frame/useApprovalWords.ts';
import { EndOwnAmountDialog, OwnAmountDialog } from './OwnAmountDialog.tsx';

type OwnAmountsProps = { file: HouseholdFile; tellDone: TellDone };

/** What people of the household pay in place of the table's contribution, and what waits for a second person (decision 99). */
export function OwnAmounts({ file, tellDone }: OwnAmountsProps) {
  const { t } = useTranslation();
  const { whoOf, stateOf } = useApprovalWords();
  const [isAsking, setAsking] = useState(false);
  const [ended, setEnded] = useState<OwnAmountInForce>();
  const people = [file.main_member, ...file.sub_members].filter(mayHaveOwnAmount);
  const waiting = file.approvals.filter(({ kind }) => kind === 'own_amount');
  if (people.length === 0 && file.own_amounts.length === 0) return null;
  return (
    <Stack gap={3}>
      <h3>{t('officeMoney.own.title')}</h3>
      {file.own_amounts.map((own) => (
        <Stack key={`${own.member_id} ${own.year}`} gap={1}>
          <Inline>
            <span>{t('officeMoney.own.pays', { name: own.name, year: own.year, amount: euro(own.amount) })}</span>
            <Button look="quiet" onClick={() => setEnded(own)}>
              {t('officeMoney.own.end')}
            </Button>
          </Inline>
          <span>{[own.reason, own.asked_by, own.agreed_by].filter(Boolean).join(' · ')}</span>
        </Stack>
      ))}
      {waiting.map((approval) => {
        const { id, own_amount: own, reason } = approval;
        return (
          own && (
            <Stack key={id} gap={1}>
              <span>
                {own.amount === null
                  ? t('officeMoney.own.wantedEnd', { name: own.name, year: own.year })
                  : t('officeMoney.own.wanted', { name: own.name, year: own.year, amount: euro(own.amount) })}
              </span>
              <span>{[reason, whoOf(approval), stateOf(approval)].filter(Boolean).join(' · ')}</span>
            </Stack>
          )
        );
      })}
      {people.length > 0 && (
        <div>
          <Button look="quiet" onClick={() => setAsking(true)}>
            {t('officeMoney.own.action')}
          </Button>
        </div>
      )}
      {isAsking && <OwnAmountDialog file={file} tellDone={tellDone} onClose={() => setAsking(false)} />}
      {ended && <EndOwnAmountDialog own={ended} tellDone={tellDone} onClose={() => setEnded(undefined)} />}
    </Stack>
  );
}
