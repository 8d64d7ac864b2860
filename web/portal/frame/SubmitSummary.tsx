import type { ReactNode } from 'react';
import type { DocumentType } from '../../../domain/documents/documentTypes.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { type AddressText, addressLine, householdAddress } from '../../households/addressLine.ts';
import { type PersonData, usePersonFacts } from '../../members/usePersonFacts.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Facts } from '../../ui/content/Facts.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';

/** An application at submission. */
export type ApplicationData = {
  main_member: PersonData & {
    phone_numbers: readonly { phone_number: string }[];
    /** Documents that the office refused do not belong to it any more. */
    documents: readonly { type: DocumentType; name: string; refused_at?: string | null }[];
    addresses: readonly (AddressText & { type: string; is_main_address: boolean })[];
  };
  sub_members: readonly (PersonData & { status: string })[];
};

/** Everything that submission will lock, for a last check (D20). */
export function SubmitSummary({ data: { main_member: main, sub_members } }: { data: ApplicationData }) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const facts = usePersonFacts();
  const address = householdAddress(main.addresses);
  const names = main.documents
    .filter(({ refused_at }) => !refused_at)
    .map(({ type, name }) => `${word('documentType', type)} (${name})`);
  const family = sub_members.filter((member) => member.status !== 'inactive');
  return (
    <Stack>
      <Part title={t('application.submit.mainMember')}>
        <Facts
          facts={[
            ...facts(main),
            { term: t('members.field.phone_numbers'), value: main.phone_numbers.map((p) => p.phone_number).join(', ') },
            { term: t('application.submit.address'), value: address ? addressLine(address) : '' },
            { term: t('application.submit.documents'), value: names.join(', ') || t('application.submit.nothing') },
          ]}
        />
      </Part>
      {family.map((member) => (
        <Part key={`${fullName(member)} ${member.date_of_birth}`} title={fullName(member)}>
          <Facts facts={facts(member)} />
        </Part>
      ))}
      {family.length === 0 && <p>{t('application.submit.alone')}</p>}
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <h3>{title}</h3>
      {children}
    </Stack>
  );
}
