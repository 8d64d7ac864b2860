import { proofWordsDe } from './proofWords.de.ts';

/** The printed proof of a taking over (decision 106). */
export const proofWordingDe = {
  proof: {
    ...proofWordsDe,
    title: 'Abgleich der Übernahme',
    filename: 'Abgleich-{{day}}.pdf',
    of: 'Liste: {{name}}',
    day: 'Verglichen für den {{day}}',
    sums: 'Personen, Haushalte und offene Beträge',
    what: 'Was',
    equal: 'Gleich',
    differences: 'Erklärte Unterschiede',
    kind: 'Unterschied',
    why: 'Erklärung',
    count: 'Anzahl',
    noDifference: 'Es gab keinen Unterschied.',
    signed: 'Unterschrieben im Portal von {{first}} am {{firstDay}} und von {{second}} am {{secondDay}}.',
    signedAlone:
      'Unterschrieben im Portal von {{first}} am {{firstDay}} und noch einmal am {{secondDay}}. Niemand sonst war im Vorstand.',
    unsigned: 'Dieser Abgleich ist noch nicht unterschrieben.',
    stillOpen: '{{number}} Unterschiede sind noch nicht erklärt.',
    board: 'Vorstand',
  },
};
