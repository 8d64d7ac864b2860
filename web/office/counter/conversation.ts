import { useRef } from 'react';
import { type WayAsked, waysAsked } from '../../../domain/counter/conversation.ts';
import { counterContract } from '../../../domain/counter/counter.contract.ts';
import type { FieldErrors } from '../../../domain/shared/refusal.ts';
import { CallRefused, call } from '../../platform/calls/call.ts';
import { today } from '../../platform/today.ts';

/** The part of a form that says how the household asked, and why. */
export type Asked = { asked: string; why: string };

type Begun = { id: number; asked: WayAsked; why: string; day: string };

/** By household; kept while the page is open, so that a clerk says it once for everything that is changed in a call. */
const begun = new Map<number, Begun>();

/** What was said of the conversation that goes on; empty if none does. */
export function askedOf(householdId: number): Asked {
  const { asked, why } = goingOn(householdId) ?? { asked: '', why: '' };
  return { asked, why };
}

/** What is entered now was asked for in this conversation, which began with the household. */
export function goOnWith(householdId: number, { id, asked }: Pick<Begun, 'id' | 'asked'>): void {
  begun.set(householdId, { id, asked, why: '', day: today() });
}

/** The fields that are missing; the reason only where fee, cover or log-in change. */
export function askedErrors({ asked, why }: Asked, isReasonNeeded: boolean): FieldErrors {
  return {
    ...(asked === '' ? { asked: ['required'] } : {}),
    ...(isReasonNeeded && why.trim() === '' ? { why: ['required'] } : {}),
  };
}

export type Say = (values: Asked) => void;

/** `begin` is for `OnBehalf`; a form calls `say` with its values before it sends. */
export function useConversation(householdId: number) {
  const said = useRef<Asked>(askedOf(householdId));
  return {
    say: (values: Asked) => {
      said.current = { asked: values.asked, why: values.why.trim() };
    },
    begin: () => begin(householdId, said.current),
  };
}

function goingOn(householdId: number): Begun | undefined {
  const conversation = begun.get(householdId);
  return conversation?.day === today() ? conversation : undefined;
}

/** The conversation of which this was said: the one that goes on, or a new one. */
async function begin(householdId: number, { asked, why }: Asked): Promise<number> {
  const way = waysAsked.find((each) => each === asked);
  if (!way) throw new Error('a form has to ask how the household asked');
  const known = goingOn(householdId);
  if (known?.asked === way && known.why === why) return known.id;
  const isSame = known?.asked === way && why !== '';
  const id = isSame ? await giveReason(householdId, known.id, why) : await beginNew(householdId, way, why);
  begun.set(householdId, { id, asked: way, why, day: today() });
  return id;
}

async function beginNew(id: number, asked: WayAsked, why: string): Promise<number> {
  const conversation = await call(counterContract.beginConversation, { id, asked, reason: why || null });
  return conversation.id;
}

async function giveReason(householdId: number, id: number, reason: string): Promise<number> {
  try {
    await call(counterContract.giveReason, { id, reason });
    return id;
  } catch (error) {
    // it is over: the next try begins another
    if (error instanceof CallRefused) begun.delete(householdId);
    throw error;
  }
}
