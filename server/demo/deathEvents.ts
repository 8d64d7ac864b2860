import { addDays } from '../../domain/shared/day.ts';
import { fullName } from '../../domain/shared/fullName.ts';
import { cents } from '../../domain/shared/money.ts';
import { enterCost } from '../deaths/costs/costs.actions.ts';
import { findCaseOfMember } from '../deaths/deathCase.reads.ts';
import { acceptCase, checkCover } from '../deaths/decisions/decisions.actions.ts';
import { identifyDeath, previewDeathEffects } from '../deaths/life/identify.actions.ts';
import { beginDeath, planBurial } from '../deaths/life/steps.actions.ts';
import { openCase, saveAnswers, writeNote } from '../deaths/report.actions.ts';
import { refreshStepsOf } from '../deaths/steps/steps.actions.ts';
import type { StaffChange } from '../platform/staff.ts';
import {
  dropStepOf,
  giveFamilyLink,
  giveGuestLink,
  passOriginal,
  storeCopy,
  takeOriginal,
  tickByLink,
  tickSteps,
  workOn,
} from './deathWork.ts';
import { CLERK_EMAIL } from './demoStaff.ts';
import { asStaff, type Cast, type Play, type Stage } from './stage.ts';

const UNDERTAKER = 'Bestattung Donau';
const BY_UNDERTAKER = ['collection', 'notice_of_death', 'escort_document', 'registry_office', 'washing', 'shroud'];
const nobodyElse = { also_member_ids: [], next_member_ids: [], ending_household_ids: [] };

const costs = [
  { kind: 'flight', supplier: 'Luftfracht Wien', bill_no: 'LF-2207', amount: cents(132_000), isPaid: false },
  { kind: 'coffin', supplier: UNDERTAKER, bill_no: '481', amount: cents(85_000), isPaid: true },
] as const;

/** The husband of a main member has died: the case from the call until the transfer is under way. */
export const deathEvents = {
  report_death: async (stage, cast) => {
    const husband = await husbandOf(stage, cast);
    await asStaff(stage, CLERK_EMAIL, async (change) => {
      const { id, revision } = await openCase(change, {
        reporter_name: `${cast.person.first_name} ${cast.person.last_name}`,
        reporter_relation: 'eşi',
        reporter_phone: cast.phone_number,
        language: 'tr',
        member_id: husband,
        idempotency_key: undefined,
        died_from: change.today,
        place: 'hospital',
        place_words: 'Klinik Favoriten, Wien',
        destination: 'turkey',
        destination_words: 'Yozgat',
        citizenship: 'turkish',
        civil_status: 'married',
        doctor_came: true,
        has_undertaker: false,
        is_accident: false,
      });
      await refreshStepsOf(change, { id, revision });
      await writeNote(change, { id, words: 'Die Witwe möchte, dass ihr Schwager mitfliegt.' });
    });
  },
  identify_death: async (stage, cast) => {
    await workOn(stage, await caseOf(stage, cast), async (change, { id }) => {
      const { revision, digest } = await previewDeathEffects(change, { id, ...nobodyElse });
      await identifyDeath(change, { id, revision, digest: digest ?? '', condolence: true, ...nobodyElse });
    });
  },
  accept_death: async (stage, cast) => {
    const id = await caseOf(stage, cast);
    await workOn(stage, id, checkCover);
    await workOn(stage, id, acceptCase);
  },
  /** What was done until yesterday evening. */
  prepare_transfer: async (stage, cast) => {
    const id = await caseOf(stage, cast);
    const widow = fullName(cast.person);
    await workOn(stage, id, beginDeath);
    await workOn(stage, id, (change, of) =>
      saveAnswers(change, { ...of, has_undertaker: true, undertaker: UNDERTAKER }),
    );
    await tickSteps(stage, id, ['hospital_contacted', 'undertaker_ordered']);
    await dropStepOf(stage, id, 'companion_ticket', 'Der Schwager hat schon einen Flug.');
    await storeCopy(stage, id, { kind: 'passport', title: 'Reisepass', of: fullName(cast.spouse) });
    await takeOriginal(stage, id, { kind: 'passport', person: widow, isStored: true });
    await takeOriginal(stage, id, { kind: 'international_marriage_certificate', person: widow });
    await tickSteps(stage, id, ['family_documents', 'marriage_certificate']);
    await passOriginal(stage, id, { kind: 'passport', moved: 'handed_on', person: UNDERTAKER });
    await giveFamilyLink(stage, id, widow);
    const link_id = await giveGuestLink(stage, id, { recipient: UNDERTAKER, by: widow });
    for (const key of BY_UNDERTAKER) await tickByLink(stage, id, { link_id, key });
    const certificate = { title: 'Sterbeurkunde', of: fullName(cast.spouse), link_id };
    await storeCopy(stage, id, { ...certificate, kind: 'death_certificate' });
  },
  /** The day and the place are known, and so are the first costs. */
  arrange_transfer: async (stage, cast) => {
    const id = await caseOf(stage, cast);
    await workOn(stage, id, (change, of) =>
      planBurial(change, {
        ...of,
        flight_at: later(change, 1, 7),
        flight_words: 'Wien – Ankara',
        burial_at: later(change, 2, 10),
        burial_place: 'Yozgat Şehir Mezarlığı',
      }),
    );
    await tickSteps(stage, id, ['flight_booked', 'burial_date']);
    for (const cost of costs) {
      await workOn(stage, id, (change, of) =>
        enterCost(change, {
          ...of,
          ...cost,
          payer: 'association',
          ordered_on: addDays(change.today, -1),
          paid_on: cost.isPaid ? change.today : null,
          idempotency_key: undefined,
          over_limit_because: null,
        }),
      );
    }
  },
} as const satisfies Record<string, Play>;

async function caseOf(stage: Stage, cast: Cast): Promise<number> {
  const found = await findCaseOfMember(stage.context.db, await husbandOf(stage, cast));
  if (!found) throw new Error('the story has no case of a death yet');
  return found.id;
}

async function husbandOf({ context }: Stage, { household_id }: Cast): Promise<number> {
  const { id } = await context.db
    .selectFrom('members')
    .select('id')
    .where('household_id', '=', household_id)
    .where('membership_basis', '=', 'spouse')
    .executeTakeFirstOrThrow();
  return id;
}

/** A full hour in Vienna on a coming day; an hour later in summer. */
function later({ today }: StaffChange, days: number, hour: number): Date {
  return new Date(`${addDays(today, days)}T${String(hour - 1).padStart(2, '0')}:00:00Z`);
}
