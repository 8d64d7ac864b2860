import { useRef } from 'react';
import type { ContactCountry } from '../../domain/burial/deathContact.ts';
import { type DeathContact, deathContactsContract } from '../../domain/burial/deathContacts.contract.ts';
import { tidyName } from '../../domain/members/name.ts';
import { type Language, languages } from '../../domain/shared/language.ts';
import { tidyPhoneNumber } from '../members/phoneReading.ts';
import { useSend } from '../platform/calls/useCall.ts';
import type { Draft } from '../platform/drafts/draft.ts';
import { useIdempotentDraft } from '../platform/drafts/useIdempotentDraft.ts';
import { useForm } from '../platform/forms/useForm.ts';

/** The typed values of the form. */
export type DeathContactValues = {
  name: string;
  relation: string;
  phone_number: string;
  language: string;
  may_report: boolean;
  agreed: boolean;
};

export type DeathContactForm = ReturnType<typeof useDeathContactForm>;

/** Whose contact it is, and where typed values are kept. */
export type OfHousehold = { householdId: number; keeper: Draft | undefined };

/** The form of a contact, empty or as stored. Sent again after a lost answer it makes no second one. */
export function useDeathContactForm(
  country: ContactCountry,
  stored: DeathContact | undefined,
  { householdId, keeper }: OfHousehold,
) {
  const create = useSend(deathContactsContract.createDeathContact, [deathContactsContract.listDeathContacts]);
  const change = useSend(deathContactsContract.changeDeathContact, [deathContactsContract.listDeathContacts]);
  /** The contact that this form has created, if the list does not contain it yet. */
  const made = useRef<DeathContact>(undefined);
  const { draft, make } = useIdempotentDraft(keeper);
  return useForm({
    id: `death-contact-${country}`,
    schema: async () => (await import('../../domain/burial/deathContacts.contract.ts')).deathContactInput,
    initial: valuesOf(stored),
    draft,
    toInput: (values) => ({ ...contactToSend(values), country }),
    submit: async (input) => {
      const isThis = (contact: DeathContact) => isStoredAs(contact, input);
      const sent = { id: String(householdId), ...input };
      const present =
        stored ??
        made.current ??
        (await make((idempotency_key) => create.mutateAsync({ ...sent, idempotency_key }), isThis));
      made.current =
        stored || !isThis(present) ? await change.mutateAsync({ ...input, id: String(present.id) }) : present;
    },
  });
}

/** Whether the consent stays ticked while the name is typed: another person has to consent again. */
export function keepsAgreement(
  name: string,
  { agreed }: DeathContactValues,
  stored: DeathContact | undefined,
): boolean {
  return agreed && (!stored || tidyName(name) === stored.name);
}

function valuesOf(stored: DeathContact | undefined): DeathContactValues {
  return {
    name: stored?.name ?? '',
    relation: stored?.relation ?? '',
    phone_number: stored?.phone_number ?? '',
    language: stored?.language ?? '',
    may_report: stored?.may_report ?? false,
    agreed: stored !== undefined,
  };
}

function contactToSend(values: DeathContactValues) {
  return {
    ...values,
    name: tidyName(values.name),
    phone_number: tidyPhoneNumber(values.phone_number),
    language: languageOf(values.language),
  };
}

/** Nothing chosen stays nothing: the schema then says that it is required. */
function languageOf(chosen: string): Language | undefined {
  return languages.find((language) => language === chosen);
}

/** Whether the stored contact equals what was sent. */
function isStoredAs(stored: DeathContact, sent: object): boolean {
  const before = new Map<string, unknown>(Object.entries(contactToSend(valuesOf(stored))));
  return Object.entries(sent).every(([name, value]) => name === 'country' || before.get(name) === value);
}
