import type { TypedDraft } from './draft.ts';

/** Where drafts are stored: on the server, and in the tab while the server cannot be reached. */
export type DraftStorage = {
  put: (typed: TypedDraft) => Promise<unknown>;
  remove: () => Promise<unknown>;
  /** Takes the draft out of the list of this tab. */
  hide: () => void;
  bridge: (typed: TypedDraft | undefined) => void;
  onFailure: (error: unknown) => void;
};

const PAUSE_MS = 1_500;
const RETRY_MS = 15_000;

export type DraftKeeper = ReturnType<typeof draftKeeper>;

/**
 * Stores the draft of one form. It is sent when typing pauses, one call after the other, so that a deleted draft cannot
 * reappear. What could not be sent is kept in the tab and sent again.
 */
export function draftKeeper(storage: DraftStorage, stored: TypedDraft | undefined) {
  let latest = stored;
  let storedText = textOf(stored);
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  function schedule(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= sendAll().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function sendAll(): Promise<void> {
    while (textOf(latest) !== storedText) {
      const sent = latest;
      try {
        await (sent ? storage.put(sent) : storage.remove());
      } catch (error) {
        storage.bridge(latest);
        storage.onFailure(error);
        if (!isClosed) schedule(RETRY_MS);
        return;
      }
      storedText = textOf(sent);
    }
    storage.bridge(undefined);
  }

  return {
    save(typed: TypedDraft): void {
      latest = typed;
      if (textOf(latest) !== storedText) schedule(PAUSE_MS);
    },
    discard(): void {
      latest = undefined;
      clearTimeout(timer);
      if (storedText === undefined && !running) return;
      // deleted only after a request that is still running, until which the form could open with it again
      storage.hide();
      schedule(0);
    },
    saveAgain(): void {
      if (!latest) return;
      storedText = undefined;
      // the page may close before the server has answered
      storage.bridge(latest);
      schedule(0);
    },
    flush,
    /** Keeps in the tab what is not on the server yet, because the page may close at any moment. */
    secure(): void {
      if (textOf(latest) !== storedText) storage.bridge(latest);
    },
    close(): void {
      isClosed = true;
      void flush();
    },
  };
}

function textOf(typed: TypedDraft | undefined): string | undefined {
  return typed && JSON.stringify(typed);
}
