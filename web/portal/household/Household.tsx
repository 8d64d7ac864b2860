import { householdsContract } from '../../../domain/households/households.contract.ts';
import { mayChangeAnything } from '../../../domain/members/members.access.ts';
import { AddressFields } from '../../households/AddressFields.tsx';
import { addressToSend, addressValues } from '../../households/addressForm.ts';
import { householdAddress } from '../../households/addressLine.ts';
import { useHome, useNewestHome, useRefreshHome } from '../../me/home.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { DraftNotice } from '../../platform/drafts/DraftNotice.tsx';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Actions } from '../../ui/frame/Layout.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';
import { type AskToSubmit, type StepOf, useCheckAndSend } from '../frame/CheckAndSend.tsx';
import { goingOnTo } from '../frame/steps.ts';
import { storedState } from '../frame/stored.ts';
import { useDraft } from '../frame/useDraft.ts';
import { useStepLine } from '../frame/useStepLine.ts';

const FORM = 'household';

/** Step 2: the household's main domestic address (spec §2). */
export function Household() {
  const { t } = useTranslation();
  const { household } = useHome();
  const { askToSubmit } = useCheckAndSend();
  const form = useAddressForm(askToSubmit);
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);
  const navigate = useNavigate();
  const mayChange = mayChangeAnything(household.status);

  async function next() {
    const wasChanged = form.isDirty;
    if (mayChange && !(await form.submit())) return;
    goingOnTo('/sub-member');
    navigate('/sub-member', storedState('address', wasChanged));
  }

  return (
    <Screen title={t('households.screen.title')} above={useStepLine(2)} lead={t('households.screen.lead')}>
      <DraftNotice draft={form.draft} />
      <FormErrors form={form} title={t('households.screen.missing')} />
      <Form id={FORM} onSubmit={next}>
        <Card layout="beside">
          <AddressFields form={form} disabled={!mayChange} />
        </Card>
      </Form>
      <Actions>
        <LinkButton to="/main-member" look="secondary">
          {t('households.screen.toMainMember')}
        </LinkButton>
        <Button type="submit" form={FORM} busy={form.busy}>
          {mayChange ? t('households.screen.saveAndNext') : t('households.screen.next')}
        </Button>
      </Actions>
      {leaveQuestion}
    </Screen>
  );
}

function useAddressForm(askToSubmit: AskToSubmit) {
  const { mainMember, household } = useHome();
  const newestHome = useNewestHome();
  const refreshHome = useRefreshHome();
  const addAddress = useSend(householdsContract.addAddress);
  const changeAddress = useSend(householdsContract.changeAddress);
  const stored = householdAddress(mainMember.addresses);
  return useForm({
    id: FORM,
    schema: async () => (await import('../../../domain/households/households.contract.ts')).addressInput,
    initial: addressValues(stored),
    draft: useDraft(mayChangeAnything(household.status) ? 'household' : undefined),
    toInput: addressToSend,
    submit: async (input, values) => {
      const addresses = [{ ...values, type: 'domestic', is_main_address: true }];
      const stepOf: StepOf = (now) => ({
        closes: ['main_address'],
        changes: { main_member: { ...now.mainMember, addresses } },
      });
      if (!(await askToSubmit(stepOf))) return false;
      // another tab may have saved one meanwhile
      const present = stored ?? householdAddress((await newestHome()).mainMember.addresses);
      if (present) await changeAddress.mutateAsync({ id: String(present.id), ...input });
      else await addAddress.mutateAsync({ id: String(mainMember.id), ...input });
      await refreshHome();
      return true;
    },
  });
}
