import { useState } from 'react';
import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import type { TellDone } from '../platform/useDone.tsx';
import { useTranslation } from '../platform/words.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';
import { useLookAtDocument, useRefuseDocument, useVerifyDocument } from './officeApi.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { isPicture } from './pictures.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

export type PaperReview = ReturnType<typeof usePaperReview>;

type Open = { dialog: 'picture'; paper: MemberDocument; picture: Blob } | { dialog: 'refuse'; paper: MemberDocument };

/** Looking at papers and deciding about them; draw `dialogs` once on the screen. `hint` says who reads a reason. */
export function usePaperReview({ tellDone, hint }: { tellDone: TellDone; hint: string }) {
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const lookAt = useLookAtDocument();
  const verifyDocument = useVerifyDocument();
  const refuseDocument = useRefuseDocument();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const nameOf = ({ type, name }: MemberDocument) => `${word('documentType', type)}, ${name}`;

  /** A picture opens here, anything else is saved to be opened by the device. */
  async function show(paper: MemberDocument) {
    const picture = await lookAt.mutateAsync(paper);
    if (picture) setOpen({ dialog: 'picture', paper, picture });
  }

  async function verify(paper: MemberDocument) {
    await verifyDocument.mutateAsync(paper.id);
    close();
    tellDone((say) => say('officeHousehold.paper.didVerify', { name: nameOf(paper) }));
  }

  const refuse = (paper: MemberDocument) => setOpen({ dialog: 'refuse', paper });

  const labelOf = ({ content_type }: MemberDocument) =>
    isPicture(content_type) ? t('officeHousehold.paper.show') : t('documents.download');

  const dialogs = open && (
    <>
      {open.dialog === 'picture' && (
        <PictureDialog
          title={nameOf(open.paper)}
          picture={open.picture}
          onVerify={open.paper.verified_at ? undefined : () => verify(open.paper)}
          onRefuse={open.paper.refused_at ? undefined : () => refuse(open.paper)}
          onClose={close}
        />
      )}
      {open.dialog === 'refuse' && (
        <ReasonDialog
          title={t('officeHousehold.paper.refuseTitle', { name: nameOf(open.paper) })}
          consequence={t('officeHousehold.paper.refuseWords')}
          hint={hint}
          confirmLabel={t('officeHousehold.paper.refuseConfirm')}
          onClose={close}
          onSend={async (reason) => {
            await refuseDocument.mutateAsync({ id: open.paper.id, reason });
            tellDone((say) => say('officeHousehold.paper.didRefuse', { name: nameOf(open.paper) }));
          }}
        />
      )}
    </>
  );

  return { show, verify, refuse, labelOf, dialogs };
}
