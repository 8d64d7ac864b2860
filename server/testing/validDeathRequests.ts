import { findCase } from '../deaths/deathCase.reads.ts';
import { planCase } from '../deaths/life/plan.reads.ts';
import { deathContact } from './payloads.ts';
import type { ValidRequest } from './requests/validRequest.ts';
import { idOf, type World } from './world.ts';

/** For a case that nobody has changed yet. */
const revision = () => ({ revision: 0 });

/** Only existing members may name contacts. */
const contactRefused = { new: 'household_must_be_active', inactive: 'household_inactive' } as const;
const contact: ValidRequest = { thing: 'death_contact', refused: contactRefused };
const handover = { revision: 0, holder: 'undertaker', person: 'Herr Berger', at: '2027-01-11T06:00:00Z' };
const sinceIdentified = () => ({ revision: 1 });

async function effectsAsShown(world: World) {
  const { server } = world;
  const { db } = server.context;
  const row = await findCase(db, await idOf(world, 'death_case'));
  const choices = { also_member_ids: [], next_member_ids: [], ending_household_ids: [] };
  const planned = row && (await planCase({ db, today: server.clock.today() }, row, choices));
  return { ...revision(), digest: planned?.answer.digest };
}

/** The calls about a death, as `validRequests`. */
export const validDeathRequests: Record<string, ValidRequest> = {
  'GET /api/v1/household/death-contacts': {},
  'POST /api/v1/household/:id/death-contact': {
    thing: 'household',
    sends: () => deathContact,
    refused: contactRefused,
  },
  'PUT /api/v1/household/death-contact/:id': { ...contact, sends: () => deathContact },
  'DELETE /api/v1/household/death-contact/:id': contact,

  'GET /api/v1/office/deaths': {},
  'GET /api/v1/office/death-figures': { sends: () => ({ year: 2027 }) },
  'GET /api/v1/office/death-figures/file': { sends: () => ({ year: 2027 }) },
  'POST /api/v1/office/death-persons': { sends: () => ({ search: 'Yılmaz' }) },
  'GET /api/v1/office/deaths/:id': { thing: 'death_case' },
  'POST /api/v1/office/deaths': { sends: () => ({ reporter_name: 'Ayşe Kaya' }) },
  'PUT /api/v1/office/deaths/:id': { thing: 'death_case', sends: () => ({ revision: 0, place: 'home' }) },
  'POST /api/v1/office/deaths/:id/notes': { thing: 'death_case', sends: () => ({ words: 'Rückruf um 9 Uhr' }) },
  'GET /api/v1/office/deaths/:id/effects': { thing: 'death_case' },
  'POST /api/v1/office/deaths/:id/identify': { thing: 'death_case', sends: effectsAsShown },
  'POST /api/v1/office/deaths/:id/person': {
    thing: 'death_case',
    sends: async (world) => ({ ...revision(), member_id: await idOf(world, 'member') }),
  },
  'GET /api/v1/office/deaths/:id/take-back': { thing: 'identified_death' },
  'POST /api/v1/office/deaths/:id/take-back': { thing: 'identified_death', sends: sinceIdentified },
  'POST /api/v1/office/deaths/:id/withdraw': {
    thing: 'death_case',
    sends: () => ({ ...revision(), reason: 'Falschmeldung' }),
  },
  'POST /api/v1/office/deaths/:id/reopen': { thing: 'withdrawn_death', sends: revision },
  'POST /api/v1/office/deaths/:id/begin': { thing: 'accepted_death', sends: revision },
  'PUT /api/v1/office/deaths/:id/burial': {
    thing: 'death_case',
    sends: () => ({ ...revision(), burial_at: '2027-01-10T10:00:00Z', burial_place: 'Zentralfriedhof' }),
  },
  'POST /api/v1/office/deaths/:id/bury': {
    thing: 'death_under_way',
    sends: () => ({ ...revision(), burial_at: '2027-01-10T10:00:00Z' }),
  },
  'GET /api/v1/office/deaths/:id/money': { thing: 'death_case' },
  'GET /api/v1/office/deaths/:id/left-open': { thing: 'death_case' },
  'POST /api/v1/office/deaths/:id/settle': {
    thing: 'buried_death',
    sends: () => ({ ...revision(), left_is_seen: true }),
  },
  'POST /api/v1/office/deaths/:id/close': {
    thing: 'settled_death',
    sends: () => ({ ...revision(), left_is_seen: true }),
  },
  'POST /api/v1/office/deaths/:id/link': {
    thing: 'death_case',
    sends: async (world) => ({ ...revision(), other_case_id: await idOf(world, 'accepted_death') }),
  },
  'POST /api/v1/office/deaths/:id/unlink': { thing: 'death_case', sends: revision },
  'POST /api/v1/office/deaths/:id/join': {
    thing: 'death_case',
    sends: async (world) => ({ ...revision(), other_case_id: await idOf(world, 'accepted_death') }),
  },
  'GET /api/v1/office/deaths/:id/steps': { thing: 'death_case' },
  'POST /api/v1/office/deaths/:id/steps/refresh': { thing: 'death_case', sends: revision },
  'POST /api/v1/office/deaths/:id/steps': {
    thing: 'death_case',
    sends: () => ({ ...revision(), own_words: 'Blumen bestellen', due_on: '12.01.2027', responsible: 'office' }),
  },
  'POST /api/v1/office/death-steps/:id/done': { thing: 'death_step', sends: revision },
  'POST /api/v1/office/death-steps/:id/open': { thing: 'death_step', sends: revision },
  'POST /api/v1/office/death-steps/:id/not-needed': {
    thing: 'death_step',
    sends: () => ({ ...revision(), reason: 'Die Familie macht es' }),
  },
  'PUT /api/v1/office/death-steps/:id': { thing: 'death_step', sends: () => ({ ...revision(), note: 'Rosen' }) },
  'POST /api/v1/office/death-steps/:id/remove': { thing: 'death_step', sends: revision },
  'GET /api/v1/office/deaths/:id/custody': { thing: 'death_case' },
  'POST /api/v1/office/deaths/:id/handovers': {
    thing: 'death_case',
    sends: () => ({ ...handover, with_body: true, belonging_ids: [] }),
  },
  'POST /api/v1/office/deaths/:id/belongings': { thing: 'death_case', sends: () => ({ ...handover, what: 'Ehering' }) },
  'POST /api/v1/office/deaths/:id/handovers/undo': { thing: 'handed_over_death', sends: revision },
  'GET /api/v1/office/deaths/:id/documents': { thing: 'death_case' },
  'GET /api/v1/office/deaths/:id/family': { thing: 'death_case' },
  'POST /api/v1/office/deaths/:id/documents': { thing: 'death_case', sends: () => ({ kind: 'passport' }) },
  'GET /api/v1/office/death-documents/:id': { thing: 'death_document' },
  'GET /api/v1/office/death-documents/:id/look': { thing: 'death_document' },
  'POST /api/v1/office/death-documents/:id/remove': { thing: 'death_document', sends: revision },
  'POST /api/v1/office/deaths/:id/originals': {
    thing: 'death_case',
    sends: () => ({ ...revision(), kind: 'passport', moved_on: '10.01.2027', person: 'Ayşe Kaya' }),
  },
  'POST /api/v1/office/death-documents/:id/moves': {
    thing: 'death_document',
    sends: () => ({ ...revision(), moved: 'received', moved_on: '10.01.2027', person: 'Ayşe Kaya' }),
  },
  'POST /api/v1/office/death-documents/:id/moves/undo': { thing: 'death_original', sends: revision },
  'GET /api/v1/office/deaths/:id/prints': { thing: 'death_case' },
  'GET /api/v1/office/deaths/:id/prints/:print': { thing: 'death_case', params: { print: 'case_sheet' } },
  'GET /api/v1/office/deaths/:id/costs': { thing: 'death_case' },
  'POST /api/v1/office/deaths/:id/costs': {
    thing: 'accepted_death',
    sends: () => ({ ...revision(), kind: 'coffin', supplier: 'Bestattung Wien', amount: 450, payer: 'association' }),
  },
  'POST /api/v1/office/death-costs/:id/pay': {
    thing: 'death_cost',
    sends: () => ({ ...revision(), paid_on: '10.01.2027' }),
  },
  'POST /api/v1/office/death-costs/:id/cancel': { thing: 'death_cost', sends: revision },
  'GET /api/v1/office/deaths/:id/decisions': { thing: 'death_case' },
  'POST /api/v1/office/deaths/:id/check': { thing: 'death_to_check', sends: revision },
  'POST /api/v1/office/deaths/:id/accept': { thing: 'checked_death', sends: revision },
  'POST /api/v1/office/deaths/:id/to-board': { thing: 'checked_death', sends: revision },
  'POST /api/v1/office/deaths/:id/decide': {
    thing: 'death_at_board',
    sends: () => ({ ...revision(), outcome: 'goodwill', reasons: 'Die Familie ist in Not', limit: 500 }),
  },
  'POST /api/v1/office/death-decisions/:id/sign': { thing: 'death_decision', sends: revision },
  'GET /api/v1/office/deaths/:id/links': { thing: 'death_case' },
  'POST /api/v1/office/deaths/:id/family-links': {
    thing: 'death_case',
    sends: () => ({ ...revision(), recipient: 'Ayşe Yılmaz', language: 'tr' }),
  },
  'POST /api/v1/office/deaths/:id/guest-links': {
    thing: 'death_case',
    sends: () => ({
      ...revision(),
      recipient: 'Bestattung Wien',
      language: 'de',
      consent_by: 'Ayşe Yılmaz',
      consent_on: '10.01.2027',
    }),
  },
  'POST /api/v1/office/death-links/:id/revoke': { thing: 'death_link', sends: revision },
  'POST /api/v1/office/death-decisions/:id/withdraw': { thing: 'death_decision', sends: revision },
};
