import type { AloneKind, aloneOutcomes } from '../../../domain/audit/alone.ts';
import { recordEn } from './record.en.ts';

/** What one person of the office did or tried alone. */
export const aloneEn = {
  kinds: {
    refused: 'Refused',
    waiting: 'For a second person',
    money: 'Alone: money',
    cover: 'Alone: membership and deaths',
    data: 'Alone: data and messages',
  } satisfies Record<AloneKind, string>,
  tried: {
    ...recordEn,
    // the board reads of it only where it was refused
    approval_agreed: 'Agreeing as the second person',
    board_page: 'A page of the board opened',
  },
  outcomes: {
    needs_second: 'Refused: needs a second person',
    not_allowed: 'Refused: no permission',
    against_rule: 'Refused: against a rule',
    not_valid: 'Refused: details not valid',
    not_there: 'Refused: does not exist',
    too_often: 'Refused: too often',
    waits: 'Waiting',
    for_second: 'Needs a second person',
    agreed: 'Agreed to',
    declined: 'Declined by the second person',
    withdrawn: 'Withdrawn',
    lapsed: 'Lapsed',
    took_effect: 'Took effect by itself',
    done: 'Done',
    by_two: 'Done by two',
  } satisfies Record<(typeof aloneOutcomes)[number], string>,
};
