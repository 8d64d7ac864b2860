import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ChangeRequest,
  changeRequestsContract,
} from '../../../domain/members/changeRequests/changeRequests.contract.ts';
import { CORRECTIONS } from '../../../domain/members/personPath.ts';
import { queryOf, useSend } from '../../platform/calls/useCall.ts';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { useDone } from '../../platform/forms/useDone.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { KeepFocus } from '../../ui/KeepFocus.tsx';
import type { Numbered } from '../SocialInsuranceField.tsx';
import { ChangeRequestDialog } from './ChangeRequestDialog.tsx';
import { ChangeRequestList } from './ChangeRequestList.tsx';
import { billedFieldsOf, fieldsOf, type Person } from './changeRequestForm.ts';
import { BilledNotice, LockedNotice } from './LockedNotice.tsx';
import { useChangeRequestForm } from './useChangeRequestForm.ts';

export type LockedDataProps = {
  person: Person;
  /** The rest of the household. */
  others: readonly Numbered[];
  mayAsk: boolean;
};

/** Locked data: why they are locked, how to have them corrected, and earlier change requests (D25). */
export function LockedData({ person, others, mayAsk }: LockedDataProps) {
  const { t } = useTranslation();
  const { tellDone, done } = useDone();
  const [isAsking, setAsking] = useState(false);
  // lives as long as the page, so that a closed dialog opens again with its values
  const form = useChangeRequestForm(person, () => tellDone((say) => say('members.correct.sent')));
  const leaveQuestion = useLeaveGuard(form.hasUnsaved);
  const isOffered = mayAsk && fieldsOf(person).length > 0;
  const billed = billedFieldsOf(person);
  const button = (
    <div>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t('members.correct.ask')}
      </Button>
    </div>
  );
  return (
    <div id={CORRECTIONS} tabIndex={-1}>
      <Stack>
        {isOffered && billed.length > 0 ? (
          <BilledNotice facts={billed}>{button}</BilledNotice>
        ) : (
          <LockedNotice isAskedHere={isOffered} isEnded={!mayAsk}>
            {isOffered && button}
          </LockedNotice>
        )}
        {done}
        <RequestsAbout person={person} mayWithdraw={mayAsk} />
        {leaveQuestion}
        {isAsking && <ChangeRequestDialog {...{ form, person, others }} onClose={() => setAsking(false)} />}
      </Stack>
    </div>
  );
}

function RequestsAbout({ person, mayWithdraw }: { person: Person; mayWithdraw: boolean }) {
  const { t } = useTranslation();
  const { data: requests = [] } = useQuery(queryOf(changeRequestsContract.listChangeRequests));
  const { confirm, confirmDialog } = useConfirm();
  const withdraw = useSend(changeRequestsContract.withdrawChangeRequest, [changeRequestsContract.listChangeRequests]);
  const about = requests.filter(({ member_id }) => member_id === person.id);
  if (about.length === 0) return null;

  async function withdrawIfSure(request: ChangeRequest) {
    const isSure = await confirm({
      title: t('members.correct.withdrawTitle'),
      consequence: t('members.correct.withdrawConsequence', { field: t(`members.field.${request.field}`) }),
      confirmLabel: t('members.correct.withdrawConfirm'),
      cancelLabel: t('shared.action.cancel'),
    });
    if (isSure) await withdraw.mutateAsync({ id: request.id });
  }

  return (
    <KeepFocus>
      <ChangeRequestList requests={about} onWithdraw={mayWithdraw ? withdrawIfSure : undefined} />
      {confirmDialog}
    </KeepFocus>
  );
}
