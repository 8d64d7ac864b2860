import { useSyncExternalStore } from 'react';
import type { DocumentType } from '../../domain/documents/documentTypes.ts';
import { currentSession } from '../platform/session/session.ts';

/** A person's paper that travels. */
export type OnTheWay = { memberId: number; type: DocumentType; name: string };

/** A paper on its way; with `failure` it has come back. */
export type Sending = OnTheWay & {
  key: number;
  file: File;
  /** The address of the screen on which it was picked. */
  place: string;
  /** Who was logged in then. */
  owner: number | undefined;
  percent: number;
  failure?: unknown;
  /** It has not left yet: whoever picked it was asked first, and said not yet. */
  isHeld?: boolean;
  /** It was sent before and nobody knows what became of it: the answer was lost. */
  mayBeThere?: boolean;
  /** It has come back, and somebody was there to see it. */
  isTold?: boolean;
};

type Picked = Pick<Sending, 'memberId' | 'type' | 'name' | 'file' | 'place'>;

/** All that has not arrived, and what arrived last. */
type Standing = { sendings: readonly Sending[]; arrived: OnTheWay | undefined };

/**
 * A paper that travels goes on when its screen is left, and one that has come back waits there to be sent again: so they
 * are known beside the screens.
 */
let standing: Standing = { sendings: [], arrived: undefined };
let lastKey = 0;
const onScreen: number[] = [];
const listeners = new Set<() => void>();

export function useOnTheWay(): Standing {
  return useSyncExternalStore(subscribe, papersStanding);
}

export function papersStanding(): Standing {
  return standing;
}

/** A person's papers that travel right now. */
export function papersOnTheWay(memberId: number): OnTheWay[] {
  return standing.sendings.flatMap(({ failure, isHeld, ...paper }) =>
    paper.memberId === memberId && !failure && !isHeld ? [{ memberId, type: paper.type, name: paper.name }] : [],
  );
}

export function pack(picked: Picked): Sending {
  lastKey += 1;
  return { ...picked, key: lastKey, owner: currentSession().owner, percent: 0 };
}

/** Puts a paper below the others, in its new standing. */
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
  // nobody hears of it any more who has logged out meanwhile
  const isKnown = standing.sendings.some((each) => each.key === key);
  if (isKnown) set({ sendings: others(key), arrived: { memberId, type, name } });
}

/** It has come back; whoever has that person's papers on screen sees it. */
export function comeBack(sending: Sending, news: Pick<Sending, 'failure' | 'mayBeThere'>): void {
  note(sending.key, { ...news, isTold: onScreen.includes(sending.memberId) });
}

/** A person's papers are on screen, until the answered function is called. */
export function watchPapers(memberId: number): () => void {
  onScreen.push(memberId);
  tell((sending) => sending.memberId === memberId);
  return () => void onScreen.splice(onScreen.indexOf(memberId), 1);
}

/** What came back to a screen that nobody had before their eyes: all of the first such screen. */
export function lostPapers({ sendings }: Standing): Sending[] {
  const lost = sendings.filter(({ failure, isTold }) => failure && !isTold);
  return lost.filter(({ place }) => place === lost[0]?.place);
}

export function tellLost(lost: readonly Sending[]): void {
  tell(({ key }) => lost.some((each) => each.key === key));
}

/** Lets go of what somebody else has picked than who is logged in now; of all where nobody stays. */
export function keepPapersOf(owner: number | undefined): void {
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
