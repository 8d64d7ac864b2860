import { useRef, useState } from 'react';
import type { MemberDocument } from '../../../../domain/documents/documents.contract.ts';
import { documentReviewContract } from '../../../../domain/documents/review.contract.ts';
import { mayExpire } from '../../../../domain/documents/validity.ts';
import type { HouseholdFile } from '../../../../domain/office/officeAnswers.ts';
import { toWireDay } from '../../../../domain/shared/day.ts';
import { fullName } from '../../../../domain/shared/fullName.ts';
import { useSaveFile } from '../../../platform/calls/useCall.ts';
import { useCloseQuestion } from '../../../platform/forms/useCloseQuestion.tsx';
import type { TellDone } from '../../../platform/forms/useDone.tsx';
import { dayOf } from '../../../platform/today.ts';
import { useTranslation } from '../../../platform/words.ts';
import { useStoredWords } from '../../../reference/useStoredWords.ts';
import { type Look, useLookAt } from '../../calls/lookAt.ts';
import { useDecision } from '../../calls/useDecision.ts';
import { ReasonDialog } from '../../frame/ReasonDialog.tsx';
import { DocumentDialog } from '../../viewer/DocumentDialog.tsx';
import { documentNow, ownerOf } from '../householdPersons.ts';
import { useIdentityFacts } from '../useIdentityFacts.ts';
import { type TypedValidity, ValidityForm } from './ValidityForm.tsx';

type Telling = { tellDone: TellDone; hint: string };

export type DocumentReview = ReturnType<typeof useDocumentReview>;

type Open = { dialog: 'look'; document: MemberDocument; look: Look } | { dialog: 'refuse'; document: MemberDocument };

/**
 * Actions to look at documents and to decide about them. Render `dialogs` once on the screen. `hint` says who reads a
 * reason.
 */
export function useDocumentReview(file: HouseholdFile, { tellDone, hint }: Telling) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const lookAt = useLookAt(documentReviewContract.lookAtDocument);
  const saveDocument = useSaveFile(documentReviewContract.openDocument);
  const verifyDocument = useDecision(documentReviewContract.verifyDocument);
  const refuseDocument = useDecision(documentReviewContract.refuseDocument);
  const enterValidity = useDecision(documentReviewContract.setValidityByOffice);
  const identityFacts = useIdentityFacts();
  const [open, setOpen] = useState<Open>();
  const [hasDecided, setDecided] = useState(false);
  const close = () => setOpen(undefined);
  const validity = useRef<TypedValidity>(null);
  const isAtRisk = () => validity.current?.isTyped() ?? false;
  const { closeIfSure, question } = useCloseQuestion({ isAtRisk, onClose: close });
  /** A decision also stores the day that was typed beside the document; false if that is wrong. */
  const storeTyped = async () => (await validity.current?.store()) ?? true;
  // the present state, because a colleague may have decided while the dialog was open
  const opened = open && (documentNow(file, open.document) ?? open.document);

  /** Names the owner, because documents of several people are on one screen. */
  function nameOf(document: MemberDocument): string {
    const person = fullName(ownerOf(file, document));
    return t('officeHousehold.document.named', {
      type: word('documentType', document.type),
      person,
      file: document.name,
    });
  }

  async function show(document: MemberDocument) {
    setOpen({ dialog: 'look', document, look: await lookAt.mutateAsync(document.id) });
  }

  function tellDecided(say: Parameters<TellDone>[0]) {
    setDecided(true);
    tellDone(say);
  }

  async function verify(document: MemberDocument) {
    if (!(await storeTyped())) return;
    await verifyDocument.mutateAsync({ id: document.id });
    close();
    tellDecided((say) => say('officeHousehold.document.didVerify', { name: nameOf(document) }));
  }

  async function setValidity(document: MemberDocument, valid_until: string | null) {
    await enterValidity.mutateAsync({ id: document.id, valid_until });
    tellDone((say) => say('officeHousehold.document.didSetValidity', { name: nameOf(document) }));
  }

  /** The former verdict, perhaps of a colleague while the dialog is open. */
  function decidedWords({ verified_at, refused_reason: reason }: MemberDocument): string[] {
    if (verified_at) return [t('officeHousehold.document.isVerified', { date: toWireDay(dayOf(verified_at)) })];
    return reason ? [t('officeHousehold.document.isRefused', { reason })] : [];
  }

  async function refuse(document: MemberDocument) {
    if (await storeTyped()) setOpen({ dialog: 'refuse', document });
  }

  const dialogs = open && opened && (
    <>
      {open.dialog === 'look' && (
        <DocumentDialog
          title={nameOf(opened)}
          look={open.look}
          facts={identityFacts(ownerOf(file, opened))}
          below={
            mayExpire(opened.type) && (
              <ValidityForm ref={validity} document={opened} onSave={(validUntil) => setValidity(opened, validUntil)} />
            )
          }
          onDownload={() => saveDocument.mutateAsync({ id: opened.id })}
          onVerify={opened.verified_at ? undefined : () => verify(opened)}
          onRefuse={opened.refused_at ? undefined : () => refuse(opened)}
          onClose={closeIfSure}
        />
      )}
      {question}
      {open.dialog === 'refuse' && (
        <ReasonDialog
          about={`document-${opened.id}`}
          title={t('officeHousehold.document.refuseTitle', { name: nameOf(opened) })}
          consequence={[...decidedWords(opened), t('officeHousehold.document.refuseWords')].join(' ')}
          hint={hint}
          confirmLabel={t('officeHousehold.document.refuseConfirm')}
          onClose={close}
          onSend={async (reason) => {
            await refuseDocument.mutateAsync({ id: opened.id, reason });
            tellDecided((say) => say('officeHousehold.document.didRefuse', { name: nameOf(opened) }));
          }}
        />
      )}
    </>
  );

  return { show, verify, refuse, nameOf, hasDecided, dialogs };
}
