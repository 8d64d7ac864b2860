import type { HouseholdFile } from '../../../domain/office/officeAnswers.ts';
import { day, toWireDay } from '../../../domain/shared/day.ts';
import { HOUSEHOLD, household } from '../officeHouseholdStates.ts';
import { answer, type ScreenState, type Visit } from '../screenState.ts';

/** The documents of a household one after another: as they come, with what does not fit together, refused, and none left. */
export const officeCheckStates: readonly ScreenState[] = [
  household('check', 'hatice', { part: '/check', prepare: untilShown }),
  household('check-contradictions', 'hatice', {
    part: '/check',
    answers: { [HOUSEHOLD]: answer.changed(withContradictions) },
    prepare: untilShown,
  }),
  household('check-asked', 'hatice', {
    part: '/check',
    hasDialog: true,
    answers: { [HOUSEHOLD]: answer.changed(withContradictions) },
    prepare: async (visit) => {
      await untilShown(visit);
      await visit.page.getByRole('button', { name: visit.words.officeCheck.accept, exact: true }).click();
      await visit.page.getByRole('alertdialog').waitFor();
    },
  }),
  household('check-refuse', 'hatice', {
    part: '/check',
    hasDialog: true,
    prepare: async ({ page, words }) => {
      await page.getByRole('button', { name: words.officeCheck.refuse, exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  }),
  household('check-nothing', 'mehmet', { part: '/check' }),
  household('contradictions', 'hatice', { answers: { [HOUSEHOLD]: answer.changed(withContradictions) } }),
];

async function untilShown({ page, words }: Visit): Promise<void> {
  await page.getByText(words.officeCheck.keys, { exact: true }).waitFor();
}

/** A document that has run out, a number that is somebody else's, and a child that is older than its parent. */
function withContradictions(file: HouseholdFile): HouseholdFile {
  const { main_member, sub_members } = file;
  const documents = main_member.documents.map((one) => ({ ...one, valid_until: toWireDay(day('2020-05-05')) }));
  const [child] = sub_members;
  const elder = child && {
    ...child,
    relations: { relationship_type: 'son' as const },
    date_of_birth: toWireDay(day('1950-02-01')),
  };
  const other = { household_id: 901, membership_no: '1009017', member_id: 9_001, name: 'Nesrin Güler' };
  return {
    ...file,
    main_member: { ...main_member, documents },
    sub_members: elder ? [elder, ...sub_members.slice(1)] : [],
    same_numbers: [{ ...other, person_id: main_member.id, status: 'active', inactive_reason_id: null }],
  };
}
