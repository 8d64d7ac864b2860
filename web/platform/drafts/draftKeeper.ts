import type { TypedDraft } from './draft.ts';

/** Where drafts are stored: on the server, and in the tab while the server cannot be reached. */
export type DraftPlaces = {
  put: (typed: TypedDraft) => Promise<unknown>;
  remove: () => Promise<unknown>;
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
export function draftKeeper(places: DraftPlaces, kept: TypedDraft | undefined) {
  let wanted = kept;
  let known = textOf(kept);
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
    while (textOf(wanted) !== known) {
      const sent = wanted;
      try {
        await (sent ? places.put(sent) : places.remove());
      } catch (error) {
        places.bridge(wanted);
        places.onFailure(error);
        if (!isClosed) schedule(RETRY_MS);
        return;
      }
      known = textOf(sent);
    }
    places.bridge(undefined);
  }

  return {
    keep(typed: TypedDraft): void {
      wanted = typed;
      if (textOf(wanted) !== known) schedule(PAUSE_MS);
    },
    discard(): void {
      wanted = undefined;
      if (known !== undefined || running) schedule(0);
      else clearTimeout(timer);
    },
    keepAgain(): void {
      if (!wanted) return;
      known = undefined;
      // the page may close before the server has answered
      places.bridge(wanted);
      schedule(0);
    },
    flush,
    /** Keeps in the tab what is not on the server yet, because the page may close at any moment. */
    secure(): void {
      if (textOf(wanted) !== known) places.bridge(wanted);
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
