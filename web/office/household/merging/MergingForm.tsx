import { mergingContract } from '../../../../domain/membership/merging/merging.contract.ts';
import type { MergingHindrance } from '../../../../domain/membership/merging/merging.ts';
import type { Merging } from '../../../../domain/membership/merging/mergingAnswers.ts';
import type { FieldErrors } from '../../../../domain/shared/refusal.ts';
import { euro } from '../../../invoicing/InvoiceItems.tsx';
import { FormErrors } from '../../../platform/forms/FormErrors.tsx';
import { useForm } from '../../../platform/forms/useForm.ts';
import type { SavedState } from '../../../platform/savedName.ts';
import { useTranslation } from '../../../platform/words.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/content/Card.tsx';
import { CheckboxField } from '../../../ui/fields/CheckboxField.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { Stack } from '../../../ui/frame/Layout.tsx';
import { useNavigate } from '../../../ui/router/Router.tsx';
import { useDecision } from '../../calls/useDecision.ts';
import { householdPath } from '../../frame/officePaths.ts';
import { useTabDraft } from '../../frame/useTabDraft.ts';

/** What depends on who is who: the clerk may choose otherwise. */
const CHOSEN: readonly MergingHindrance[] = ['main', 'relation', 'waits', 'invoices', 'arrears'];

/** Who is who, what moves, and why: a second person is asked to merge (decision 109). */
export function MergingForm({ merging }: { merging: Merging }) {
  const { t } = useTranslation();
  const { hindrance } = merging;
  const isPossible = hindrance === null || CHOSEN.includes(hindrance);
  return (
    <>
      {hindrance && (
        <Card look="accent" title={t('officeMerging.cannot')}>
          <p>{t(`officeMerging.hindrance.${hindrance}`)}</p>
        </Card>
      )}
      {isPossible && <Choices merging={merging} />}
    </>
  );
}

/** Whom the clerk has chosen for each person of the household that is closed: an id, or nobody. */
type Same = Record<string, string>;

function Choices({ merging }: { merging: Merging }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const askToMerge = useDecision(mergingContract.askToMerge);
  const { stays, closes, pairs, other_address, other_phone } = merging;
  const proposed: Same = Object.fromEntries(
    closes.people.map(({ id }) => [id, String(pairs.find((pair) => pair.closes === id)?.stays ?? '')]),
  );
  const form = useForm({
    id: 'merge',
    initial: { same: proposed, reason: '', takes_address: false, takes_phone: false },
    draft: useTabDraft(`merge-${stays.household_id}-${closes.household_id}`),
    check: ({ reason }): FieldErrors => (reason.trim() === '' ? { reason: ['required'] } : {}),
    submit: async (_input, { same: chosen, ...wish }) => {
      const who = Object.entries(chosen).filter(([, own]) => own !== '');
      const pairsOf = who.map(([id, own]) => ({ closes: Number(id), stays: Number(own) }));
      await askToMerge.mutateAsync({ id: stays.household_id, closes: closes.household_id, pairs: pairsOf, ...wish });
      const state: SavedState = { saved: stays.name };
      navigate(householdPath(stays.household_id), { state, replace: true });
    },
  });
  const same = form.field('same', t('officeMerging.people'));
  const number = stays.membership_no;
  const choices = [
    { value: '', label: t('officeMerging.nobody') },
    ...stays.people.map((person) => ({ value: String(person.id), label: labelOf(person) })),
  ];
  return (
    <Card title={t('officeMerging.people')}>
      <FormErrors form={form} />
      <Form id="merge" onSubmit={form.submit} gap={6}>
        <p>{t('officeMerging.peopleHint')}</p>
        {closes.people.map((person) => (
          <SelectField
            key={person.id}
            name={`same-${person.id}`}
            label={labelOf(person)}
            value={same.value[person.id] ?? ''}
            onChange={(own) => same.onChange({ ...same.value, [person.id]: own })}
            choices={choices}
          />
        ))}
        <Doubled merging={merging} />
        <Stack gap={2}>
          <p>{t('officeMerging.moves', { number })}</p>
          {closes.has_log_in && (
            <p>{t(stays.has_log_in ? 'officeMerging.logInStays' : 'officeMerging.logInMoves', { number })}</p>
          )}
        </Stack>
        {other_address && <CheckboxField {...tick(form.field('takes_address', t('officeMerging.takeAddress')))} />}
        {other_phone && <CheckboxField {...tick(form.field('takes_phone', t('officeMerging.takePhone')))} />}
        <TextAreaField
          {...form.field('reason', t('officeHousehold.reason.label'))}
          hint={t('officeMerging.reasonHint')}
          rows={4}
        />
        <div>
          <Button type="submit" busy={form.busy}>
            {t('officeMerging.ask')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function Doubled({ merging: { doubled } }: { merging: Merging }) {
  const { t } = useTranslation();
  if (doubled.length === 0) return null;
  return (
    <Stack gap={2}>
      <h3>{t('officeMerging.doubled')}</h3>
      {doubled.map(({ bill_number: number, membership_no: household, amount, paid }) => (
        <p key={number}>
          {t('officeMerging.doubledOne', { number, household, amount: euro(amount), paid: euro(paid) })}
        </p>
      ))}
      {doubled.some(({ paid }) => paid > 0) && <p>{t('officeMerging.doubledPaid')}</p>}
    </Stack>
  );
}

function labelOf({ name, date_of_birth: born }: { name: string; date_of_birth: string | null }): string {
  return born === null ? name : `${name}, ${born}`;
}

type Ticked = { value: boolean; label: string; onChange: (value: boolean) => void; name: string };

function tick({ value, ...field }: Ticked) {
  return { ...field, checked: value };
}
