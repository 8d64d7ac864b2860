import { mayChangeAnything } from '../../../domain/members/members.access.ts';
import { membersContract, type SubMember } from '../../../domain/members/members.contract.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { useHome, useRefreshHome } from '../../me/home.ts';
import { useSend } from '../../platform/calls/useCall.ts';

import { Screen } from '../../platform/Screen.tsx';
import { useSavedName } from '../../platform/savedName.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { useConfirm } from '../../ui/actions/useConfirm.tsx';
import { EmptyState } from '../../ui/content/EmptyState.tsx';
import { Notice } from '../../ui/content/Notice.tsx';
import { Status } from '../../ui/content/Status.tsx';
import { Actions, Stack } from '../../ui/frame/Layout.tsx';
import { type StepOf, useCheckAndSend } from '../frame/CheckAndSend.tsx';
import { CoveredToday } from '../frame/CoveredToday.tsx';
import { NotYetCovered } from '../frame/NotYetCovered.tsx';
import { useStepLine } from '../frame/useStepLine.ts';
import { FamilyTable } from './FamilyTable.tsx';
import { useNextAfterFamily } from './useNextAfterFamily.ts';

/** Step 3: all family members, and a button to add one (spec §2). */
export function FamilyMembers() {
  const { t } = useTranslation();
  const { me, household, isExisting } = useHome();
  const next = useNextAfterFamily();
  const saved = useSavedName();
  const { remove, confirmDialog } = useRemoval();
  const mayChange = mayChangeAnything(household.status);
  const isEmpty = me.sub_members.length === 0;
  const add = mayChange && (
    <LinkButton to="/sub-member/add" look={isEmpty ? 'primary' : 'secondary'}>
      {t('members.list.add')}
    </LinkButton>
  );

  return (
    <Screen title={t('members.list.title')} above={useStepLine(3)} lead={mayChange && t('members.list.lead')}>
      <Status>
        {saved && (
          <Notice tone="success">
            <p>{t('members.list.saved', { name: saved })}</p>
          </Notice>
        )}
      </Status>
      <NotYetCovered />
      {isEmpty ? (
        <EmptyState title={mayChange ? t('members.list.emptyTitle') : t('members.list.nobody')} action={add}>
          {mayChange && <p>{t('members.list.emptyWords')}</p>}
        </EmptyState>
      ) : (
        <Stack>
          <FamilyTable members={me.sub_members} onDelete={mayChange ? remove : undefined} />
          {add}
        </Stack>
      )}
      <CoveredToday place="family" />
      <Actions>
        <LinkButton to="/household" look="secondary">
          {t('members.list.toHousehold')}
        </LinkButton>
        <Button look={isEmpty ? 'secondary' : 'primary'} onClick={next}>
          {isExisting ? t('substitutes.list.nextHere') : t('members.list.next')}
        </Button>
      </Actions>
      {confirmDialog}
    </Screen>
  );
}

/**
 * Deleting a family member asks for confirmation with their name. If nothing is missing afterwards, "Check and send"
 * follows (D20).
 */
function useRemoval() {
  const { t } = useTranslation();
  const refreshHome = useRefreshHome();
  const deleteMember = useSend(membersContract.deleteFamilyMember);
  const { confirm, confirmDialog } = useConfirm();
  const { askToSubmit } = useCheckAndSend();

  async function isSure(member: SubMember): Promise<boolean> {
    const isConfirmed = await confirm({
      title: t('members.table.deleteTitle', { name: fullName(member) }),
      consequence: t('members.table.deleteConsequence'),
      confirmLabel: t('members.table.deleteConfirm'),
      cancelLabel: t('shared.action.cancel'),
    });
    const stepOf: StepOf = (now) => ({
      closes: ['family_member_incomplete', 'annual_contribution'],
      memberId: member.id,
      changes: { sub_members: now.sub_members.filter(({ id }) => id !== member.id) },
    });
    return isConfirmed && askToSubmit(stepOf);
  }

  async function remove(member: SubMember) {
    if (!(await isSure(member))) return;
    await deleteMember.mutateAsync({ id: member.id });
    await refreshHome();
    // the focused row is gone, so the heading takes the focus
    document.querySelector('h1')?.focus();
  }

  return { remove, confirmDialog };
}
