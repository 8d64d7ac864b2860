import { mandatoryDocumentsMissing } from '../../../domain/documents/documentTypes.ts';
import type { WayFacts } from '../../../domain/me/wayToCover.ts';
import type { WireDay } from '../../../domain/shared/day.ts';
import { compareDays, type Day, parseWireDay } from '../../../domain/shared/day.ts';
import { useHome } from '../../me/home.ts';
import { dayOf } from '../../platform/today.ts';

/** What decides how things stand for the household that is logged in. */
export function useHomeFacts(): WayFacts {
  const { household, application } = useHome();
  const { status, owed, money_rests } = household;
  const lacksFee = application.gaps.some(({ gap }) => gap === 'registration_fee' || gap === 'annual_contribution');
  const due_on = owed && dayFrom(owed.due_date);
  return {
    ...useDocuments(),
    status,
    money_rests,
    is_sent_back: application.sent_back_reason !== null,
    is_compared: household.comparison === 'asked',
    gaps: application.gaps.length,
    active_from: dayFrom(household.active_from) ?? (status === 'active' ? dayFrom(household.status_since) : null),
    waiting_until: dayFrom(household.waiting_until),
    submitted_on: dayFrom(household.submitted_on),
    paid_on: dayFrom(household.paid_on),
    is_paid: status === 'new' ? !lacksFee && !owed : household.waiting_until !== null,
    owed: due_on && owed ? { due_on, dunning_status: owed.dunning_status } : null,
  };
}

/** The main member's mandatory documents; of several of one type the best one counts. */
function useDocuments(): Pick<WayFacts, 'documents' | 'documents_checked_on'> {
  const { citizenship_id, documents } = useHome().mainMember;
  const lacks = (kept: typeof documents) =>
    mandatoryDocumentsMissing(
      citizenship_id,
      kept.map(({ type }) => type),
    ).length > 0;
  if (lacks(documents.filter(({ refused_at }) => !refused_at)))
    return { documents: 'missing', documents_checked_on: null };
  const verified = documents.filter(({ verified_at }) => verified_at);
  if (lacks(verified)) return { documents: 'sent', documents_checked_on: null };
  const mandatory = verified.filter(({ type }) => type === 'passport' || type === 'residence_permit');
  const days = mandatory.flatMap(({ verified_at }) => (verified_at ? [dayOf(verified_at)] : []));
  return { documents: 'checked', documents_checked_on: days.sort(compareDays).at(-1) ?? null };
}

function dayFrom(value: WireDay | null): Day | null {
  return value === null ? null : (parseWireDay(value) ?? null);
}
