import { type RefObject, useRef } from 'react';
import { type DocumentType, documentTypes } from '../../../domain/documents/documentTypes.ts';
import { documentReviewContract } from '../../../domain/documents/review.contract.ts';
import { mayExpire } from '../../../domain/documents/validity.ts';
import { membersContract } from '../../../domain/members/members.contract.ts';
import { fullName } from '../../../domain/shared/fullName.ts';
import { DocumentField } from '../../documents/DocumentField.tsx';
import { readDate } from '../../members/dateOfBirthText.ts';
import { useOnBehalf } from '../../platform/calls/onBehalf.ts';
import { upload } from '../../platform/calls/upload.ts';
import { useSend } from '../../platform/calls/useCall.ts';
import { useForm } from '../../platform/forms/useForm.ts';
import { currentLanguage, useTranslation } from '../../platform/words.ts';
import { useStoredWords } from '../../reference/useStoredWords.ts';
import { Card } from '../../ui/content/Card.tsx';
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Stack } from '../../ui/frame/Layout.tsx';
import { useParams, useSearchParams } from '../../ui/router/Router.tsx';
import { useTabDraft } from '../frame/useTabDraft.ts';
import { AskedFields } from './AskedFields.tsx';
import { CounterForm } from './CounterForm.tsx';
import { askedErrors, askedOf } from './conversation.ts';
import { type CounterProps, OfHousehold } from './OfHousehold.tsx';
import { type Person, personIn } from './personIn.ts';

/** A paper that lies on the counter: photographed or scanned, and verified in the same press. */
export function ScanDocument() {
  const { person = '' } = useParams();
  return <OfHousehold>{(props) => <ScanForm {...props} person={personIn(props.file, person)} />}</OfHousehold>;
}

type FormProps = CounterProps & { person: Person };

function ScanForm({ file, person, say }: FormProps) {
  const { t } = useTranslation();
  const { choices, word } = useStoredWords();
  const scan = useRef<File>(undefined);
  const form = useScanForm({ file, person, say, scan });
  const { type, scan: picked } = form.values;
  const ofScan = form.field('scan', t('officeCounter.document.scan'));
  const { value: isVerified, ...verified } = form.field('verified', t('officeCounter.document.verified'));
  return (
    <CounterForm
      file={file}
      part="family"
      title={t('officeCounter.document.title', { name: fullName(person) })}
      form={form}
    >
      <AskedFields form={form} />
      <Card layout="beside">
        <Stack gap={6}>
          <SelectField
            {...form.field('type', t('documents.otherType'))}
            onChange={(value) => form.set('type', documentTypes.find((each) => each === value) ?? 'other')}
            choices={choices('documentType', documentTypes)}
          />
          {mayExpire(type) && (
            <DateField
              {...form.field('valid_until', t('officeCounter.document.validUntil'))}
              autoComplete="off"
              optional
              normalise={(typed) => readDate(typed, currentLanguage())}
            />
          )}
          <TextField {...form.field('name', t('documents.otherName'))} optional maxLength={200} autoComplete="off" />
          <DocumentField
            id={ofScan.id}
            label={ofScan.label}
            documentName={word('documentType', type)}
            hint={picked ? t('officeCounter.document.picked', { name: picked }) : ofScan.error}
            onPick={(chosen) => {
              scan.current = chosen;
              ofScan.onChange(chosen.name);
            }}
          />
          <CheckboxField {...verified} checked={isVerified} hint={t('officeCounter.document.verifiedHint')} />
        </Stack>
      </Card>
    </CounterForm>
  );
}

/** `scan` is the name of the picked file, which no draft can hold. */
type Scanned = { type: DocumentType; name: string; valid_until: string; scan: string; verified: boolean };

type ScanFormOptions = FormProps & { scan: RefObject<File | undefined> };

function useScanForm({ file, person, say, scan }: ScanFormOptions) {
  const onBehalf = useOnBehalf();
  const verify = useSend(documentReviewContract.verifyDocument);
  // once it is stored, trying again only verifies it
  const stored = useRef<number>(undefined);
  const [asks] = useSearchParams();
  const type = documentTypes.find((each) => each === asks.get('type')) ?? 'passport';
  const empty: Scanned = { type, name: '', valid_until: '', scan: '', verified: true };
  return useForm({
    id: 'scan',
    initial: { ...empty, ...askedOf(file.household.id) },
    draft: useTabDraft(`document-${person.id}`),
    check: (values) => ({
      ...askedErrors(values, false),
      ...(scan.current ? {} : { scan: ['required'] }),
    }),
    submit: async (_input, values) => {
      say(values);
      if (!scan.current) return false;
      stored.current ??= await send(values, scan.current);
      if (values.verified) await verify.mutateAsync({ id: String(stored.current) });
      return true;
    },
  });

  async function send({ name, type, valid_until }: Scanned, chosen: File) {
    const named = name.trim();
    const fields = {
      type,
      ...(named ? { name: named } : {}),
      ...(mayExpire(type) && valid_until ? { valid_until } : {}),
    };
    const { id } = await upload(membersContract.uploadDocument, {
      input: { id: person.id, ...(await onBehalf()) },
      file: chosen,
      fields,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
    return id;
  }
}
