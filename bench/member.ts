import { DEMO_PASSWORD } from '../server/demo/makeDemo.ts';

const EMAIL = 'mehmet@demo.example';

/** Logs a demo person in and keeps what was answered, byte for byte. */
export async function logIn(url: string) {
  const body = JSON.stringify({ email: EMAIL, password: DEMO_PASSWORD, remember: true });
  const response = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const login = await response.text();
  if (!response.ok) throw new Error(`log-in answered ${response.status}: ${login}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const me = await (await fetch(`${url}/api/v1/me`, { headers: { cookie } })).text();
  return { me, login, cookie, email: EMAIL, body };
}

/** How long each of `count` drawings of an invoice takes, one after the other, after one that is not counted. */
export async function pdfMs(url: string, path: string, count: number): Promise<number[]> {
  const { cookie, login } = await logIn(url);
  const household = (JSON.parse(login) as { household: { id: number } }).household.id;
  const journal = await fetch(`${url}/api/v1/finance/financial-journal/household/${household}`, {
    headers: { cookie },
  });
  const entries = (await journal.json()) as { sale_invoice: { id: number; steps: string[] } }[];
  const invoice = entries.find(({ sale_invoice }) => sale_invoice.steps.includes('pdf'))?.sale_invoice;
  if (!invoice) throw new Error('the demo person has no invoice to draw');
  const address = url + path.replace(':id', String(invoice.id));
  const times: number[] = [];
  for (let turn = -1; turn < count; turn += 1) {
    const started = performance.now();
    await (await fetch(address, { headers: { cookie } })).arrayBuffer();
    if (turn >= 0) times.push(performance.now() - started);
  }
  return times;
}
