import type { proofWordingDe } from './proofWording.de.ts';
import { proofWordsEn } from './proofWords.en.ts';

/** The printed proof of a taking over (decision 106). */
export const proofWordingEn: typeof proofWordingDe = {
  proof: {
    ...proofWordsEn,
    title: 'Proof of the taking over',
    filename: 'Proof-{{day}}.pdf',
    of: 'List: {{name}}',
    day: 'Compared for {{day}}',
    sums: 'People, households and open amounts',
    what: 'What',
    equal: 'Equal',
    differences: 'Explained differences',
    kind: 'Difference',
    why: 'Explanation',
    count: 'Number',
    noDifference: 'There was no difference.',
    signed: 'Signed in the portal by {{first}} on {{firstDay}} and by {{second}} on {{secondDay}}.',
    signedAlone:
      'Signed in the portal by {{first}} on {{firstDay}} and again on {{secondDay}}. Nobody else was in the board.',
    unsigned: 'This proof is not signed yet.',
    stillOpen: '{{number}} differences are not explained yet.',
    board: 'Board',
  },
};
