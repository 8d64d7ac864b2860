import type { ReactNode } from 'react';
import type { DocumentType } from '../../../domain/documents/documentTypes.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { type AddressText, addressLine, householdAddress } from '../../households/addressLine.ts';
import { type PersonData, usePersonFacts } from '../../members/usePersonFacts.ts';
import { useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/content/Card.tsx';
import { Facts } from '../../ui/content/Facts.tsx';
import { ParentWithoutFee, useParentsWithoutFee } from './ParentWithoutFee.tsx';
import { placeOfMember, places } from './places.ts';

/** An application at submission. */
export type ApplicationData = {
  main_member: PersonData & {
    phone_numbers: readonly { phone_number: string }[];
    /** Documents that the office refused do not belong to it any more. */
    documents: readonly { type: DocumentType; name: string; refused_at?: string | null }[];
    addresses: readonly (AddressText & { type: string; is_main_address: boolean })[];
  };
  sub_members: readonly (PersonData & { id: number; status: string })[];
};

export type SubmitSummaryProps = {
  data: ApplicationData;
  /** Leads to the place where a part is changed. */
  onChange: (to: string) => void;
};

/** Everything that submission will lock, for a last check (D20). */
export function SubmitSummary({ data: { main_member: main, sub_members }, onChange }: SubmitSummaryProps) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const facts = usePersonFacts();
  const isWithoutFee = useParentsWithoutFee();
  const address = householdAddress(main.addresses);
  const documents = main.documents
    .filter(({ refused_at }) => !refused_at)
    .map(({ type, name }) => documentLine(word('documentType', type), name));
  const phones = main.phone_numbers.map(({ phone_number }) => phone_number);
  const family = sub_members.filter(({ status }) => status !== 'inactive');
  return (
    <>
      <Part title={t('application.submit.mainMember')} onChange={() => onChange(places.mainMember)}>
        <Facts facts={facts(main)} dense />
      </Part>
      <Part title={t('members.field.phone_numbers')} onChange={() => onChange(places.phones)}>
        <Lines lines={phones} />
      </Part>
      <Part title={t('application.submit.documents')} onChange={() => onChange(places.documents)}>
        <Lines lines={documents} />
      </Part>
      <Part title={t('application.submit.address')} onChange={() => onChange(places.address)}>
        <p>{address ? addressLine(address) : ''}</p>
      </Part>
      {family.map((member) => (
        <Part key={member.id} title={fullName(member)} onChange={() => onChange(placeOfMember(member.id))}>
          <Facts facts={facts(member)} dense />
          {isWithoutFee(member) && <ParentWithoutFee />}
        </Part>
      ))}
      {family.length === 0 && (
        <Part title={t('application.manual.familyMembers')} onChange={() => onChange(places.family)}>
          <p>{t('application.submit.alone')}</p>
        </Part>
      )}
    </>
  );
}

/** The kind of a document and the name of its file; photos are named by their kind already. */
function documentLine(kind: string, name: string): string {
  return name.startsWith(kind) ? kind : `${kind} (${name})`;
}

function Part({ title, onChange, children }: { title: string; onChange: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Card
      title={title}
      aside={
        <Button look="quiet" aria-label={t('application.submit.changeOf', { part: title })} onClick={onChange}>
          {t('application.submit.change')}
        </Button>
      }
    >
      {children}
    </Card>
  );
}

function Lines({ lines }: { lines: string[] }) {
  const { t } = useTranslation();
  if (lines.length === 0) return <p>{t('application.submit.nothing')}</p>;
  // biome-ignore lint/suspicious/noArrayIndexKey: two documents may have one name
  return lines.map((line, index) => <p key={`${index} ${line}`}>{line}</p>);
}
