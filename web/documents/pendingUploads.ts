import { useSyncExternalStore } from 'react';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { currentSession, ownersOnly } from '../platform/session/session.ts';

/** A document of a person that is being uploaded. */
export type UploadedDocument = { memberId: number; type: DocumentType; name: string };

/** An upload; `failure` is set once it has failed. */
export type PendingUpload = UploadedDocument & {
  key: number;
  file: File;
  /** The path of the screen on which the file was picked. */
  place: string;
  /** Who was logged in then. */
  owner: number | undefined;
  percent: number;
  failure?: unknown;
  /**
   * Not sent yet: the reader was asked whether to submit the application with it, and said "not yet"; or the last day
   * typed for it is wrong, or was refused by the server.
   */
  held?: 'submission' | 'last_day';
  /** The last day on which the document is valid, empty without one; as it was typed while it is wrong. */
  validUntil?: string;
  /** The answer of an earlier attempt was lost, so the server may have the document already. */
  mayBeStored?: boolean;
  /** Somebody has seen that it failed. */
  isSeen?: boolean;
};

type Picked = Pick<PendingUpload, 'memberId' | 'type' | 'name' | 'file' | 'place' | 'validUntil'>;

/** All uploads that are not complete, and the document that was uploaded last. */
type Uploads = { pending: readonly PendingUpload[]; lastUploaded: UploadedDocument | undefined };

/**
 * Kept outside of the screens: an upload continues when its screen is left, and a failed one waits to be sent again.
 */
let uploads: Uploads = { pending: [], lastUploaded: undefined };
let lastKey = 0;
const onScreen: number[] = [];
const listeners = new Set<() => void>();
ownersOnly.add(keepUploadsOf);

export function usePendingUploads(): Uploads {
  return useSyncExternalStore(subscribe, currentUploads);
}

export function currentUploads(): Uploads {
  return uploads;
}

/** The uploads of a person that are running now. */
export function runningUploadsOf(memberId: number): UploadedDocument[] {
  return uploads.pending.flatMap(({ failure, held, ...document }) =>
    document.memberId === memberId && !failure && !held ? [{ memberId, type: document.type, name: document.name }] : [],
  );
}

export function newUpload(picked: Picked): PendingUpload {
  lastKey += 1;
  return { ...picked, key: lastKey, owner: currentSession().owner, percent: 0 };
}

/** Adds an upload at the end, or replaces it in its new state. */
export function putUpload(upload: PendingUpload): void {
  set({ pending: [...others(upload.key), upload], lastUploaded: undefined });
}

export function updateUpload(key: number, news: Partial<PendingUpload>): void {
  set({ pending: uploads.pending.map((each) => (each.key === key ? { ...each, ...news } : each)) });
}

export function removeUpload(key: number): void {
  set({ pending: others(key) });
}

export function completeUpload({ key, memberId, type, name }: PendingUpload): void {
  // after a log-out nobody is told about it any more
  const isKnown = uploads.pending.some((each) => each.key === key);
  if (isKnown) set({ pending: others(key), lastUploaded: { memberId, type, name } });
}

export type FailureNews = Pick<PendingUpload, 'failure' | 'mayBeStored' | 'held'>;

/** Marks an upload as failed. It counts as seen if the documents of that person are on screen. */
export function failUpload(upload: PendingUpload, news: FailureNews): void {
  updateUpload(upload.key, { ...news, isSeen: onScreen.includes(upload.memberId) });
}

/** Marks the documents of a person as being on screen, until the returned function is called. */
export function showUploadsOf(memberId: number): () => void {
  onScreen.push(memberId);
  markSeen((upload) => upload.memberId === memberId);
  return () => void onScreen.splice(onScreen.indexOf(memberId), 1);
}

/** Failed uploads that nobody has seen: all those of the first such screen. */
export function unseenFailures({ pending }: Uploads): PendingUpload[] {
  const lost = pending.filter(({ failure, isSeen }) => failure && !isSeen);
  return lost.filter(({ place }) => place === lost[0]?.place);
}

export function markFailuresSeen(lost: readonly PendingUpload[]): void {
  markSeen(({ key }) => lost.some((each) => each.key === key));
}

/** Removes the uploads of everybody but this person; without an owner it removes all. */
export function keepUploadsOf(owner: number | undefined): void {
  const own = uploads.pending.filter((upload) => owner !== undefined && upload.owner === owner);
  set({ pending: own, lastUploaded: undefined });
}

function markSeen(matches: (upload: PendingUpload) => boolean): void {
  const isNewlySeen = (each: PendingUpload) => each.failure && !each.isSeen && matches(each);
  if (!uploads.pending.some(isNewlySeen)) return;
  set({ pending: uploads.pending.map((each) => (isNewlySeen(each) ? { ...each, isSeen: true } : each)) });
}

function others(key: number): PendingUpload[] {
  return uploads.pending.filter((each) => each.key !== key);
}

function set(next: Partial<Uploads>): void {
  uploads = { ...uploads, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
