import type { TypedDraft } from './draft.ts';

/** Where drafts go: to the server, and while that cannot be reached into the tab’s own memory. */
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
 * Keeps what is typed into one form: sent when the typing pauses, one call after the other, so that a draft that was
 * discarded never comes back behind its removal. What could not be sent waits in the bridge and is sent again.
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
      // The page may be gone before the server has heard of it.
      places.bridge(wanted);
      schedule(0);
    },
    flush,
    /** The page may be gone in a moment: what is not on the server yet stays in the tab. */
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
