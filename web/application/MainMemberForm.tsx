import { billedFieldsOf } from '../members/changeRequestForm.ts';
import { LockedData } from '../members/LockedData.tsx';
import { mainMemberValues } from '../members/memberForms.ts';
import { PersonFields } from '../members/PersonFields.tsx';
import { useAsBilled } from '../members/useAsBilled.ts';
import { DraftNotice } from '../platform/DraftNotice.tsx';
import { FormErrors } from '../platform/FormErrors.tsx';
import { Screen } from '../platform/Screen.tsx';
import { useLeaveGuard } from '../platform/useLeaveGuard.tsx';
import { useTranslation } from '../platform/words.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Fieldset } from '../ui/Fieldset.tsx';
import { Form } from '../ui/Form.tsx';
import { Actions, Stack, WithAside } from '../ui/Layout.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { useNavigate } from '../ui/router/Router.tsx';
import { ApplicationManual } from './ApplicationManual.tsx';
import { useHome } from './applicationApi.ts';
import { EntryCosts } from './EntryCosts.tsx';
import { MainMemberPapers } from './MainMemberPapers.tsx';
import { MainMemberPhones } from './MainMemberPhones.tsx';
import { useSubmitQuestion } from './SubmitQuestion.tsx';
import { goingOnTo } from './steps.ts';
import { useMainMemberForm } from './useMainMemberForm.ts';
import { useStepLine } from './useStepLine.ts';

const FORM = 'main-member';

/** What an applicant says of themselves. */
export function MainMemberForm() {
  const { t } = useTranslation();
  const { mainMember } = useHome();
  const billed = billedFieldsOf(mainMember);
  const { askToSubmit, submitQuestion } = useSubmitQuestion();
  const form = useMainMemberForm(FORM, askToSubmit);
  useAsBilled(form, billed, mainMemberValues(mainMember));
  const leaveQuestion = useLeaveGuard(form.hasUnsaved, form.draft.discard);
  const navigate = useNavigate();

  async function next() {
    if (!(await form.submit())) return;
    goingOnTo('/household');
    navigate('/household');
  }

  return (
    <Screen title={t('members.main.title')} above={useStepLine(1)} lead={t('members.main.lead')}>
      <WithAside aside={<ApplicationManual isBrief />}>
        <Stack gap={6}>
          <DraftNotice draft={form.draft} />
          <FormErrors form={form} title={t('members.main.missing')} />
          {billed.length > 0 && <LockedData person={mainMember} mayAsk />}
          <Form id={FORM} onSubmit={next} gap={6}>
            <Card title={t('members.main.data')}>
              <Stack gap={6}>
                <PersonFields form={form} isSelf billed={billed} />
                <Fieldset legend={t('members.form.contact')}>
                  <Facts facts={[{ term: t('members.field.email'), value: mainMember.email }]} />
                  <p>{t('members.form.emailLocked')}</p>
                </Fieldset>
              </Stack>
            </Card>
            <EntryCosts dateOfBirth={form.values.date_of_birth} />
            <MainMemberPhones form={form} />
          </Form>
          <MainMemberPapers
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
      {submitQuestion}
    </Screen>
  );
}
