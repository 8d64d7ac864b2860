import { useSyncExternalStore } from 'react';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { currentSession } from '../platform/session/session.ts';

/** A document of a person that is being uploaded. */
export type OnTheWay = { memberId: number; type: DocumentType; name: string };

/** An upload; `failure` is set once it has failed. */
export type Sending = OnTheWay & {
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
   * typed for it is wrong.
   */
  held?: 'submission' | 'last_day';
  /** The last day on which the document is valid, if it was typed. */
  validUntil?: string;
  /** The answer of an earlier attempt was lost, so the server may have the document already. */
  mayBeThere?: boolean;
  /** Somebody has seen that it failed. */
  isTold?: boolean;
};

type Picked = Pick<Sending, 'memberId' | 'type' | 'name' | 'file' | 'place' | 'validUntil'>;

/** All uploads that have not arrived, and the document that arrived last. */
type Standing = { sendings: readonly Sending[]; arrived: OnTheWay | undefined };

/**
 * Kept outside of the screens: an upload continues when its screen is left, and a failed one waits to be sent again.
 */
let standing: Standing = { sendings: [], arrived: undefined };
let lastKey = 0;
const onScreen: number[] = [];
const listeners = new Set<() => void>();

export function useOnTheWay(): Standing {
  return useSyncExternalStore(subscribe, documentsStanding);
}

export function documentsStanding(): Standing {
  return standing;
}

/** The uploads of a person that are running now. */
export function documentsOnTheWay(memberId: number): OnTheWay[] {
  return standing.sendings.flatMap(({ failure, held, ...document }) =>
    document.memberId === memberId && !failure && !held ? [{ memberId, type: document.type, name: document.name }] : [],
  );
}

export function pack(picked: Picked): Sending {
  lastKey += 1;
  return { ...picked, key: lastKey, owner: currentSession().owner, percent: 0 };
}

/** Adds an upload at the end, or replaces it in its new state. */
export function put(sending: Sending): void {
  set({ sendings: [...others(sending.key), sending], arrived: undefined });
}

export function note(key: number, news: Partial<Sending>): void {
  set({ sendings: standing.sendings.map((each) => (each.key === key ? { ...each, ...news } : each)) });
}

export function drop(key: number): void {
  set({ sendings: others(key) });
}

export function arrive({ key, memberId, type, name }: Sending): void {
  // after a log-out nobody is told about it any more
  const isKnown = standing.sendings.some((each) => each.key === key);
  if (isKnown) set({ sendings: others(key), arrived: { memberId, type, name } });
}

/** Marks an upload as failed. It counts as seen if the documents of that person are on screen. */
export function comeBack(sending: Sending, news: Pick<Sending, 'failure' | 'mayBeThere'>): void {
  note(sending.key, { ...news, isTold: onScreen.includes(sending.memberId) });
}

/** Marks the documents of a person as being on screen, until the returned function is called. */
export function watchDocuments(memberId: number): () => void {
  onScreen.push(memberId);
  tell((sending) => sending.memberId === memberId);
  return () => void onScreen.splice(onScreen.indexOf(memberId), 1);
}

/** Failed uploads that nobody has seen: all those of the first such screen. */
export function lostDocuments({ sendings }: Standing): Sending[] {
  const lost = sendings.filter(({ failure, isTold }) => failure && !isTold);
  return lost.filter(({ place }) => place === lost[0]?.place);
}

export function tellLost(lost: readonly Sending[]): void {
  tell(({ key }) => lost.some((each) => each.key === key));
}

/** Removes the uploads of everybody but this person; without an owner it removes all. */
export function keepDocumentsOf(owner: number | undefined): void {
  const own = standing.sendings.filter((sending) => owner !== undefined && sending.owner === owner);
  set({ sendings: own, arrived: undefined });
}

function tell(isSeen: (sending: Sending) => boolean): void {
  const isNews = (each: Sending) => each.failure && !each.isTold && isSeen(each);
  if (!standing.sendings.some(isNews)) return;
  set({ sendings: standing.sendings.map((each) => (isNews(each) ? { ...each, isTold: true } : each)) });
}

function others(key: number): Sending[] {
  return standing.sendings.filter((each) => each.key !== key);
}

function set(next: Partial<Standing>): void {
  standing = { ...standing, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
