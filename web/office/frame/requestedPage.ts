import { tabStorage } from '../../platform/drafts/storage.ts';

/** The page that was requested before the log-in; kept in this tab only. */
type RequestedPage = { address: string; email: string | undefined };

const STORAGE_KEY = 'vefa.office.asked';

/**
 * Remembers a page of the office during the log-in. `email` is the person who was reading it, if any: nobody else is
 * led there, because opening a household writes an access record.
 */
export function rememberRequestedPage(address: string, email: string | undefined): void {
  tabStorage.set(STORAGE_KEY, JSON.stringify({ address, email } satisfies RequestedPage));
}

/** The remembered page for the person who has logged in now. */
export function requestedPageOf(email: string): string | undefined {
  const asked = read();
  return asked?.email === undefined || asked.email === email ? asked?.address : undefined;
}

export function forgetRequestedPage(): void {
  tabStorage.remove(STORAGE_KEY);
}

function read(): RequestedPage | undefined {
  const kept = tabStorage.get(STORAGE_KEY);
  return kept === null ? undefined : (JSON.parse(kept) as RequestedPage);
}
