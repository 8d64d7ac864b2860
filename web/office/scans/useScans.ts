import { useRef, useState } from 'react';
import type { ScanType } from '../../../domain/households/scans/scanName.ts';
import { MOST_NAMES, type ScanAnswer, scansContract } from '../../../domain/households/scans/scans.contract.ts';
import { withoutForbiddenCharacters } from '../../../domain/shared/text.ts';
import { CallRefused, call } from '../../platform/calls/call.ts';
import { upload } from '../../platform/calls/upload.ts';
import { failureWords } from '../../platform/forms/refusalWords.ts';
import type { ChosenFile } from './chosenFiles.ts';

const LONGEST_PATH = 1_000;

export type Scan = ChosenFile & {
  key: number;
  place: ScanAnswer;
  member_id: number | null;
  type: ScanType | null;
  /** `there`: the same file was attached before. */
  state: 'waits' | 'attached' | 'there' | 'refused';
  /** Why it was refused. */
  words?: string | undefined;
};

/** A scan whose household, person and kind are known. */
export type ReadyScan = Scan & { member_id: number; type: ScanType };

export function isReady(scan: Scan): scan is ReadyScan {
  return scan.state === 'waits' && scan.member_id !== null && scan.type !== null;
}

/** Scans that are attached one after the other; what is stopped can be continued. */
export function useScans() {
  const [scans, setScans] = useState<readonly Scan[]>([]);
  const [sending, setSending] = useState<{ done: number; of: number }>();
  const stopping = useRef<AbortController>(undefined);
  const nextKey = useRef(0);
  const change = (key: number, changed: Partial<Scan>) =>
    setScans((all) => all.map((one) => (one.key === key ? { ...one, ...changed } : one)));

  /** Asks where the files belong; those of a refused question are not added. */
  async function add(files: readonly ChosenFile[]): Promise<void> {
    for (let from = 0; from < files.length; from += MOST_NAMES) {
      const some = files.slice(from, from + MOST_NAMES);
      const places = await call(scansContract.placeScans, { paths: some.map(({ path }) => sent(path)) });
      const found = some.flatMap((file, at) => {
        const place = places[at];
        nextKey.current += 1;
        return place ? [{ ...file, ...told(place), key: nextKey.current, state: 'waits' as const }] : [];
      });
      setScans((all) => [...all, ...found]);
    }
  }

  /** Looks for the household that has a typed number. */
  async function find({ key, type }: Scan, number: string): Promise<boolean> {
    const [place] = await call(scansContract.placeScans, { paths: [sent(number)] });
    if (!place?.household) return false;
    const { member_id } = told(place);
    change(key, { place, member_id, type });
    return true;
  }

  async function attach(isChecked: boolean): Promise<void> {
    const ready = scans.filter(isReady);
    const stop = new AbortController();
    stopping.current = stop;
    for (const [done, scan] of ready.entries()) {
      if (stop.signal.aborted) break;
      setSending({ done, of: ready.length });
      change(scan.key, await sendOne(scan, isChecked, stop.signal));
    }
    setSending(undefined);
  }

  return {
    scans,
    sending,
    add,
    find,
    attach,
    stop: () => stopping.current?.abort(),
    /** Also to try again what was refused. */
    choose: (key: number, chosen: Pick<Partial<Scan>, 'member_id' | 'type'>) =>
      change(key, { ...chosen, state: 'waits', words: undefined }),
    leaveOut: (key: number) => setScans((all) => all.filter((one) => one.key !== key)),
  };
}

export type Scans = ReturnType<typeof useScans>;

/** The end of a path tells the most. */
function sent(path: string): string {
  return withoutForbiddenCharacters(path).slice(-LONGEST_PATH);
}

function told(place: ScanAnswer): Pick<Scan, 'place' | 'member_id' | 'type'> {
  return { place, member_id: place.member_id, type: place.type };
}

async function sendOne(scan: ReadyScan, isChecked: boolean, signal: AbortSignal): Promise<Partial<Scan>> {
  try {
    await upload(scansContract.attachScan, {
      input: { id: scan.member_id },
      file: await scan.open(),
      fields: { type: scan.type, checked: isChecked ? 'yes' : 'no' },
      onProgress: () => undefined,
      signal,
    });
    return { state: 'attached' };
  } catch (failure) {
    if (signal.aborted) return { state: 'waits' };
    if (failure instanceof CallRefused && failure.key === 'file_already_exists') return { state: 'there' };
    return { state: 'refused', words: failureWords(failure) };
  }
}
