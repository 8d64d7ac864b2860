import type { WayAsked } from '../../domain/counter/conversation.ts';
import type { ActedKind } from '../../domain/shared/actedKinds.ts';
import { message } from '../messages.ts';
import { say } from '../words.ts';

/** What the office did for the household, and how it had asked for that. */
export const actedForYouMessage = message(
  'counter.acted',
  ({ asked, kinds }: { asked: WayAsked; kinds: readonly ActedKind[] }, { language }) => ({
    says: [
      [say(language, `counter.acted.${asked}`)],
      kinds.map((kind) => say(language, `counter.acted.did.${kind}`)),
      'wrong',
    ],
    link: { label: 'counter.acted.link', path: '/main-member' },
  }),
);
