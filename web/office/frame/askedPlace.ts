import { tab } from '../../platform/drafts/storage.ts';

/** The page that was requested before the log-in; kept in this tab only. */
type Asked = { address: string; email: string | undefined };

const KEPT_AS = 'vefa.office.asked';

/**
 * Remembers a page of the office during the log-in. `email` is the person who was reading it, if any: nobody else is
 * led there, because opening a household writes an access record.
 */
export function keepAsked(address: string, email: string | undefined): void {
  tab.set(KEPT_AS, JSON.stringify({ address, email } satisfies Asked));
}

/** The remembered page for the person who has logged in now. */
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
