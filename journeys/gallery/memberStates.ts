import type { Me } from '../../domain/me/me.contract.ts';
import { subMemberShownTo } from '../../domain/members/shownTo.ts';
import { day, toWireDay } from '../../domain/shared/day.ts';
import { field } from '../fields.ts';
import { answer, closeAlert, press, type ScreenState, type Visit } from './screenState.ts';

const JOURNAL = 'GET /api/v1/finance/financial-journal/';

const news: ScreenState[] = [
  { name: 'news', who: 'mehmet', path: '/news' },
  {
    name: 'news-open',
    who: 'omer',
    path: '/news',
    prepare: ({ page }) => page.locator('main button[aria-expanded]').first().click(),
  },
  {
    name: 'news-reply',
    who: 'mehmet',
    path: '/news',
    hasDialog: true,
    prepare: async ({ page, words }) => {
      await page.locator('main button[aria-expanded]').first().click();
      await press(page, words.notifications.reply.open);
    },
  },
  { name: 'news-inactive', who: 'kazim', path: '/news' },
  { name: 'news-document-refused', who: 'omer', path: '/news', changesMe: withPassportRefused },
];

const family: ScreenState[] = [
  { name: 'household-existing', who: 'mehmet', path: '/household' },
  { name: 'household-inactive', who: 'kazim', path: '/household' },
  { name: 'family-inactive', who: 'kazim', path: '/sub-member' },
  { name: 'family-existing', who: 'hatice', path: '/sub-member' },
  {
    name: 'family-locked',
    who: 'mehmet',
    path: '/sub-member',
    prepare: async ({ page, words }) => {
      await page.getByRole('link', { name: words.members.table.show }).first().click();
      await page.waitForURL(/sub-member\/\d+/);
    },
  },
];

const left: ScreenState[] = [
  { name: 'family-with-who-left', who: 'mehmet', path: '/sub-member', changesMe: withWhoLeft },
  { name: 'family-left', who: 'mehmet', path: '/sub-member/900004', changesMe: withWhoLeft },
];

const added: ScreenState[] = [
  { name: 'news-not-yet-covered', who: 'mehmet', path: '/news', changesMe: withSomebodyNew },
  { name: 'family-not-yet-covered', who: 'mehmet', path: '/sub-member', changesMe: withSomebodyNew },
];

const pending: ScreenState[] = [
  { name: 'news-number-pending', who: 'mehmet', path: '/news', changesMe: withNumberPending },
  { name: 'main-member-number-pending', who: 'mehmet', path: '/main-member', changesMe: withNumberPending },
];

const substitutes: ScreenState[] = [
  { name: 'substitutes-empty', who: 'ahmet', path: '/substitutes' },
  { name: 'substitutes', who: 'mehmet', path: '/substitutes', changesMe: withPastSubstitutes },
  { name: 'substitutes-add', who: 'ahmet', path: '/substitutes/add' },
  {
    name: 'substitutes-add-errors',
    who: 'ahmet',
    path: '/substitutes/add',
    isRefused: true,
    prepare: ({ page, words }) => press(page, words.shared.action.save),
  },
  { name: 'substitutes-edit', who: 'mehmet', path: '/substitutes', prepare: (visit) => showSubstitute(visit, 0) },
  {
    name: 'substitutes-expired',
    who: 'mehmet',
    path: '/substitutes',
    changesMe: withPastSubstitutes,
    prepare: (visit) => showSubstitute(visit, 1),
  },
  {
    name: 'substitutes-ended',
    who: 'mehmet',
    path: '/substitutes',
    changesMe: withPastSubstitutes,
    prepare: (visit) => showSubstitute(visit, 2),
  },
  {
    name: 'substitutes-end',
    who: 'mehmet',
    path: '/substitutes',
    hasDialog: true,
    prepare: async (visit) => {
      await showSubstitute(visit, 0);
      await press(visit.page, visit.words.substitutes.end.button);
    },
  },
  { name: 'substitutes-gone', who: 'mehmet', path: '/substitutes/999999' },
];

/** This device, on which the password was typed more than ten minutes ago. */
const OLD_LOG_IN = {
  id: 1,
  browser: 'Firefox',
  system: 'Android',
  is_this: true,
  is_fresh: false,
  remember: true,
  created_at: '2027-01-04T09:12:00.000Z',
  last_seen_at: '2027-01-11T10:58:00.000Z',
};

const account: ScreenState[] = [
  { name: 'my-account', who: 'mehmet', path: '/my-account' },
  { name: 'my-account-inactive', who: 'kazim', path: '/my-account' },
  { name: 'my-account-waiting', who: 'hatice', path: '/my-account' },
  {
    name: 'my-account-errors',
    who: 'mehmet',
    path: '/my-account',
    isRefused: true,
    prepare: ({ page, words }) => press(page, words.shared.action.save),
  },
  {
    name: 'my-account-password',
    who: 'mehmet',
    path: '/my-account',
    hasDialog: true,
    prepare: async ({ page, words: { accounts, myAccount, shared } }) => {
      await field(page, myAccount.password.old).fill('Vefa-Demo-2027');
      await field(page, accounts.field.newPassword).fill('Sonnen8lume-Wien');
      await field(page, accounts.field.confirmation).fill('Sonnen8lume-Wien');
      await press(page, shared.action.save);
    },
  },
  {
    name: 'my-account-email-alert',
    who: 'mehmet',
    path: '/my-account',
    hasDialog: true,
    prepare: async ({ page, words: { myAccount, shared } }) => {
      await field(page, myAccount.email.new).fill('mehmet@');
      await press(page, shared.action.update);
    },
  },
  {
    name: 'my-account-email',
    who: 'mehmet',
    path: '/my-account',
    hasDialog: true,
    prepare: async ({ page, words: { myAccount, shared } }) => {
      await field(page, myAccount.email.new).fill('mehmet.yilmaz-oeztuerk@langer-name.example');
      await press(page, shared.action.update);
    },
  },
  {
    name: 'my-account-email-password',
    who: 'mehmet',
    path: '/my-account',
    hasDialog: true,
    answers: { 'GET /api/v1/me/devices': answer.json([OLD_LOG_IN]) },
    prepare: async ({ page, words: { myAccount, shared } }) => {
      await field(page, myAccount.email.new).fill('mehmet.yilmaz-oeztuerk@langer-name.example');
      await press(page, shared.action.update);
      await page.getByText(myAccount.owner.why).waitFor();
    },
  },
  {
    name: 'my-account-devices',
    who: 'mehmet',
    path: '/my-account',
    hasDialog: true,
    prepare: ({ page, words }) => press(page, words.myAccount.devices.endOthers),
  },
];

/** The frame itself: menu, sidebar, and messages about problems. */
const frame: ScreenState[] = [
  {
    name: 'frame-user-menu',
    who: 'mehmet',
    path: '/household',
    prepare: ({ page }) => page.locator('button[aria-haspopup=menu]').click(),
  },
  {
    name: 'frame-sidebar',
    who: 'gulsah',
    path: '/household',
    prepare: async ({ page }) => {
      // beside the screen if there is room, otherwise behind a button
      const toggle = page.locator('nav button[aria-expanded]');
      if (await toggle.isVisible()) await toggle.click();
    },
  },
  {
    name: 'frame-session-ending',
    who: 'mehmet',
    path: '/household',
    hasDialog: true,
    prepare: async ({ page }) => {
      const warning = page.getByRole('alertdialog');
      // a later answer may state a later end of the session, which hides the warning
      while (!(await warning.isVisible())) {
        await page.evaluate(
          `dispatchEvent(new StorageEvent('storage', { key: 'vefa.sessionEnds', newValue: String(Date.now() + 100_000) }))`,
        );
      }
    },
  },
  {
    name: 'frame-unavailable',
    who: 'mehmet',
    path: '/payment',
    answers: { [JOURNAL]: answer.refusal(503, 'service_unavailable') },
    prepare: closeAlert,
  },
  {
    name: 'frame-offline',
    who: 'mehmet',
    path: '/news',
    answers: { 'GET /api/v1/household/notifications': answer.broken },
    prepare: ({ page, words }) => page.getByText(words.shared.connection.loadFailed).waitFor(),
  },
  { name: 'frame-loading', who: 'mehmet', path: '/payment', answers: { [JOURNAL]: answer.never } },
];

/** Other screens of existing members, and the frame around every screen. */
export const memberStates: ScreenState[] = [
  ...news,
  ...family,
  ...left,
  ...added,
  ...pending,
  ...substitutes,
  ...account,
  ...frame,
];

function withSomebodyNew(me: Me): Me {
  const [first, ...others] = me.sub_members;
  if (!first) throw new Error('nobody belongs to this household');
  return { ...me, sub_members: [first, ...others, { ...first, id: 900_003, first_name: 'Ela', status: 'new' }] };
}

/** Nobody of the household has a social insurance number yet. */
function withNumberPending(me: Me): Me {
  const pending = { social_insurance_number: null, social_insurance_number_pending: true };
  const sub_members = me.sub_members.map((each) => ({ ...each, ...pending }));
  return { ...me, main_member: me.main_member && { ...me.main_member, ...pending }, sub_members };
}

/** A son of over thirty who has left, with only the data that the portal gets. */
function withWhoLeft(me: Me): Me {
  const [first] = me.sub_members;
  if (!first) throw new Error('nobody belongs to this household');
  const ended = { status: 'inactive', inactive_reason_id: 17, inactive_from: toWireDay(day('2026-09-01')) } as const;
  const born = { first_name: 'Murat', gender: 'male', date_of_birth: toWireDay(day('1996-08-31')) } as const;
  const kin = { membership_basis: 'child', relations: { relationship_type: 'son' } } as const;
  const son = { ...first, ...ended, ...born, ...kin, id: 900_004, active_from: null };
  return { ...me, sub_members: [...me.sub_members, subMemberShownTo('household_once_left', son)] };
}

/** The office has refused the passport. */
function withPassportRefused(me: Me): Me {
  if (!me.main_member) return me;
  const documents = me.main_member.documents.map((document) =>
    document.type === 'passport'
      ? { ...document, refused_at: document.created_at, refused_reason: 'Unscharf' }
      : document,
  );
  return { ...me, main_member: { ...me.main_member, documents } };
}

/** One expired and one ended substitute, after the present one. */
function withPastSubstitutes(me: Me): Me {
  const [running] = me.substitutes;
  if (!running) throw new Error('nobody represents this household');
  const passed = {
    ...running,
    id: 900_001,
    first_name: 'Süleyman',
    represent_me_as: 'family_member' as const,
    valid_until: toWireDay(day('2026-08-31')),
    status: 'inactive' as const,
  };
  const ended = {
    ...passed,
    id: 900_002,
    first_name: 'Elisabeth',
    last_name: 'Hofer',
    ended_on: toWireDay(day('2026-05-12')),
  };
  return { ...me, substitutes: [running, passed, ended] };
}

async function showSubstitute({ page }: Visit, index: number): Promise<void> {
  await page.locator('main table a').nth(index).click();
  await page.waitForURL(/substitutes\/\d+/);
}
