import { day, toWireDay } from '../../domain/shared/day.ts';
import { field } from '../fields.ts';
import { filled } from '../words.ts';
import { answer, closeAlert, type ScreenState, type Visit } from './screenState.ts';

/** Of a note whose day has come. */
export const noteWaiting = {
  note_id: 1,
  words: 'Ruft wegen der Grabstätte noch einmal an.',
  follow_up_on: toWireDay(day('2027-01-04')),
};

/** The pages on which the office changes something for a household that asked for it. */
export const officeCounterStates: ScreenState[] = [
  page('address', '/households/1/address', (visit) => follow(visit, visit.words.officeCounter.address.action)),
  page('writing', '/households/1/writing', (visit) => follow(visit, visit.words.officeCounter.correspondence.action)),
  page('person-new', '/households/1/persons/new', (visit) => follow(visit, visit.words.officeCounter.person.add)),
  page('person-main', '/households/1/persons/1', openPerson(0)),
  page('person-family', '/households/1/persons/1', openPerson(1)),
  page('burial-place', '/households/1/burial-place', (visit) => follow(visit, visit.words.officeCounter.burialPlace)),
  page('substitute-new', '/households/1/substitutes/new', (visit) =>
    follow(visit, visit.words.substitutes.form.addTitle),
  ),
  page('substitute', '/households/1/substitutes/1', async ({ page, words }) => {
    await page
      .getByRole('link', { name: filled(words.substitutes.list.editNamed, { name: 'Katharina Hofer' }) })
      .click();
    await page.locator('form').first().waitFor();
  }),
  page('death-contacts', '/households/1/death-contacts', (visit) =>
    follow(visit, visit.words.officeCounter.deathContacts),
  ),
  {
    ...page('person-remove', '/households/1/persons/1/remove', async (visit) => {
      await openPerson(1)(visit);
      await follow(visit, visit.words.officeCounter.person.remove);
    }),
    // not sent yet: only then a person is taken out and not ended
    of: 'mustafa',
  },
  page('paper', '/households/1/persons/1/document', async (visit) => {
    await visit.page.locator('main h3').getByRole('button').first().click();
    await follow(visit, visit.words.officeCounter.document.action);
  }),
  {
    ...page('address-missing', '/households/1/address', async (visit) => {
      await follow(visit, visit.words.officeCounter.address.action);
      await visit.page.getByRole('button', { name: visit.words.shared.action.save, exact: true }).click();
    }),
    isRefused: true,
  },
  {
    ...page('person-born-otherwise', '/households/1/persons/1', async (visit) => {
      await openPerson(0)(visit);
      await field(visit.page, visit.words.members.field.date_of_birth).fill('12.05.1961');
      await visit.page.keyboard.press('Tab');
    }),
  },
  {
    ...page('address-over', '/households/1/address', async (visit) => {
      const { asked, address } = visit.words.officeCounter;
      await follow(visit, address.action);
      await visit.page.getByRole('radio', { name: asked.rang }).check();
      await visit.page.getByRole('button', { name: visit.words.shared.action.save, exact: true }).click();
      await closeAlert(visit);
    }),
    isRefused: true,
    answers: {
      'POST /api/v1/office/households/': answer.json({ id: 1 }, 201),
      'PUT /api/v1/member/address/': answer.refusal(409, 'conversation_over'),
    },
  },
];

function page(name: string, endsAt: string, prepare: NonNullable<ScreenState['prepare']>): ScreenState {
  const of = 'mehmet' as const;
  return {
    who: 'office',
    base: '/office-ui',
    name: `office-counter-${name}`,
    path: '/households/',
    of,
    // where the links to people and representatives are
    ...(/persons|substitutes/.test(endsAt) ? { part: '/family' } : {}),
    endsAt,
    prepare,
  };
}

async function follow({ page }: Visit, name: string): Promise<void> {
  const link = page.getByRole('link', { name, exact: true }).first();
  const goal = await link.getAttribute('href');
  await link.click();
  // the household's page has forms too: it is gone when its link is
  await page.locator(`main a[href="${goal}"]`).first().waitFor({ state: 'detached' });
  await page.locator('main form').first().waitFor();
}

/** Opens the household's nth person and follows the link to their data. */
function openPerson(nth: number) {
  return async (visit: Visit): Promise<void> => {
    await visit.page.locator('main h3').getByRole('button').nth(nth).click();
    await follow(visit, visit.words.officeCounter.person.action);
  };
}
