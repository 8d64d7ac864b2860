import { useRef, useState } from 'react';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { nameFromFile } from '../../domain/documents/paperName.ts';
import { CallRefused } from '../platform/call.ts';

/** A paper that somebody picked. */
export type Picked = { type: DocumentType; name: string; file: File };

/** It is called as it was `named`, else as its file, as the server would: a file's name may be longer than a paper's. */
export function pickedPaper(type: DocumentType, file: File, named = ''): Picked {
  return { type, name: named.trim() || nameFromFile(file.name) || type, file };
}

/** A paper on its way; with `failure` it has come back. */
export type Sending = Picked & {
  key: number;
  percent: number;
  failure?: unknown;
  /** It has not left yet: whoever picked it was asked first, and said not yet. */
  isHeld?: boolean;
  /** It was sent before and nobody knows what became of it: the answer was lost. */
  mayBeThere?: boolean;
};

export type Send = (
  sending: Sending,
  travel: { onProgress: (percent: number) => void; signal: AbortSignal },
) => Promise<unknown>;

/**
 * Papers on their way, or about to leave: how far each is, and how to cancel it or try again. A paper that has arrived is no
 * longer here.
 */
export function useUploads(send: Send) {
  const [sendings, setSendings] = useState<Sending[]>([]);
  const [arrived, setArrived] = useState<string>();
  const controllers = useRef(new Map<number, AbortController>());
  const lastKey = useRef(0);

  const drop = (key: number) => setSendings((all) => all.filter((sending) => sending.key !== key));
  const note = (key: number, news: Partial<Sending>) =>
    setSendings((all) => all.map((sending) => (sending.key === key ? { ...sending, ...news } : sending)));

  async function travel({ failure: _before, isHeld: _held, ...sending }: Sending) {
    const { key } = sending;
    const controller = new AbortController();
    controllers.current.set(key, controller);
    setSendings((all) => [...all.filter((each) => each.key !== key), { ...sending, percent: 0 }]);
    setArrived(undefined);
    try {
      await send(sending, { onProgress: (percent) => note(key, { percent }), signal: controller.signal });
      drop(key);
      setArrived(sending.name);
    } catch (failure) {
      if (controller.signal.aborted) drop(key);
      else note(key, { failure, mayBeThere: sending.mayBeThere || !isRefused(failure) });
    } finally {
      controllers.current.delete(key);
    }
  }

  function packed(picked: Picked): Sending {
    lastKey.current += 1;
    return { ...picked, key: lastKey.current, percent: 0 };
  }

  /** Keeps it here, to be sent with `retry`. */
  function hold(picked: Picked) {
    setSendings((all) => [...all, { ...packed(picked), isHeld: true }]);
  }

  function cancel({ key, failure, isHeld }: Sending) {
    if (failure || isHeld) drop(key);
    else controllers.current.get(key)?.abort();
  }

  return { sendings, arrived, start: (picked: Picked) => travel(packed(picked)), hold, retry: travel, cancel };
}

/** Said by the server for certain; a fault of its own, or a proxy's, may come after the paper was kept. */
function isRefused(failure: unknown): boolean {
  return failure instanceof CallRefused && failure.status < 500;
}
