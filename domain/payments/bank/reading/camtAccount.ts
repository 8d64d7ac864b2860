import { bankText } from '../bankText.ts';
import { elementAt, textAt, type XmlElement } from '../xmlElement.ts';

/** Where an account's number stands: versions since 2 have `IBAN` and `Othr`, the first one had the others. */
const WHERE_NUMBERS_ARE = [['IBAN'], ['Othr', 'Id'], ['BBAN'], ['UPIC'], ['PrtryAcct', 'Id']] as const;

/** An IBAN has 34 characters at most; in groups, with a word before. */
const LONGEST_NUMBER = 50;
/** A number without its country is compared only if it is long enough to hold bank and account. */
const SHORTEST_WITHOUT_COUNTRY = 10;

/** The number of an account (`Acct`, `DbtrAcct`) as the bank writes it, in any of its elements. */
export function accountText(account: XmlElement | undefined): string | null {
  const told = WHERE_NUMBERS_ARE.map((path) => textAt(elementAt(account, 'Id'), ...path)).find(Boolean);
  return bankText(told, LONGEST_NUMBER);
}

/** The same in capital letters and without separators, to be compared. */
export function accountNumber(account: XmlElement | undefined): string | null {
  const number = accountText(account)?.toUpperCase() ?? '';
  return number.replace(/[^A-Z0-9]/g, '').replace(/^IBAN/, '') || null;
}

/** The IBAN among `own` that this number means: the IBAN itself, or its part behind country and check digits (BBAN). */
export function ownIban(number: string, own: readonly string[]): string | undefined {
  return own.find((iban) => iban === number || isWithoutCountry(number, iban));
}

function isWithoutCountry(number: string, iban: string): boolean {
  return number.length >= SHORTEST_WITHOUT_COUNTRY && iban.slice(4) === number;
}
