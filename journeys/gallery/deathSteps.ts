import type { DeathStep, DeathSteps } from '../../domain/deaths/deathSteps.contract.ts';

/** Hours after noon on the day of the gallery. */
const at = (hours: number) => new Date(Date.UTC(2027, 0, 2, 12 + hours, 12)).toISOString();

const openStep: DeathStep = {
  ...{
    id: 1,
    step_key: 'hospital_contacted',
    template_words: null,
    own_words: null,
    due_at: '2026-01-01T16:00:00.000Z',
  },
  ...{ responsible: 'office', assigned_to: null, shown_to_family: true, may_be_shown: true, done_at: null },
  ...{ done_by: null, not_needed_because: null, note: null, open_until_known: [] },
};
const clerk = { account_id: 1, name: 'Elif Aydın' };
const colleague = { account_id: 2, name: 'Hatice Nesrin Karamustafaoğlu-Ağırbaşlı' };
const familyDocuments = {
  step_key: 'family_documents',
  responsible: 'family',
  note: 'Der Reisepass fehlt noch.',
} as const;
/** Steps of a case: due, to come, done and not needed. */
export const deathSteps: DeathSteps = {
  revision: 7,
  steps: [
    openStep,
    { ...openStep, ...familyDocuments, id: 2, due_at: at(2) },
    { ...openStep, id: 3, step_key: 'transport_permit', due_at: at(26), assigned_to: colleague },
    { ...openStep, id: 4, step_key: 'marriage_certificate', due_at: at(80), open_until_known: ['civil_status'] },
    { ...openStep, id: 5, step_key: null, own_words: 'Blumen für die Trauerfeier bestellen', due_at: null },
    { ...openStep, id: 6, step_key: 'undertaker_ordered', done_at: at(-8), done_by: clerk.name },
    { ...openStep, id: 7, step_key: 'prayer', not_needed_because: 'Die Familie richtet es selbst aus.' },
  ],
  staff: [clerk, colleague],
  may_change: true,
};
