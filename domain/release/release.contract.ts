import { z } from 'zod';
import { channels } from '../members/channel.ts';
import { contract } from '../shared/contract.ts';
import { choice, id, instant, linesOfText, optional, optionalText, pathId } from '../shared/fields.ts';

/** What a released household gets, or why it gets nothing. */
export const invitations = ['mail', 'letter', 'has_account', 'ended', 'no_birth_day', 'no_address'] as const;
export type Invitation = (typeof invitations)[number];

/** Which silent households are released by status; left out: all. */
export const releaseStatuses = ['active', 'waiting', 'inactive'] as const;

/** Which silent households are released: those to which all of it applies. */
export const releaseChosen = z.object({
  status: optional(choice(releaseStatuses)),
  channel: optional(choice(channels)),
  /** The first digits of the post code of the main address. */
  postal_code: optionalText(10),
  /** A pasted list of membership numbers and old numbers. */
  numbers: optional(linesOfText(20_000)),
});

/**
 * `asked`: waits for another of the board. `releasing`: leaves at `leaves_at`, or is leaving. `stopped`: what had not left stays
 * silent.
 */
export const releaseStates = ['asked', 'releasing', 'stopped', 'released'] as const;
export type ReleaseState = (typeof releaseStates)[number];

export const releaseCounts = z.object({
  households: z.int(),
  mail: z.int(),
  letter: z.int(),
  has_account: z.int(),
  ended: z.int(),
  no_birth_day: z.int(),
  no_address: z.int(),
});
export type ReleaseCounts = z.output<typeof releaseCounts>;

export const release = z.object({
  id,
  state: z.enum(releaseStates),
  asked_at: instant,
  /** Null if the account is gone. */
  by: z.string().nullable(),
  /** Whether the reader may agree to it. */
  may_agree: z.boolean(),
  leaves_at: instant.nullable(),
  /** How many were chosen, and what each gets; from the day on which it was asked for. */
  counts: releaseCounts,
  /** How many are released by now. */
  left: z.int(),
  first_invoices_at: instant.nullable(),
  first_reminders_at: instant.nullable(),
});
export type Release = z.output<typeof release>;

const one = { access: 'office', params: pathId, answer: release, status: 200, missing: 'release_not_found' } as const;

/** Households that were taken over begin to be written to (decision 103); only the board may. */
export const releaseContract = contract({
  getReleases: {
    method: 'GET',
    path: '/api/v1/office/releases',
    summary: 'How many households are silent, and the newest fifty releases.',
    access: 'office',
    records: 'nothing',
    answer: z.object({
      silent: z.int(),
      /** Of them: those whose money rests because of a death; they cannot be released before the case is closed. */
      resting: z.int(),
      may_release: z.boolean(),
      releases: z.array(release),
    }),
    status: 200,
  },
  countRelease: {
    method: 'POST',
    path: '/api/v1/office/releases/count',
    summary: 'How many silent households a release would reach now, and what each would get; changes nothing.',
    access: 'office',
    records: 'nothing',
    body: releaseChosen,
    /** `unknown`: pasted numbers that no silent household has, the first twenty. */
    answer: z.object({ ...releaseCounts.shape, unknown: z.array(z.string()) }),
    status: 200,
  },
  askForRelease: {
    method: 'POST',
    path: '/api/v1/office/releases',
    summary:
      'Releases the chosen silent households in an hour; where another of the board works, as soon as they have agreed.',
    access: 'office',
    records: ['release.asked'],
    keyed: true,
    body: releaseChosen,
    answer: release,
    status: 201,
    refusals: ['release_for_nobody'],
  },
  agreeToRelease: {
    ...one,
    method: 'POST',
    path: '/api/v1/office/releases/:id/agree',
    summary: 'Agrees to a release that another of the board asked for; it leaves in an hour.',
    records: ['release.agreed'],
    refusals: ['release_by_another', 'release_not_waiting'],
  },
  stopRelease: {
    ...one,
    method: 'POST',
    path: '/api/v1/office/releases/:id/stop',
    summary: 'Stops a release: households that are not released yet stay silent.',
    records: ['release.stopped'],
    refusals: ['release_not_waiting'],
  },
  makeFirstInvoices: {
    ...one,
    method: 'POST',
    path: '/api/v1/office/releases/:id/first-invoices',
    summary: 'Invoices this year’s contribution of a released batch where it is not invoiced yet, in the background.',
    records: ['release.invoiced'],
    refusals: ['release_not_ready'],
  },
  allowFirstReminders: {
    ...one,
    method: 'POST',
    path: '/api/v1/office/releases/:id/first-reminders',
    summary: 'Lets a released batch be reminded of what it owes; until then no reminder level is raised.',
    records: ['release.reminded'],
    refusals: ['release_not_ready'],
  },
});
