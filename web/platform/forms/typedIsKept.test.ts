import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** A file that holds what somebody types: a form, or a state beside a field of the kit. */
const HOLDS_FORM = /\buseForm\(/;
const HAS_STATE = /\buseState(?:<string>)?\((?:''|\)|initial)/;
const HAS_FIELD = /<(?:TextField|TextAreaField|DateField|PhoneNumberField|LastDayField)\b/;

/**
 * What sends, keeps or asks about what was typed when the reader closes, leaves or presses another button. With a handle the
 * dialog around a form decides, and sends it with its own button.
 */
const KEPT =
  /\buse(?:LeaveGuard|CloseQuestion|TabDraft|Draft|ImperativeHandle)\(|<FormDialog\b|\bdraft: |\bkeepTypedRegistration\(/;

/** Where nothing typed can be lost, each with its reason. */
const SEARCH = 'a search changes nothing, and stays in its field';
const SECRET = 'a password or a code is not kept';
const NOTHING_TO_LOSE: Record<string, string> = {
  'web/accounts/OwnerDialog.tsx': SECRET,
  'web/accounts/usePasswordForm.tsx': SECRET,
  'web/office/bank/AddPartBySearch.tsx': SEARCH,
  'web/office/bank/LineFilterFields.tsx': SEARCH,
  'web/office/cash/CashBook.tsx': 'a day to look at changes nothing',
  'web/office/deaths/firstCall/FindDeceased.tsx': SEARCH,
  'web/office/frame/EnterCode.tsx': SECRET,
  'web/office/frame/Reauthenticate.tsx': SECRET,
  'web/office/frame/SetUpSecondFactor.tsx': SECRET,
  'web/office/households/Households.tsx': SEARCH,
  'web/office/lists/ListFilters.tsx':
    'a few words and days to filter a list by, which stand in no address until they are sent',
  'web/office/scans/UnclearScans.tsx': SEARCH,
  'web/office/household/merging/MergeHousehold.tsx': 'asks for one number',
  'web/portal/account/TextCodeForm.tsx': SECRET,
  'web/portal/account/TextCodeRequest.tsx': 'a tick only',
  'web/portal/logIn/ForgotPassword.tsx': 'sends what is typed; the log-in keeps it',
  'web/portal/logIn/JoinStaff.tsx': SECRET,
  'web/portal/logIn/LogInForm.tsx': SECRET,
  'web/portal/logIn/ResendConfirmation.tsx': 'sends what is typed; the log-in keeps it',
  'web/portal/logIn/ResetPassword.tsx': SECRET,
  'web/portal/register/AccountWithCode.tsx': SECRET,
  'web/portal/news/ReplyDialog.tsx': 'says that nothing is sent (spec §2), and hands the text to a mail',
};

const sources = new Map(
  globSync('web/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.') && !path.startsWith('web/ui/'))
    .map((path) => [path, readFileSync(path, 'utf8')] as const),
);

const imports = new Map(
  [...sources].map(([path, text]) => [
    path,
    [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) => join(dirname(path), to)),
  ]),
);

const importersOf = (path: string) => [...imports].filter(([, of]) => of.includes(path)).map(([importer]) => importer);

const isHolder = (text: string) => HOLDS_FORM.test(text) || (HAS_STATE.test(text) && HAS_FIELD.test(text));

/** A hook gives its form to the components that use it; a component keeps what it holds itself. */
function isKept(path: string): boolean {
  if (KEPT.test(sources.get(path) ?? '')) return true;
  const users = importersOf(path);
  return /\/use[A-Z]\w*\.tsx?$/.test(path) && users.length > 0 && users.every(isKept);
}

it('whatever somebody types is sent by the next press, kept, or asked about', () => {
  const lost = [...sources].filter(([path, text]) => isHolder(text) && !isKept(path)).map(([path]) => path);

  expect(lost.sort()).toEqual(Object.keys(NOTHING_TO_LOSE).sort());
});
