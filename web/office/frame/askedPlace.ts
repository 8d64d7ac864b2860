import { tab } from '../../platform/drafts/storage.ts';

/** What somebody wanted to see before the log-in; kept in this tab alone. */
type Asked = { address: string; email: string | undefined };

const KEPT_AS = 'vefa.office.asked';

/**
 * Keeps an address inside the office over the log-in. `email` is who was looking at it, if anybody was: nobody else is
 * taken there, for each look at a household is written down.
 */
export function keepAsked(address: string, email: string | undefined): void {
  tab.set(KEPT_AS, JSON.stringify({ address, email } satisfies Asked));
}

/** The address for whoever has logged in now. */
export function askedBy(email: string): string | undefined {
  const asked = read();
  return asked?.email === undefined || asked.email === email ? asked?.address : undefined;
}

export function forgetAsked(): void {
  tab.remove(KEPT_AS);
}

function read(): Asked | undefined {
  const kept = tab.get(KEPT_AS);
  return kept === null ? undefined : (JSON.parse(kept) as Asked);
}
