import { DEMO_PASSWORD } from '../server/demo/makeDemo.ts';

const EMAIL = 'mehmet@demo.example';
const WARMING = 50;

/** Logs a demo person in and returns the answers byte for byte. */
export async function logIn(url: string, email = EMAIL) {
  const body = JSON.stringify({ email, password: DEMO_PASSWORD, remember: true });
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const login = await response.text();
  if (!response.ok) throw new Error(`log-in answered ${response.status}: ${login}`);
  const cookie = cookiesOf(response);
  const get = async (path: string) => (await fetch(url + path, { headers: { cookie } })).text();
  const { household } = JSON.parse(login) as { household: { id: number } };
  const journalPath = `/api/v1/finance/financial-journal/household/${household.id}`;
  return {
    me: await get('/api/v1/me'),
    journal: await get(journalPath),
    journalPath,
    login,
    cookie,
    email,
    body,
  };
}

/** A browser of one person, or of somebody not logged in. Throws on refusals. */
export type Visitor = {
  get<T>(path: string): Promise<T>;
  /** `body` is sent as JSON, or as a form if it is one. */
  send<T>(method: string, path: string, body?: object): Promise<T>;
};

export async function visit(url: string, email?: string): Promise<Visitor> {
  let cookie = '';
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const isForm = body instanceof FormData;
    const headers = { cookie, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) };
    const response = await fetch(url + path, { method, headers, body: isForm ? body : body && JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    cookie = cookiesOf(response) || cookie;
    return (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : undefined) as T;
  };
  if (email) await send('POST', '/login', { email, password: DEMO_PASSWORD, remember: true });
  return { send, get: (path) => send('GET', path) };
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** The times of `count` PDFs of an invoice, one after the other, after a warm-up. */
export async function pdfMs(url: string, path: string, count: number): Promise<number[]> {
  const { cookie, journal } = await logIn(url);
  const entries = JSON.parse(journal) as { sale_invoice: { id: number; steps: string[] } }[];
  const invoice = entries.find(({ sale_invoice }) => sale_invoice.steps.includes('pdf'))?.sale_invoice;
  if (!invoice) throw new Error('the demo person has no invoice to draw');
  const address = url + path.replace(':id', String(invoice.id));
  const times: number[] = [];
  for (let turn = -WARMING; turn < count; turn += 1) {
    const started = performance.now();
    await (await fetch(address, { headers: { cookie } })).arrayBuffer();
    if (turn >= 0) times.push(performance.now() - started);
  }
  return times;
}
