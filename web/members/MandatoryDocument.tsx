import { useState } from 'react';
import type { MemberDocument } from '../../domain/documents/documents.contract.ts';
import { documentPlace } from '../../domain/members/personPath.ts';
import { DocumentField } from '../documents/DocumentField.tsx';
import { DocumentGroup, type DocumentGroupProps } from '../documents/DocumentGroup.tsx';
import type { PendingUpload } from '../documents/pendingUploads.ts';
import { type Picked, pickedDocument } from '../documents/useUploads.ts';
import { useLeaveGuard } from '../platform/drafts/useLeaveGuard.tsx';
import { useTranslation } from '../platform/words.ts';
import { useStoredWords } from '../reference/useStoredWords.ts';
import { Button } from '../ui/actions/Button.tsx';
import { Badge } from '../ui/content/Badge.tsx';
import { Inline, Stack } from '../ui/frame/Layout.tsx';
import { LastDayField } from './LastDayField.tsx';
import { useLastDay } from './useLastDay.ts';
import { ValidityDialog } from './ValidityDialog.tsx';

export type MandatoryDocumentProps = {
  type: 'passport' | 'residence_permit';
  hint: string;
  /** Whether the application cannot be submitted without it: only for the main member (D19). */
  isNeeded: boolean;
  /** Why this person need not upload it (D19). */
  notNeeded?: string | undefined;
  group: DocumentGroupProps;
  /** Absent if nothing may be changed any more. */
  onPick?: ((picked: Picked) => unknown) | undefined;
  /** Stores until when a document is valid; absent if nothing may be changed any more. */
  onValidity?: ((id: number, validUntil: string | null) => Promise<unknown>) | undefined;
};

/** A mandatory document: what was uploaded, and a field to upload it. */
export function MandatoryDocument(props: MandatoryDocumentProps) {
  const { type, hint, isNeeded, notNeeded, group, onPick, onValidity } = props;
  const { t } = useTranslation();
  const { word } = useStoredWords();
  const [asked, setAsked] = useState<MemberDocument>();
  const lastDay = useLastDay(
    type,
    group.pending.filter(({ held }) => held === 'last_day'),
  );
  const leaveQuestion = useLeaveGuard(() => lastDay.hasUnsent);
  const label = word('documentType', type);
  const newest = group.documents.findLast((document) => !document.refused_at);
  const isMissing = isNeeded && !notNeeded && !group.documents.some((document) => !document.refused_at);

  /** With a wrong last day the file waits here, and is sent again with the right one. */
  function pick(file: File) {
    const picked = pickedDocument(type, file);
    const validUntil = lastDay.take();
    return validUntil === undefined
      ? group.uploads.hold({ ...picked, validUntil: lastDay.typed }, 'last_day')
      : onPick?.(validUntil ? { ...picked, validUntil } : picked);
  }

  async function retry(sending: PendingUpload) {
    if (sending.held !== 'last_day') return group.uploads.retry(sending);
    const validUntil = lastDay.take(sending);
    if (validUntil !== undefined) await group.uploads.retry({ ...sending, validUntil, failure: undefined });
  }

  return (
    <Stack gap={3}>
      <Inline>
        <h3>{label}</h3>
        {isMissing && group.pending.length === 0 && <Badge tone="orange">{t('documents.missing')}</Badge>}
      </Inline>
      {notNeeded && <p>{notNeeded}</p>}
      <DocumentGroup {...group} uploads={{ ...group.uploads, retry }} onValidity={onValidity && setAsked} />
      {onPick && !notNeeded && (
        <>
          <LastDayField lastDay={lastDay} documentName={label} />
          {newest && onValidity && lastDay.hasUnsent && (
            <Inline>
              <Button look="secondary" onClick={() => lastDay.store((day) => onValidity(newest.id, day))}>
                {t('documents.saveLastDay', { name: newest.name })}
              </Button>
            </Inline>
          )}
          <DocumentField id={documentPlace(type)} label={label} labelHidden hint={hint} onPick={pick} />
        </>
      )}
      {asked && onValidity && (
        <ValidityDialog
          document={asked}
          onSave={(validUntil) => onValidity(asked.id, validUntil)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {leaveQuestion}
    </Stack>
  );
}
