import { useRef } from 'react';
import { mayChangeAnything } from '../../../domain/members/members.access.ts';
import { membersContract, type SubMember } from '../../../domain/members/members.contract.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { useHome, useRefreshHome } from '../../me/home.ts';
import { FamilyMemberFields } from '../../members/family/FamilyMemberFields.tsx';
import { KinshipButtons } from '../../members/family/KinshipButtons.tsx';
import { useFamilyPrefill, withFirstPrefill } from '../../members/family/useFamilyPrefill.ts';
import { familyErrors, familyMemberToSend, isStoredAs } from '../../members/memberForms.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { DraftNotice } from '../../platform/drafts/DraftNotice.tsx';
import { useIdempotentDraft } from '../../platform/drafts/useIdempotentDraft.ts';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import type { SavedState } from '../../platform/savedName.ts';
import { today } from '../../platform/today.ts';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Actions } from '../../ui/frame/Layout.tsx';
import { Navigate, useNavigate } from '../../ui/router/Router.tsx';
import { useDraft } from '../frame/useDraft.ts';
import { useRestOfHousehold } from '../frame/useRestOfHousehold.ts';
import { useStepLine } from '../frame/useStepLine.ts';
import { JoiningCosts } from './JoiningCosts.tsx';

const FORM = 'family-member';

/** Adds a family member, as long as the household may change anything (spec §2, D25). */
export function AddFamilyMember() {
  const { household } = useHome();
  return mayChangeAnything(household.status) ? <Adding /> : <Navigate to="/sub-member" replace />;
}

/** Documents can be uploaded after the person is saved. */
function Adding() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mainMember } = useHome();
  const others = useRestOfHousehold();
  const refreshHome = useRefreshHome();
  const create = useSend(membersContract.createFamilyMember);
  const change = useSend(membersContract.changeMember);
  const created = useRef<SubMember>(undefined);
  const { draft, make } = useIdempotentDraft(useDraft('family-member-new'));
  const form = useForm({
    id: FORM,
    schema: async () => (await import('../../members/memberSchemas.ts')).familyMemberForm,
    initial: withFirstPrefill(mainMember),
    draft,
    toInput: familyMemberToSend,
    check: (values) => familyErrors(values, today()),
    submit: async (input, values) => {
      const isThis = (made: SubMember) => isStoredAs(made, familyMemberToSend(values));
      created.current ??= await make((idempotency_key) => create.mutateAsync({ ...input, idempotency_key }), isThis);
      const { id, version } = created.current;
      // saving again, after typing on or after a lost answer, must not create a second person
      if (isThis(created.current)) return;
      const stored = await change.mutateAsync({ id: String(id), version, ...input });
      created.current = { ...created.current, ...stored };
    },
  });
  const taken = useFamilyPrefill(form, mainMember);
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);

  async function save() {
    if (!(await form.submit()) || !created.current) return;
    await refreshHome();
    const news: SavedState = { saved: fullName(created.current) };
    navigate(`/sub-member/${created.current.id}`, { state: news, replace: true });
  }

  return (
    <Screen title={t('members.add.title')} above={useStepLine(3)} lead={t('members.add.lead')}>
      <DraftNotice draft={form.draft} />
      <FormErrors form={form} title={t('members.add.missing')} />
      <KinshipButtons form={form} />
      <Form id={FORM} onSubmit={save} gap={6}>
        <FamilyMemberFields form={form} taken={taken} others={others} onDeletePhone={async () => undefined} />
        <JoiningCosts values={form.values} addedOn={today()} />
      </Form>
      <Actions>
        <LinkButton to="/sub-member" look="secondary">
          {t('shared.action.close')}
        </LinkButton>
        <Button type="submit" form={FORM} busy={form.busy}>
          {t('shared.action.save')}
        </Button>
      </Actions>
      {leaveQuestion}
    </Screen>
  );
}
