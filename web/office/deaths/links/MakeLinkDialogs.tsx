import {
  type DeathLinks,
  deathLinksContract,
  type MadeDeathLink,
} from '../../../../domain/deaths/deathLinks.contract.ts';
import { type Language, languages } from '../../../../domain/shared/language.ts';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import { useTranslation } from '../../../platform/words.ts';
import { RadioGroupField } from '../../../ui/fields/RadioGroupField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { ChangeCase } from '../../calls/caseChanges.ts';
import { PastDayField } from '../../frame/DayFields.tsx';
import { useTabDraft } from '../../frame/useTabDraft.ts';

type MakeLinkProps = {
  caseId: number;
  /** In which the family speaks. */
  language: Language;
  /** For how long the link will be valid. */
  days: number;
  change: ChangeCase<DeathLinks>;
  onMade: (made: MadeDeathLink['made']) => void;
  onClose: () => void;
};

const calls = async () => (await import('../../../../domain/deaths/deathLinks.contract.ts')).deathLinksContract;

/** Asks for whom in the family a link is. */
export function MakeFamilyLinkDialog({ caseId, language, days, change, ...on }: MakeLinkProps) {
  const { t } = useTranslation();
  const form = useForm({
    id: 'familyLink',
    schema: async () => (await calls()).makeFamilyLink.body.omit({ revision: true }),
    initial: { recipient: '', language: language as string },
    draft: useTabDraft(`death-family-link-${caseId}`),
    submit: async (input) => {
      const link = { ...input, language: input.language as Language };
      const { made } = await change(deathLinksContract.makeFamilyLink, link);
      on.onMade(made);
    },
  });
  return (
    <FormDialog
      title={t('officeDeathLinks.makeFamily.title')}
      confirmLabel={t('officeDeathLinks.makeFamily.confirm')}
      form={form}
      onClose={on.onClose}
    >
      <p>{t('officeDeathLinks.makeFamily.words', { count: days })}</p>
      <RecipientFields field={form.field} />
    </FormDialog>
  );
}

/** Asks for which undertaker or imam a link is, and who of the family has agreed. */
export function MakeGuestLinkDialog({ caseId, language, days, change, ...on }: MakeLinkProps) {
  const { t } = useTranslation();
  const form = useForm({
    id: 'guestLink',
    schema: async () => (await calls()).makeGuestLink.body.omit({ revision: true }),
    initial: { recipient: '', language: language as string, consent_by: '', consent_on: '' },
    draft: useTabDraft(`death-guest-link-${caseId}`),
    submit: async (_input, { recipient, language, consent_by, consent_on }) => {
      const link = { recipient, language: language as Language, consent_by, consent_on };
      const { made } = await change(deathLinksContract.makeGuestLink, link);
      on.onMade(made);
    },
  });
  const { field } = form;
  return (
    <FormDialog
      title={t('officeDeathLinks.makeGuest.title')}
      confirmLabel={t('officeDeathLinks.makeGuest.confirm')}
      form={form}
      onClose={on.onClose}
    >
      <p>{t('officeDeathLinks.makeGuest.words', { count: days })}</p>
      <RecipientFields field={field} />
      <TextField {...field('consent_by', t('officeDeathLinks.consentBy'))} autoComplete="off" />
      <PastDayField {...field('consent_on', t('officeDeathLinks.consentOn'))} />
    </FormDialog>
  );
}

type Field = (
  name: 'recipient' | 'language',
  label: string,
) => Parameters<typeof TextField>[0] & Omit<Parameters<typeof RadioGroupField>[0], 'choices'>;

function RecipientFields({ field }: { field: Field }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        {...field('recipient', t('officeDeathLinks.recipient'))}
        hint={t('officeDeathLinks.recipientHint')}
        autoComplete="off"
      />
      <RadioGroupField
        {...field('language', t('officeDeathLinks.language'))}
        choices={languages.map((each) => ({ value: each, label: t(`shared.language.${each}`) }))}
      />
    </>
  );
}
