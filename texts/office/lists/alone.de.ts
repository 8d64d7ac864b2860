import type { AloneKind, aloneOutcomes } from '../../../domain/audit/alone.ts';
import { recordDe } from './record.de.ts';

/** What one person of the office did or tried alone. */
export const aloneDe = {
  kinds: {
    refused: 'Abgelehnt',
    waiting: 'Für eine zweite Person',
    money: 'Allein: Geld',
    cover: 'Allein: Mitgliedschaft und Todesfall',
    data: 'Allein: Daten und Nachrichten',
  } satisfies Record<AloneKind, string>,
  tried: {
    ...recordDe,
    // the board reads of it only where it was refused
    approval_agreed: 'Zustimmung als zweite Person',
    board_page: 'Seite des Vorstands geöffnet',
  },
  outcomes: {
    needs_second: 'Abgelehnt: braucht eine zweite Person',
    not_allowed: 'Abgelehnt: ohne Berechtigung',
    against_rule: 'Abgelehnt: gegen eine Regel',
    not_valid: 'Abgelehnt: ungültige Angaben',
    not_there: 'Abgelehnt: gibt es nicht',
    too_often: 'Abgelehnt: zu oft',
    waits: 'Wartet',
    for_second: 'Braucht eine zweite Person',
    agreed: 'Zugestimmt',
    declined: 'Von der zweiten Person abgelehnt',
    withdrawn: 'Zurückgezogen',
    lapsed: 'Verfallen',
    took_effect: 'Galt von selbst',
    done: 'Geschehen',
    by_two: 'Geschehen, zu zweit',
  } satisfies Record<(typeof aloneOutcomes)[number], string>,
};
