import { useLayoutEffect, useState } from 'react';
import { nameFromFile } from '../../domain/documents/documentName.ts';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { CallRefused } from '../platform/calls/call.ts';
import { useLocation } from '../ui/router/Router.tsx';
import { arrive, comeBack, drop, note, pack, put, type Sending, useOnTheWay, watchDocuments } from './onTheWay.ts';

/** A file that was picked for upload. */
export type Picked = { type: DocumentType; name: string; file: File; validUntil?: string };

/**
 * Named as the caller says, otherwise after its file in the same way as the server does it, because a file's name may
 * be longer than a document's.
 */
export function pickedDocument(type: DocumentType, file: File, named = ''): Picked {
  return { type, name: named.trim() || nameFromFile(file.name) || type, file };
}

export type Send = (
  sending: Sending,
  travel: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<unknown>;

/** The person, and the types of documents. */
type Whose = { memberId: number; types: readonly DocumentType[] };

const controllers = new Map<number, AbortController>();

/** The uploads of a person: progress, cancelling and retrying. A document that has arrived is no longer in the list. */
export function useUploads({ memberId, types }: Whose, send: Send) {
  const { sendings, arrived } = useOnTheWay();
  const { pathname: place } = useLocation();
  // a document that arrived before this screen was opened is not announced on it
  const [before] = useState(arrived);
  useLayoutEffect(() => watchDocuments(memberId), [memberId]);
  const isOurs = (document: { memberId: number; type: DocumentType }) =>
    document.memberId === memberId && types.includes(document.type);

  async function travel({ failure: _before, held: _held, isTold: _told, ...sending }: Sending) {
    const { key } = sending;
    const controller = new AbortController();
    controllers.set(key, controller);
    put({ ...sending, percent: 0 });
    try {
      await send(sending, { onProgress: (percent) => note(key, { percent }), signal: controller.signal });
      arrive(sending);
    } catch (failure) {
      if (controller.signal.aborted) drop(key);
      else comeBack(sending, { failure, mayBeThere: sending.mayBeThere || !isRefused(failure) });
    } finally {
      controllers.delete(key);
    }
  }

  function cancel({ key, failure, held }: Sending) {
    if (failure || held) drop(key);
    else controllers.get(key)?.abort();
  }

  return {
    sendings: sendings.filter(isOurs),
    arrived: arrived && arrived !== before && isOurs(arrived) ? arrived.name : undefined,
    start: (picked: Picked) => travel(pack({ ...picked, memberId, place })),
    /** Keeps the file here, to be sent with `retry`. */
    hold: (picked: Picked, held: NonNullable<Sending['held']>) =>
      put({ ...pack({ ...picked, memberId, place }), held }),
    retry: travel,
    cancel,
  };
}

/**
 * Whether the server has certainly refused it. After a 5xx, of the server or of a proxy, the document may have been
 * stored.
 */
function isRefused(failure: unknown): boolean {
  return failure instanceof CallRefused && failure.status < 500;
}
