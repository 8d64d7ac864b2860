import type { Page } from 'playwright-core';
import { type Contradiction, contradictionKinds, contradictionsOf } from '../../domain/office/contradictions.ts';
import type { HouseholdFile, ToDo } from '../../domain/office/officeAnswers.ts';
import { addDays, businessDay, day, toWireDay } from '../../domain/shared/day.ts';
import { expectAccessible } from '../axe.ts';
import { countedHand } from '../countedHand.ts';
import { field } from '../fields.ts';
import { expect, test as shared } from '../fixtures.ts';
import { filled, words } from '../words.ts';

const { officeCheck, office } = words.de;

/** Who has been checked is not there to be checked again, so the demo is its own. */
const test = shared.extend({ product: ({ untouchedDemo }, use) => use(untouchedDemo) });

const MOST_KEYS = 5;
/** The household that is skipped, by its place. */
const SKIPPED = 1;
const today = businessDay(new Date());

const shown = (page: Page) => page.getByText(officeCheck.keys, { exact: true });
const wordsOf = ({ kind, name, other = '' }: Contradiction) => filled(officeCheck.kind[kind], { name, other });

async function read<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(`/api/v1/office/${path}`)).json()) as T;
}

function undecidedIn({ main_member, sub_members }: HouseholdFile) {
  const persons = [main_member, ...sub_members];
  return persons.flatMap(({ documents }) => documents.filter((one) => !one.verified_at && !one.refused_at));
}

/** Counts the decisions that leave the browser. */
function decisionsIn(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/documents\/\d+\/(verify|refuse)$/.test(request.url()))
      sent.push(request.url());
  });
  return sent;
}

test('applications are worked through by keyboard, from one to the next; a good one takes at most five keys', async ({
  openPerson,
}) => {
  const { page } = await openPerson('office');
  const sent = decisionsIn(page);
  const { documents_to_check: waiting } = await read<ToDo>(page, 'to-do');
  expect(waiting.length).toBeGreaterThan(3);
  await page.goto('/office-ui/to-do/documents_to_check');
  await page.getByRole('link', { name: officeCheck.oneByOne }).press('Enter');

  const taken: number[] = [];
  let accepted = 0;
  for (const [index, { household_id }] of waiting.entries()) {
    await expect(page).toHaveURL(new RegExp(`/households/${household_id}/check\\?list=documents$`));
    const file = await read<HouseholdFile>(page, `households/${household_id}`);
    const contradictions = contradictionsOf(file, today);
    const documents = undecidedIn(file);
    const hand = countedHand(page);
    if (index === SKIPPED || contradictions.length > 0) {
      await expect(page.getByText(officeCheck.skip, { exact: true })).toBeVisible();
      await expect(shown(page)).toBeVisible();
      await hand.keys('s');
      await expect(field(page, office.skip.reason)).toBeFocused();
      await hand.type('Ruft am Montag an');
      await hand.keys('Tab');
      await page.getByRole('button', { name: office.skip.confirm, exact: true }).press('Enter');
    } else {
      for (const [place] of documents.entries()) {
        const at = filled(officeCheck.place, { number: place + 1, of: documents.length });
        await expect(page.getByText(at, { exact: true })).toBeVisible();
        await expect(shown(page)).toBeVisible();
        await hand.keys('a');
      }
      accepted += documents.length;
      taken.push(hand.count());
    }
    await expect(page).not.toHaveURL(new RegExp(`/households/${household_id}/check`));
  }

  expect(taken.length).toBeGreaterThan(0);
  expect(taken.toSorted((one, other) => one - other)[Math.floor(taken.length / 2)]).toBeLessThanOrEqual(MOST_KEYS);
  expect(sent).toHaveLength(accepted);

  // what was skipped is left, with the note, at the end of the list
  const left = (await read<ToDo>(page, 'to-do')).documents_to_check;
  expect(left.map(({ household_id }) => household_id)).toContain(waiting[SKIPPED]?.household_id);
  expect(left.at(-1)?.skip?.reason).toBe('Ruft am Montag an');
});

/** The household that is checked first, with what is changed in it on its way to the browser. */
async function openFirst(page: Page, change: (file: HouseholdFile) => HouseholdFile = (file) => file) {
  const [first] = (await read<ToDo>(page, 'to-do')).documents_to_check;
  const id = first?.household_id ?? 0;
  const file = change(await read<HouseholdFile>(page, `households/${id}`));
  await page.route(`**/api/v1/office/households/${id}`, (route) => route.fulfill({ json: file }));
  return { file, open: () => page.goto(`/office-ui/households/${id}/check?list=documents`) };
}

/** Nothing in it contradicts anything. */
const withoutContradictions = (file: HouseholdFile): HouseholdFile => ({
  ...file,
  main_member: { ...file.main_member, social_insurance_number: null, turkish_id_no: null, civil_status: null },
  sub_members: [],
  ...{ possible_duplicates: [], same_numbers: [], same_files: [] },
});

test('no key accepts what has not been shown, nor what a held key was not meant for', async ({ openPerson }) => {
  const { page } = await openPerson('office');
  const sent = decisionsIn(page);
  const { open } = await openFirst(page, withoutContradictions);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/documents/*/look', async (route) => {
    await held;
    await route.continue();
  });
  await open();
  await expect(page.getByText(officeCheck.notShown, { exact: true })).toBeVisible();
  const accept = page.getByRole('button', { name: officeCheck.accept, exact: true });
  await accept.focus();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(accept).toBeDisabled();
  expect(sent).toEqual([]);

  letGo();
  await expect(shown(page)).toBeVisible();
  await expectAccessible(page);
  // the browser repeats a key that is held
  await page.keyboard.down('a');
  await page.keyboard.down('a');
  await page.keyboard.down('a');
  await expect.poll(() => sent.length).toBe(1);
  await expect(page.getByText(filled(officeCheck.place, { number: 2, of: 2 }), { exact: true })).toBeVisible();
  await expect(shown(page)).toBeVisible();
  await page.keyboard.down('a');
  await page.keyboard.up('a');
  expect(sent).toHaveLength(1);
});

/** As much that does not fit together as one household can have. */
function mixedUp(file: HouseholdFile): HouseholdFile {
  const { main_member } = file;
  const number = '1237010180';
  const other = { household_id: 901, membership_no: '1009017', person_id: main_member.id, inactive_reason_id: null };
  const [document] = main_member.documents;
  const documents = main_member.documents.map((one) =>
    one.type === 'passport' ? { ...one, valid_until: toWireDay(addDays(today, -1)) } : one,
  );
  const relative = {
    ...{ ...main_member, documents: [], status: 'waiting' as const, social_insurance_number: number },
    ...{ membership_basis: 'child' as const, relations: { relationship_type: 'son' as const } },
  };
  const spouse = { membership_basis: 'spouse' as const, relations: { relationship_type: 'wife' as const } };
  return {
    ...file,
    main_member: {
      ...{ ...main_member, documents, social_insurance_number: number, turkish_id_no: '10000000146' },
      ...{ date_of_birth: toWireDay(day('1980-02-01')), civil_status: 'single' },
    },
    sub_members: [
      { ...relative, id: 9_001, first_name: 'Emre', date_of_birth: toWireDay(day('1979-04-03')) },
      { ...relative, ...spouse, id: 9_002, first_name: 'Zehra', turkish_id_no: '10000000146' },
      { ...relative, ...spouse, id: 9_003, first_name: 'ZEHRA', date_of_birth: toWireDay(day('1981-06-05')) },
      { ...relative, ...spouse, id: 9_004, first_name: 'Zehra', date_of_birth: toWireDay(day('1981-06-05')) },
    ],
    possible_duplicates: [{ ...other, member_id: 9_101, name: 'Aylin Koç', status: 'active' }],
    same_numbers: [{ ...other, member_id: 9_102, name: 'Selma Kurt', status: 'waiting' }],
    same_files: document ? [{ document_id: document.id, name: 'Zehra Kurt' }] : [],
  };
}

test('what does not fit together stands beside the document before any press, and a press asks about it', async ({
  openPerson,
}) => {
  const { page } = await openPerson('office');
  const sent = decisionsIn(page);
  const { file, open } = await openFirst(page, mixedUp);
  const contradictions = contradictionsOf(file, today);
  const kinds = new Set(contradictions.map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThanOrEqual(10);
  expect(contradictionKinds).toEqual(expect.arrayContaining([...kinds]));
  await open();
  await expect(shown(page)).toBeVisible();
  for (const each of contradictions) {
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: wordsOf(each) })
        .first(),
    ).toBeVisible();
  }

  await page.keyboard.press('a');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(wordsOf(contradictions.at(-1) as Contradiction));
  await expectAccessible(page);
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(sent).toEqual([]);
});
