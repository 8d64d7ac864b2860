import { z } from 'zod';
import { contract } from '../shared/contract.ts';
import { id, pathId, wireDay } from '../shared/fields.ts';
import { coverVerdicts } from './cover.ts';
import { noCardRefusals } from './membershipCard.ts';

/** A card that a printer of cards prints, or a sheet to cut it out of. */
export const cardFormats = ['card', 'a4'] as const;
export type CardFormat = (typeof cardFormats)[number];

/** Whether the membership covers a person today, with the facts for a sentence about it. */
export const personCover = z.object({
  member_id: id,
  verdict: z.enum(coverVerdicts),
  /** Covered: the first day of it. Ended or excluded: the first day without. */
  since: wireDay.nullable(),
  /** Ended: whether the membership had ever begun. */
  had_begun: z.boolean(),
  /** Waiting: the last day of the period; null while it does not run, and for newborns. */
  waiting_until: wireDay.nullable(),
  waiting_for: z.enum(['payment', 'days', 'documents', 'household']).nullable(),
  /** In arrears: the numbers of the invoices. */
  bill_numbers: z.array(z.string()),
});

export const membershipContract = contract({
  listCover: {
    method: 'GET',
    path: '/api/v1/household/:id/cover',
    summary:
      'Whether the membership covers each person of the household today, and why not; without the dead (decision 57).',
    access: 'member',
    params: pathId,
    answer: z.array(personCover),
    status: 200,
    missing: 'HouseholdNotFound',
  },
  renderMembershipCard: {
    method: 'GET',
    path: '/api/v1/household/:id/membership-card',
    summary:
      'The membership card as a PDF, of a card’s size or to be cut out of A4: number, who is covered today, whom to call.',
    access: 'member',
    params: pathId,
    query: z.object({ format: z.enum(cardFormats).default('a4') }),
    answer: 'file',
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: noCardRefusals,
  },
  downloadCalendar: {
    method: 'GET',
    path: '/api/v1/household/:id/calendar',
    summary:
      'Due dates and the end of waiting from today on, as all-day events with neutral titles (iCalendar, RFC 5545).',
    access: 'member',
    params: pathId,
    answer: 'file',
    status: 200,
    missing: 'HouseholdNotFound',
    refusals: ['calendar_empty'],
  },
});
