import { useLayoutEffect, useState } from 'react';
import { nameFromFile } from '../../domain/documents/documentName.ts';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { CallRefused } from '../platform/calls/call.ts';
import { useLocation } from '../ui/router/Router.tsx';
import { lastDayRefusal } from './lastDayRefusal.ts';
import {
  completeUpload,
  type FailureNews,
  failUpload,
  newUpload,
  type PendingUpload,
  putUpload,
  removeUpload,
  showUploadsOf,
  updateUpload,
  usePendingUploads,
} from './pendingUploads.ts';

/** A file that was picked for upload. */
export type Picked = { type: DocumentType; name: string; file: File; validUntil?: string };

/**
 * Named as the caller says, otherwise after its file in the same way as the server does it, because a file's name may
 * be longer than a document's.
 */
export function pickedDocument(type: DocumentType, file: File, named = ''): Picked {
  return { type, name: named.trim() || nameFromFile(file.name) || type, file };
}

export type SendUpload = (
  upload: PendingUpload,
  travel: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<unknown>;

/** The person, and the types of documents. */
type Whose = { memberId: number; types: readonly DocumentType[] };

const controllers = new Map<number, AbortController>();

/** The uploads of a person: progress, cancelling and retrying. A document that has arrived is no longer in the list. */
export function useUploads({ memberId, types }: Whose, send: SendUpload) {
  const { pending, lastUploaded } = usePendingUploads();
  const { pathname: place } = useLocation();
  // a document that arrived before this screen was opened is not announced on it
  const [before] = useState(lastUploaded);
  useLayoutEffect(() => showUploadsOf(memberId), [memberId]);
  const isOurs = (document: { memberId: number; type: DocumentType }) =>
    document.memberId === memberId && types.includes(document.type);

  async function run({ failure: _failure, held: _held, isSeen: _isSeen, ...upload }: PendingUpload) {
    const { key } = upload;
    const controller = new AbortController();
    controllers.set(key, controller);
    putUpload({ ...upload, percent: 0 });
    try {
      await send(upload, { onProgress: (percent) => updateUpload(key, { percent }), signal: controller.signal });
      completeUpload(upload);
    } catch (failure) {
      if (controller.signal.aborted) removeUpload(key);
      else failUpload(upload, failureNews(upload, failure));
    } finally {
      controllers.delete(key);
    }
  }

  function cancel({ key, failure, held }: PendingUpload) {
    if (failure || held) removeUpload(key);
    else controllers.get(key)?.abort();
  }

  return {
    pending: pending.filter(isOurs),
    lastUploaded: lastUploaded && lastUploaded !== before && isOurs(lastUploaded) ? lastUploaded.name : undefined,
    start: (picked: Picked) => run(newUpload({ ...picked, memberId, place })),
    /** Keeps the file here, to be sent with `retry`. */
    hold: (picked: Picked, held: NonNullable<PendingUpload['held']>) =>
      putUpload({ ...newUpload({ ...picked, memberId, place }), held }),
    /** Replaces an upload that waits here by its new state. */
    keep: (upload: PendingUpload) => updateUpload(upload.key, upload),
    retry: run,
    cancel,
  };
}

/** A day that the server refuses must be typed again: sent once more, it would be refused for ever. */
function failureNews({ mayBeStored }: PendingUpload, failure: unknown): FailureNews {
  return {
    failure,
    mayBeStored: mayBeStored || !isRefused(failure),
    ...(lastDayRefusal(failure) ? { held: 'last_day' } : {}),
  };
}

/**
 * Whether the server has certainly refused it. After a 5xx, of the server or of a proxy, the document may have been
 * stored.
 */
function isRefused(failure: unknown): boolean {
  return failure instanceof CallRefused && failure.status < 500;
}
