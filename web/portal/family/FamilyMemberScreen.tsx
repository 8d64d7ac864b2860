import { isExisting, isLocked } from '../../../domain/members/memberStatus.ts';
import { hasLeft, mayChangeAnything } from '../../../domain/members/members.access.ts';
import type { SubMember } from '../../../domain/members/members.contract.ts';
import { isParent } from '../../../domain/reference/eligibility.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { useHome, useRefreshHome } from '../../me/home.ts';
import { billedFieldsOf } from '../../members/changeRequests/changeRequestForm.ts';
import { LockedData } from '../../members/changeRequests/LockedData.tsx';
import { DeathDocuments } from '../../members/DeathDocuments.tsx';
import { FamilyMemberFields } from '../../members/family/FamilyMemberFields.tsx';
import { MemberDocuments } from '../../members/MemberDocuments.tsx';
import { familyMemberValues } from '../../members/memberForms.ts';
import { useAsBilled } from '../../members/useAsBilled.ts';
import { DraftNotice } from '../../platform/drafts/DraftNotice.tsx';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { type SavedState, useSavedName } from '../../platform/savedName.ts';
import { dayOf } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Actions } from '../../ui/frame/Layout.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';
import { useCheckAndSend } from '../frame/CheckAndSend.tsx';
import { NotYetCovered } from '../frame/NotYetCovered.tsx';
import { useFeeQuestion } from '../frame/useFeeQuestion.tsx';
import { useRestOfHousehold } from '../frame/useRestOfHousehold.ts';
import { useStepLine } from '../frame/useStepLine.ts';
import { JoiningCosts } from './JoiningCosts.tsx';
import { JustSaved } from './JustSaved.tsx';
import { LeftNotice } from './LeftNotice.tsx';
import { MembershipInfo } from './MembershipInfo.tsx';
import { useFamilyMemberForm } from './useFamilyMemberForm.ts';

const FORM = 'family-member';

/** A stored family member: data, phone numbers, documents and membership (spec §2). */
export function FamilyMemberScreen({ member }: { member: SubMember }) {
  const { t } = useTranslation();
  const { household } = useHome();
  const navigate = useNavigate();
  const refreshHome = useRefreshHome();
  const { askToSubmit } = useCheckAndSend();
  const others = useRestOfHousehold(member.id);
  const { askAboutFees, feeQuestion, asLocked } = useFeeQuestion(member);
  const { form, deletePhone } = useFamilyMemberForm(FORM, member, { askToSubmit, askAboutFees });
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);
  const justAdded = useSavedName();
  const mayChange = mayChangeAnything(household.status) && member.status !== 'inactive';
  // of those without a basis of their own (`nb`) only parents are edited here, others by the office (D26)
  const isOffices = member.membership_basis === 'nb' && !isParent(member.relations.relationship_type);
  const isOpen = mayChange && !isLocked(member.status) && !isOffices;
  const isGone = hasLeft(member, { status: household.status, inactive_from: household.status_since });
  const billed = billedFieldsOf(asLocked);
  useAsBilled(form, billed, familyMemberValues(member));

  async function save() {
    if (!(await form.submit())) return;
    const news: SavedState = { saved: fullName(form.values) };
    navigate('/sub-member', { state: news });
  }

  return (
    <Screen title={fullName(member)} above={useStepLine(3)}>
      <JustSaved name={justAdded} member={member} />
      <NotYetCovered memberId={member.id} />
      <DraftNotice draft={form.draft} />
      <FormErrors form={form} title={t('members.add.missing')} />
      <MembershipInfo member={member} />
      {isGone && <LeftNotice />}
      {!isGone && (!isOpen || billed.length > 0) && (
        <LockedData person={asLocked} others={others} mayAsk={mayChangeAnything(household.status)} />
      )}
      <Form id={FORM} onSubmit={save} gap={6}>
        <FamilyMemberFields
          form={form}
          disabled={!isOpen}
          billed={billed}
          others={others}
          onDeletePhone={deletePhone}
        />
        {isOpen && <JoiningCosts values={form.values} addedOn={dayOf(member.created_at)} />}
      </Form>
      {!isGone && (
        <MemberDocuments
          documents={member.documents}
          citizenshipId={form.values.citizenship_id}
          isSelf={false}
          mayChange={mayChange}
          options={{ memberId: member.id, onChanged: refreshHome }}
        />
      )}
      {isExisting(member.status) && <DeathDocuments person={member} isSelf={false} onChanged={refreshHome} />}
      <Actions>
        <LinkButton to="/sub-member" look="secondary">
          {t('shared.action.close')}
        </LinkButton>
        {isOpen && (
          <Button type="submit" form={FORM} busy={form.busy}>
            {t('shared.action.update')}
          </Button>
        )}
      </Actions>
      {leaveQuestion}
      {feeQuestion}
    </Screen>
  );
}
