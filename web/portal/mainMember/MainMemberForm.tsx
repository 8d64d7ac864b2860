import { useHome } from '../../me/meApi.ts';
import { billedFieldsOf } from '../../members/changeRequestForm.ts';
import { LockedData } from '../../members/LockedData.tsx';
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
import { Facts } from '../../ui/content/Facts.tsx';
import { Fieldset } from '../../ui/fields/Fieldset.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Actions, Stack, WithAside } from '../../ui/frame/Layout.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';
import { useCheckAndSend } from '../frame/CheckAndSend.tsx';
import { goingOnTo } from '../frame/steps.ts';
import { TaskList } from '../frame/TaskList.tsx';
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
  const billed = billedFieldsOf(mainMember);
  const { askToSubmit } = useCheckAndSend();
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
      <WithAside aside={<TaskList isBrief />}>
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
    </Screen>
  );
}
