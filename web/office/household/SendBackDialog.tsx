import { sentBackPlaces, sentBackPlacesOf } from '../../../domain/members/sentBackPlace.ts';
import { decisionsContract } from '../../../domain/membership/decisions.contract.ts';
import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { useSentBackPlaceWords } from '../../application/useSentBackPlaceWords.ts';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { useForm } from '../../platform/forms/useForm.ts';
import { useTranslation } from '../../platform/words.ts';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../ui/fields/TextAreaField.tsx';
import { useDecision } from '../calls/useDecision.ts';

import { useTabDraft } from '../frame/useTabDraft.ts';
import { isMain, personsOf } from './householdPersons.ts';

type SendBackDialogProps = {
  file: HouseholdFile;
  /** Says who reads the reason. */
  hint: string;
  onSent: () => void;
  onClose: () => void;
};

/** Sends an application back with a reason, and the document or field that it is about (D23). */
export function SendBackDialog({ file, hint, onSent, onClose }: SendBackDialogProps) {
  const { t } = useTranslation();
  const words = useSentBackPlaceWords();
  const { household } = file;
  const form = useSendBackForm(file, onSent);
  const applicants = personsOf(file).filter(({ status }) => status !== 'inactive');
  const whose = applicants.find(({ id }) => String(id) === form.values.member_id);
  const places = whose ? sentBackPlacesOf({ is_main: isMain(whose) }) : [];
  return (
    <FormDialog
      title={t('officeHousehold.decisions.sendBackTitle', { name: household.name })}
      confirmLabel={t('officeHousehold.decisions.sendBackConfirm')}
      form={form}
      onClose={onClose}
    >
      <p>{t('officeHousehold.decisions.sendBackWords')}</p>
      <TextAreaField {...form.field('reason', t('officeHousehold.reason.label'))} hint={hint} rows={4} data-autofocus />
      {applicants.length > 1 && (
        <SelectField
          {...form.field('member_id', t('officeHousehold.reason.who'))}
          // another person may not have this field
          onChange={(id) => {
            form.set('member_id', id);
            form.set('about', '');
          }}
          choices={applicants.map((person) => ({ value: String(person.id), label: fullName(person) }))}
        />
      )}
      <SelectField
        {...form.field('about', t('officeHousehold.reason.place'))}
        optional
        hint={t('officeHousehold.reason.placeHint')}
        placeholder={t('officeHousehold.reason.nowhere')}
        choices={places.map((place) => ({ value: place, label: words(place) }))}
      />
    </FormDialog>
  );
}

function useSendBackForm({ household, main_member }: HouseholdFile, onSent: () => void) {
  const sendBack = useDecision(decisionsContract.sendBack);
  return useForm({
    id: 'reason',
    schema: async () =>
      (await import('../../../domain/membership/decisions.contract.ts')).decisionsContract.sendBack.body,
    initial: { reason: '', member_id: String(main_member.id), about: '' },
    draft: useTabDraft(`reason-household-${household.id}`),
    toInput: ({ reason, member_id, about }) => {
      const place = sentBackPlaces.find((each) => each === about);
      return { reason, about: place ? { member_id: Number(member_id), place } : null };
    },
    submit: async ({ reason, about }) => {
      await sendBack.mutateAsync({ id: household.id, reason, about });
      onSent();
    },
  });
}
