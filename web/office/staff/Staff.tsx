import { useState } from 'react';
import { staffContract } from '../../../domain/secondPerson/staff.contract.ts';
import { useCall } from '../../platform/calls/useCall.ts';
import { useDone } from '../../platform/forms/useDone.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { Link } from '../../ui/router/Link.tsx';
import { ACCOUNT } from '../frame/officePaths.ts';
import { ClosedAccounts } from './ClosedAccounts.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { Invited } from './Invited.tsx';
import { NameDialog } from './NameDialog.tsx';
import { OpenAccounts } from './OpenAccounts.tsx';
import { StaffRequests } from './StaffRequests.tsx';
import type { StaffDialog } from './staffDialog.ts';
import { WishDialog } from './WishDialog.tsx';

/** The accounts of the office: the board invites, changes and closes them (decision 110). */
export function Staff() {
  const { t } = useTranslation();
  const { may_change: mayChange, accounts, invitations, requests } = useCall(staffContract.getStaff);
  const { tellDone, done } = useDone();
  const [isInviting, setInviting] = useState(false);
  const [dialog, setDialog] = useState<StaffDialog>();
  const onClose = () => setDialog(undefined);
  return (
    <Screen title={t('officeStaff.title')} lead={t('officeStaff.lead')}>
      {done}
      <Stack gap={6}>
        <Stack>
          <Link to={ACCOUNT}>{t('officeStaff.own')}</Link>
          {mayChange ? (
            <div>
              <Button onClick={() => setInviting(true)}>{t('officeStaff.invite.action')}</Button>
            </div>
          ) : (
            <p>{t('officeStaff.boardOnly')}</p>
          )}
        </Stack>
        <StaffRequests requests={requests} tellDone={tellDone} />
        <OpenAccounts
          accounts={accounts.filter(({ closed_on }) => closed_on === null)}
          mayChange={mayChange}
          onOpen={setDialog}
          tellDone={tellDone}
        />
        <Invited invitations={invitations} tellDone={tellDone} />
        <ClosedAccounts accounts={accounts.filter(({ closed_on }) => closed_on !== null)} onOpen={setDialog} />
      </Stack>
      {isInviting && <InviteDialog tellDone={tellDone} onClose={() => setInviting(false)} />}
      {dialog?.wish === 'name' && <NameDialog account={dialog.account} tellDone={tellDone} onClose={onClose} />}
      {dialog && dialog.wish !== 'name' && (
        <WishDialog account={dialog.account} wish={dialog.wish} tellDone={tellDone} onClose={onClose} />
      )}
    </Screen>
  );
}
