import type { Page } from 'playwright-core';
import { addDays, businessDay, toWireDay } from '../../domain/shared/day.ts';
import { expectAccessible } from '../axe.ts';
import { type CountedHand, countedHand } from '../countedHand.ts';
import { field } from '../fields.ts';
import { expect, test as shared } from '../fixtures.ts';
import type { Person } from '../gallery/screenState.ts';
import { filled, words } from '../words.ts';
import { goToPart } from './parts.ts';

const { officeCounter, officeCash, officeHousehold, officeLetters, officeMoney, officeSearch, officeDeaths } = words.de;
const { burial, households, members, reference, shared: kit } = words.de;

/** What is changed for one call is there for the next, so the demo is its own. */
const test = shared.extend({ product: ({ untouchedDemo }, use) => use(untouchedDemo) });

type Desk = { page: Page; hand: CountedHand; number: (whom: Person) => Promise<string> };

/** A call as it comes in the morning, from the search to the word that it is done. */
type MorningCall = { asks: string; whom: Person; presses: number; answer: (desk: Desk) => Promise<void> };

const today = businessDay(new Date());
const inAMonth = toWireDay(addDays(today, 30));

const calls: MorningCall[] = [
  {
    asks: 'What do I owe?',
    whom: 'ahmet',
    presses: 2,
    answer: async ({ page }) => expect(page.getByText(/^offen €\s\d+,\d\d$/)).toBeVisible(),
  },
  {
    asks: 'We have moved',
    whom: 'mehmet',
    presses: 6,
    answer: async (desk) => {
      await follow(desk, officeCounter.address.action);
      await rang(desk);
      await desk.hand.fill(field(desk.page, households.address.street), 'Neugasse 7/3');
      await save(desk);
    },
  },
  {
    asks: 'Our daughter is born',
    whom: 'omer',
    presses: 15,
    answer: async (desk) => {
      const { page, hand } = desk;
      await goToPart(page, 'family', hand.tap);
      await follow(desk, officeCounter.person.add);
      await rang(desk, 'Vor einer Woche geboren');
      await hand.tap(page.getByRole('button', { name: reference.relationship.daughter, exact: true }));
      await hand.fill(field(page, members.field.first_name), 'Zümra');
      await hand.fill(field(page, members.field.date_of_birth), toWireDay(addDays(today, -7)));
      await hand.tap(page.getByRole('checkbox', { name: members.field.social_insurance_number_pending }));
      await hand.tap(page.getByRole('checkbox', { name: members.field.permanent_residence }));
      await hand.fill(field(page, members.field.place_of_birth), 'Wien');
      await hand.fill(field(page, members.field.father_name), 'Ömer');
      await hand.fill(field(page, members.field.mother_name), 'Hatice');
      await save(desk);
    },
  },
  {
    asks: 'Please send me the invoice again',
    whom: 'hatice',
    presses: 6,
    answer: async ({ page, hand }) => {
      await goToPart(page, 'money', hand.tap);
      await openInvoice({ page, hand });
      await hand.tap(page.getByRole('button', { name: new RegExp(`^${officeMoney.byHand.send}`) }).first());
      await hand.tap(page.getByRole('button', { name: officeMoney.byHand.sendYes, exact: true }));
      await expect(page.getByText(/^Rechnung \S+ geht per E-Mail|^Rechnung \S+ geht an/)).toBeVisible();
    },
  },
  {
    asks: 'I am ill: please wait with the reminder',
    whom: 'seyma',
    presses: 7,
    answer: async ({ page, hand }) => {
      await goToPart(page, 'money', hand.tap);
      await hand.tap(page.getByRole('button', { name: officeMoney.hold.action, exact: true }));
      await hand.fill(field(page, officeMoney.hold.until), inAMonth);
      await hand.fill(field(page, officeMoney.hold.reason), 'Im Spital');
      await hand.tap(page.getByRole('button', { name: officeMoney.hold.confirm, exact: true }));
      await expect(page.getByText(filled(officeMoney.hold.held, { date: inAMonth }))).toBeVisible();
    },
  },
  {
    asks: 'I have a new phone number',
    whom: 'caglar',
    presses: 8,
    answer: async (desk) => {
      const { page, hand } = desk;
      await goToPart(page, 'family', hand.tap);
      await hand.tap(page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button').first());
      await follow(desk, officeCounter.person.action);
      await rang(desk);
      await hand.fill(field(page, members.phone.number).first(), '0660 7654321');
      await save(desk);
    },
  },
  {
    asks: 'Please write to me by post',
    whom: 'maria',
    presses: 6,
    answer: async (desk) => {
      await follow(desk, officeCounter.correspondence.action);
      await rang(desk);
      await desk.hand.tap(desk.page.getByRole('radio', { name: officeCounter.correspondence.post }));
      await save(desk);
    },
  },
  {
    asks: 'We have bought a grave in Yozgat',
    whom: 'mehmet',
    presses: 5,
    // he has called this morning already: it is not asked again
    answer: async (desk) => {
      await follow(desk, officeCounter.burialPlace);
      await desk.hand.fill(field(desk.page, burial.field.graveyard), 'Köy mezarlığı, Yozgat');
      await save(desk);
    },
  },
  {
    asks: 'My son pays for me',
    whom: 'ayse',
    presses: 6,
    answer: async ({ page, hand, number }) => {
      await goToPart(page, 'money', hand.tap);
      const sons = await number('mehmet');
      await hand.tap(page.getByRole('button', { name: officeMoney.payer.action, exact: true }));
      await hand.fill(field(page, officeMoney.payer.number), sons);
      await hand.tap(page.getByRole('dialog').getByRole('button', { name: officeMoney.payer.confirm, exact: true }));
      await expect(page.getByText(officeMoney.payer.paidBy)).toBeVisible();
    },
  },
  {
    asks: 'I will bring the passport next month',
    whom: 'ibrahim',
    presses: 5,
    answer: async ({ page, hand }) => {
      await hand.fill(field(page, officeCounter.notes.new), 'Bringt den Pass');
      await hand.fill(field(page, officeCounter.notes.followUp), inAMonth);
      await hand.tap(page.getByRole('button', { name: officeCounter.notes.write, exact: true }));
      await expect(page.getByText('Bringt den Pass')).toBeVisible();
    },
  },
  {
    asks: 'I have lost my membership card',
    whom: 'mehmet',
    presses: 3,
    answer: async ({ page, hand }) => {
      const downloading = page.waitForEvent('download');
      await hand.tap(page.getByRole('button', { name: officeHousehold.decisions.printCard, exact: true }));
      await downloading;
    },
  },
  {
    asks: 'My father has died',
    whom: 'mehmet',
    presses: 9,
    answer: async ({ page, hand }) => {
      const { call } = officeDeaths;
      await hand.tap(page.getByRole('link', { name: officeDeaths.title, exact: true }));
      await hand.tap(page.getByRole('link', { name: officeDeaths.take, exact: true }));
      await hand.fill(field(page, call.name), 'Meryem Arslan');
      await hand.fill(field(page, call.phone), '0664 1234567');
      await hand.fill(field(page, call.search), 'Mehmet Arslan');
      await hand.tap(page.getByRole('button', { name: call.find, exact: true }));
      await hand.tap(page.getByRole('button', { name: new RegExp(`${call.take}.*Mehmet Arslan`) }));
      await expect(page.getByRole('button', { name: call.other })).toBeVisible();
    },
  },
];

test('calls of a morning are answered with few presses', async ({ openPerson }) => {
  const { page } = await openPerson('office');
  await page.goto('/office-ui/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const counts: Record<string, number> = {};
  for (const { asks, whom, answer } of calls) {
    const { me } = await memberOf(whom);
    const hand = countedHand(page);
    await find({ page, hand }, me.main_member.name);
    await answer({ page, hand, number: async (other) => (await memberOf(other)).me.membership_no ?? '' });
    counts[asks] = hand.count();
  }
  expect(counts).toEqual(Object.fromEntries(calls.map(({ asks, presses }) => [asks, presses])));

  async function memberOf(whom: Person) {
    const member = await openPerson(whom);
    await member.page.close();
    return member;
  }
});

/** Of the demo: without e-mail, and with a contribution that is owed. */
const WIDOW = 'Meryem Kaya';

test('a widow without e-mail stands at the counter: corrected, paid in cash, with receipt and letter', async ({
  openPerson,
}) => {
  const { page } = await openPerson('office');
  await page.goto('/office-ui/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const desk = { page, hand: countedHand(page) };
  const { hand } = desk;
  await find(desk, WIDOW);
  await follow(desk, officeCounter.address.action);
  await hand.tap(page.getByRole('radio', { name: officeCounter.asked.came }));
  await hand.fill(field(page, households.address.street), 'Neugasse 7/3');
  await save(desk);

  await goToPart(page, 'money', hand.tap);
  await hand.tap(page.getByRole('button', { name: officeCash.take.action, exact: true }));
  const dialog = page.getByRole('dialog');
  await hand.tap(dialog.getByRole('button', { name: officeCash.take.confirm, exact: true }));
  await expect(dialog.getByRole('heading', { name: /^Beleg \d{4}\/\d{4}$/ })).toBeVisible();
  await expect(dialog.getByRole('img')).toBeVisible();
  await expectAccessible(page);
  await hand.tap(dialog.getByRole('button', { name: kit.action.close, exact: true }).last());

  await hand.tap(page.getByRole('link', { name: officeLetters.title, exact: true }));
  await hand.tap(page.getByRole('button', { name: officeLetters.print, exact: true }));
  const downloading = page.waitForEvent('download');
  await hand.tap(page.getByRole('button', { name: officeLetters.open, exact: true }));
  await downloading;
  expect(hand.count()).toBeLessThanOrEqual(25);
});

/** From the screen of the call before to the household, by a name that is typed. */
async function find({ page, hand }: Pick<Desk, 'page' | 'hand'>, name: string): Promise<void> {
  await hand.keys('/');
  await expect(page.getByRole('combobox', { name: officeSearch.label })).toBeFocused();
  await hand.type(name);
  // Enter opens one of several only once they are those of the whole text
  await expect(page.getByRole('listbox', { name: officeSearch.label })).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  await hand.keys('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function follow({ page, hand }: Pick<Desk, 'page' | 'hand'>, name: string): Promise<void> {
  await hand.tap(page.getByRole('main').getByRole('link', { name, exact: true }).first());
}

async function openInvoice({ page, hand }: Pick<Desk, 'page' | 'hand'>): Promise<void> {
  const rows = page
    .getByRole('region', { name: officeMoney.invoices.title, exact: true })
    .getByRole('heading', { level: 3 });
  await hand.tap(rows.getByRole('button', { name: reference.invoiceType.siac }).first());
}

/** Says how one was asked; a reason where it is needed. */
async function rang({ page, hand }: Desk, why?: string): Promise<void> {
  await hand.tap(page.getByRole('radio', { name: officeCounter.asked.rang }));
  if (why) await hand.fill(field(page, officeCounter.asked.why), why);
}

async function save({ page, hand }: Pick<Desk, 'page' | 'hand'>): Promise<void> {
  await hand.tap(page.getByRole('button', { name: kit.action.save, exact: true }));
  await expect(page.getByText(officeCounter.saved)).toBeVisible();
}
