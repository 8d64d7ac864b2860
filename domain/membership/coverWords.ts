import { type Day, toWireDay } from '../shared/day.ts';
import { formatEuro } from '../shared/money.ts';
import type { CoverContext, CoverVerdict } from './cover.ts';
import type { MissingFact } from './coverFacts.ts';

type Ground<V extends CoverVerdict> = Extract<CoverContext, { verdict: V }>;

export type GroundKey =
  | 'covered'
  | 'unpaid'
  | 'unpaidBill'
  | 'waits'
  | 'newborn'
  | 'notBefore'
  | 'heldByDocuments'
  | 'heldByHousehold'
  | 'exempt'
  | 'waited'
  | 'arrear'
  | 'overAge'
  | 'twoHouseholds'
  | 'nowhere'
  | 'entered'
  | 'ended'
  | 'unbegun'
  | 'excluded'
  | `missing.${MissingFact}`
  | 'missing.before';

/** A sentence of the office's texts: its key and its parameters, days and amounts already formatted. */
export type GroundSentence = { key: `coverGrounds.${GroundKey}`; params: Record<string, string | number> };

/**
 * The sentences that tell the office why somebody was covered or not: at least one for each of the ten verdicts, with its
 * facts. `reason` names the reason of an end.
 */
export function groundSentences(ground: CoverContext, reason: (id: number | null) => string): GroundSentence[] {
  switch (ground.verdict) {
    case 'covered':
      return [said('covered', { date: toWireDay(ground.since) })];
    case 'waiting':
      return waiting(ground);
    case 'accident_exempt':
      return [
        said('exempt', { count: ground.exempt_after_days }),
        said('waited', { count: ground.days_waited, date: toWireDay(ground.from) }),
      ];
    case 'in_arrears':
      return ground.invoices.map(({ bill_number: number, open_cents, level, reminded_on }) =>
        said('arrear', { number, amount: formatEuro(open_cents), level, date: toWireDay(reminded_on) }),
      );
    case 'over_age':
      return [said('overAge', { date: toWireDay(ground.last_day), birth: toWireDay(ground.birth) })];
    case 'two_households':
      return [said('twoHouseholds')];
    case 'unknown':
      return ground.missing.map((fact) => missing(fact, ground.known_since));
    case 'not_a_member':
      return [ground.entered_on ? said('entered', { date: toWireDay(ground.entered_on) }) : said('nowhere')];
    case 'ended':
      return [
        said(ground.had_begun ? 'ended' : 'unbegun', {
          date: toWireDay(ground.since),
          reason: reason(ground.reason_id),
        }),
      ];
    case 'excluded':
      return [said('excluded', { date: toWireDay(ground.since) })];
  }
}

/** What was missing on the day, days first. */
function waiting({ from, until, held_by, not_before, unpaid = [] }: Ground<'waiting'>): GroundSentence[] {
  return [
    days(from, until),
    ...unpaid.map(({ bill_number: number, open_cents }) =>
      said('unpaidBill', { number, amount: formatEuro(open_cents) }),
    ),
    ...(held_by === 'documents' ? [said('heldByDocuments')] : []),
    ...(held_by === 'household' ? [said('heldByHousehold')] : []),
    ...(not_before ? [said('notBefore', { date: toWireDay(not_before) })] : []),
  ];
}

function days(from: Day | null, until: Day | null): GroundSentence {
  if (!from) return said('unpaid');
  return until ? said('waits', { from: toWireDay(from), until: toWireDay(until) }) : said('newborn');
}

function missing(fact: MissingFact, knownSince: Day | null): GroundSentence {
  if (fact === 'status_history' && knownSince) return said('missing.before', { date: toWireDay(knownSince) });
  return said(`missing.${fact}`);
}

function said(key: GroundKey, params: GroundSentence['params'] = {}): GroundSentence {
  return { key: `coverGrounds.${key}`, params };
}
