import type { ToDo } from '../../domain/office/officeAnswers.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';

const SEEN = '2027-01-04T08:12:00.000Z';

const approval = {
  id: 1,
  kind: 'refund' as const,
  asked_by: 'zeynep.kahraman@vefa.example',
  asked_at: SEEN,
  reason: 'Zweimal für denselben Jahresbeitrag überwiesen',
  is_own: false,
  takes_effect_at: null,
  took_effect: false,
  may_agree: true,
};

type Owner = { household_id: number; membership_no: string; name: string };

/** The lists of what one person wanted or did alone. */
export const byOneAlone = (
  huseyin: Owner,
  nesrin: Owner,
): Pick<ToDo, 'approvals' | 'unseen_payments' | 'unsigned_decisions'> => ({
  approvals: [
    { ...approval, ...huseyin },
    { ...approval, ...nesrin, id: 2, kind: 'email', is_own: true, reason: 'Postfach verloren' },
    { ...approval, ...nesrin, id: 3, kind: 'log_in', reason: null, took_effect: true },
    { ...approval, id: 4, kind: 'settings', household_id: null, membership_no: null, name: null, reason: 'Beschluss' },
  ],
  unseen_payments: [
    {
      ...{ ...huseyin, bank_transaction_id: 1, amount: 420, booked_by: 'Zeynep Kahraman' },
      ...{ value_date: toWireDay(day('2026-12-01')), booked_on: toWireDay(day('2026-12-02')) },
    },
  ],
  unsigned_decisions: [
    {
      ...{ case_id: 3, case_no: '2027-003', name: nesrin.name, outcome: 'accepted', in_force_at: SEEN },
      decided_by: 'Zeynep Kahraman',
    },
  ],
});
