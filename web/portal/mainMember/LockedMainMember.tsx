import { mayChangeAnything } from '../../../domain/members/members.access.ts';
import { useHome, useRefreshHome } from '../../me/home.ts';
import { LockedData } from '../../members/changeRequests/LockedData.tsx';
import { DeathDocuments } from '../../members/DeathDocuments.tsx';
import { mainMemberValues } from '../../members/memberForms.ts';
import { PersonFields } from '../../members/PersonFields.tsx';
import { tidyPhones } from '../../members/phoneRows.ts';
import { settlePhone, useSavePhones } from '../../members/useSavePhones.ts';
import { useLeaveGuard } from '../../platform/drafts/useLeaveGuard.tsx';
import { FormErrors } from '../../platform/forms/FormErrors.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { Screen } from '../../platform/Screen.tsx';
import { useTranslation } from '../../platform/words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Fieldset } from '../../ui/fields/Fieldset.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Actions, Stack } from '../../ui/frame/Layout.tsx';
import { useNavigate } from '../../ui/router/Router.tsx';
import { storedState } from '../frame/stored.ts';
import { useRestOfHousehold } from '../frame/useRestOfHousehold.ts';
import { BurialPlaceSection } from './BurialPlaceSection.tsx';
import { DeathContacts } from './DeathContacts.tsx';
import { MainMemberDocuments } from './MainMemberDocuments.tsx';
import { MainMemberPhones } from './MainMemberPhones.tsx';
import { PartsMenu, ScreenPart } from './ScreenPart.tsx';
import { useBurialPlace } from './useBurialPlace.tsx';

/** Submitted data in read-only fields; phone numbers, documents and the burial place may still change (D25). */
export function LockedMainMember() {
  const { t } = useTranslation();
  const { mainMember, household, isExisting } = useHome();
  const person = useForm({ id: 'locked', initial: mainMemberValues(mainMember), submit: async () => false });
  const others = useRestOfHousehold(mainMember.id);
  const refreshHome = useRefreshHome();
  const form = usePhonesForm();
  const burial = useBurialPlace();
  const phonesQuestion = useLeaveGuard(form.hasUnsaved);
  const burialQuestion = useLeaveGuard(burial.hasUnsaved, burial.form.draft.discard);
  const navigate = useNavigate();
  const parts = useParts();

  async function next() {
    const wasChanged = form.isDirty;
    if (wasChanged && !(await form.submit())) return;
    if (await burial.mayProceed()) navigate('/household', storedState('phones', wasChanged));
  }

  return (
    <Screen title={t('members.main.title')} lead={isExisting && t('members.main.leadLocked')}>
      <FormErrors form={form} title={t('members.main.missing')} />
      <PartsMenu parts={isExisting ? Object.values(parts) : [parts.data, parts.phones, parts.documents]} />
      <ScreenPart part={parts.data}>
        <Card title={t('members.main.data')}>
          <Stack gap={6}>
            <PersonFields form={person} isSelf disabled others={others} />
            <Fieldset legend={t('members.form.contact')} disabled>
              <TextField label={t('members.field.email')} value={mainMember.email ?? ''} onChange={() => undefined} />
            </Fieldset>
          </Stack>
          <LockedData person={mainMember} others={others} mayAsk={mayChangeAnything(household.status)} />
        </Card>
      </ScreenPart>
      <ScreenPart part={parts.phones}>
        <MainMemberPhones form={form} disabled={!mayChangeAnything(household.status)} />
      </ScreenPart>
      <ScreenPart part={parts.documents}>
        <MainMemberDocuments citizenshipId={mainMember.citizenship_id} />
      </ScreenPart>
      {isExisting && (
        <>
          <ScreenPart part={parts.burial}>
            <BurialPlaceSection form={burial.form} isStored={burial.isStored} />
          </ScreenPart>
          <ScreenPart part={parts.contacts}>
            <DeathContacts />
          </ScreenPart>
          <ScreenPart part={parts.death}>
            <DeathDocuments person={mainMember} isSelf onChanged={refreshHome} />
          </ScreenPart>
        </>
      )}
      <Actions>
        <LinkButton to="/news" look="secondary">
          {t('members.main.toNews')}
        </LinkButton>
        <Button busy={form.busy} onClick={next}>
          {form.isDirty ? t('members.main.saveAndNext') : t('members.main.next')}
        </Button>
      </Actions>
      {phonesQuestion ?? burialQuestion}
      {burial.proceedQuestion}
    </Screen>
  );
}

/** The parts of this screen, in their order. */
function useParts() {
  const { t } = useTranslation();
  return {
    data: { id: 'part-data', title: t('members.main.data') },
    phones: { id: 'part-phones', title: t('members.field.phone_numbers') },
    documents: { id: 'part-documents', title: t('documents.title') },
    burial: { id: 'part-burial-place', title: t('burial.place.title') },
    contacts: { id: 'part-death-contacts', title: t('burial.contacts.title') },
    death: { id: 'part-death-documents', title: t('burial.documents.title') },
  };
}

function usePhonesForm() {
  const { mainMember } = useHome();
  const refreshHome = useRefreshHome();
  const savePhones = useSavePhones(mainMember.id);
  const form = useForm({
    id: 'main-member',
    schema: async () => (await import('../../members/memberSchemas.ts')).phoneNumbersForm,
    initial: { phone_numbers: mainMember.phone_numbers },
    toInput: (values) => ({ phone_numbers: tidyPhones(values.phone_numbers) }),
    submit: async (_input, values) => {
      await savePhones(values.phone_numbers, mainMember.phone_numbers, (typed, now) => settlePhone(form, typed, now));
      await refreshHome();
      return true;
    },
  });
  return form;
}
