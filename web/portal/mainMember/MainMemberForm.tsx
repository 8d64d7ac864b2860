import { useHome } from '../../me/home.ts';
import { billedFieldsOf } from '../../members/changeRequests/changeRequestForm.ts';
import { LockedData } from '../../members/changeRequests/LockedData.tsx';
import { mainMemberValues } from '../../members/memberForms.ts';
import { PersonFields } from '../../members/PersonFields.tsx';
import { useAsBilled } from '../../members/useAsBilled.ts';
import { DraftNotice } from '../../platform/drafts/DraftNotice.tsx';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Fieldset } from '../../ui/fields/Fieldset.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Actions, Stack, WithAside } from '../../ui/frame/Layout.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';
import { useCheckAndSend } from '../frame/CheckAndSend.tsx';
import { goingOnTo } from '../frame/steps.ts';
import { storedState } from '../frame/stored.ts';
import { TaskList } from '../frame/TaskList.tsx';
import { useFeeQuestion } from '../frame/useFeeQuestion.tsx';
import { useRestOfHousehold } from '../frame/useRestOfHousehold.ts';
import { useStepLine } from '../frame/useStepLine.ts';
import { EntryCosts } from './EntryCosts.tsx';
import { MainMemberDocuments } from './MainMemberDocuments.tsx';
import { MainMemberPhones } from './MainMemberPhones.tsx';
import { useMainMemberForm } from './useMainMemberForm.ts';

const FORM = 'main-member';

/** The applicant's own data. */
export function MainMemberForm() {
  const { t } = useTranslation();
  const { mainMember } = useHome();
  const others = useRestOfHousehold(mainMember.id);
  const { askToSubmit } = useCheckAndSend();
  const { askAboutFees, feeQuestion, asLocked } = useFeeQuestion(mainMember);
  const billed = billedFieldsOf(asLocked);
  const form = useMainMemberForm(FORM, askToSubmit, askAboutFees);
  useAsBilled(form, billed, mainMemberValues(mainMember));
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);
  const navigate = useNavigate();

  async function next() {
    const wasChanged = form.isDirty;
    if (!(await form.submit())) return;
    goingOnTo('/household');
    navigate('/household', storedState('person', wasChanged));
  }

  return (
    <Screen title={t('members.main.title')} above={useStepLine(1)} lead={t('members.main.lead')}>
      <WithAside aside={<TaskList isBrief />}>
        <Stack gap={6}>
          <DraftNotice draft={form.draft} />
          <FormErrors form={form} title={t('members.main.missing')} />
          {billed.length > 0 && <LockedData person={asLocked} others={others} mayAsk />}
          <Form id={FORM} onSubmit={next} gap={6}>
            <Card title={t('members.main.data')}>
              <Stack gap={6}>
                <PersonFields form={form} isSelf billed={billed} others={others} />
                <Fieldset legend={t('members.form.contact')}>
                  <TextField
                    label={t('members.field.email')}
                    value={mainMember.email ?? ''}
                    onChange={() => undefined}
                    hint={t('members.form.emailLocked')}
                    disabled
                  />
                </Fieldset>
              </Stack>
            </Card>
            <EntryCosts dateOfBirth={form.values.date_of_birth} />
            <MainMemberPhones form={form} />
          </Form>
          <MainMemberDocuments
            citizenshipId={form.values.citizenship_id}
            askToSubmit={askToSubmit}
            saveFirst={async () => !form.hasUnsaved() || form.submit()}
          />
          <Actions>
            <LinkButton to="/news" look="secondary">
              {t('members.main.toNews')}
            </LinkButton>
            <Button type="submit" form={FORM} busy={form.busy}>
              {t('members.main.saveAndNext')}
            </Button>
          </Actions>
        </Stack>
      </WithAside>
      {leaveQuestion}
      {feeQuestion}
    </Screen>
  );
}
