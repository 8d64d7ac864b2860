import { createContext, use } from 'react';
import { CONVERSATION } from '../../../domain/shared/contract.ts';

type Begin = () => Promise<number>;

const Conversation = createContext<Begin | undefined>(undefined);

/**
 * Around forms that the office fills in for a household: begins the conversation in which the household asked for it, or
 * returns the one that goes on. All calls sent with `useSend` below it name that conversation (decision 94).
 */
export const OnBehalf = Conversation.Provider;

/** What a call has to send along. */
export function useOnBehalf(): () => Promise<object> {
  const begin = use(Conversation);
  return async () => (begin ? { [CONVERSATION]: await begin() } : {});
}
