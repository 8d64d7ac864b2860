import type { SaleInvoice } from '../../domain/invoicing/invoicing.contract.ts';
import type { Me } from '../../domain/me/me.contract.ts';
import { DEMO_PASSWORD } from '../demo/makeDemo.ts';
import { multipart } from './client.ts';
import type { DocumentFile } from './documents/documentBuilders.ts';
import { sendTo } from './parallelWriters.ts';

type MemberMe = Me & { main_member: NonNullable<Me['main_member']> };

/** One of the demo's people, logged in over HTTP to a product in a separate process. */
export type DemoVisitor = {
  readonly cookie: string;
  me(): Promise<MemberMe>;
  invoices(): Promise<SaleInvoice[]>;
  /** The bytes of a successful answer. */
  bytes(path: string): Promise<Buffer>;
  /** The new document's id; undefined if the upload was refused. */
  upload(memberId: number, type: string, file: DocumentFile): Promise<number | undefined>;
  remove(path: string): Promise<void>;
  /** Drafts the due invoices; returns the bill numbers. */
  bill(): Promise<string[]>;
};

export async function aDemoVisitor(origin: string, name: string): Promise<DemoVisitor> {
  const cookie = await cookieOf(origin, { email: `${name}@demo.example`, password: DEMO_PASSWORD });
  const bytes = async (path: string) => {
    const answer = await fetch(`${origin}${path}`, { headers: { cookie } });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  };
  const read = async (path: string) => JSON.parse(String(await bytes(path)));
  const me = (): Promise<MemberMe> => read('/api/v1/me');
  return {
    cookie,
    bytes,
    me,
    invoices: async () => {
      const { household } = await me();
      const journal = await read(`/api/v1/finance/financial-journal/household/${household?.id}`);
      return journal.map(({ sale_invoice }: { sale_invoice: SaleInvoice }) => sale_invoice);
    },
    upload: async (memberId, type, file) => {
      const { body, headers } = multipart({ type }, file);
      const path = `${origin}/api/v1/member/${memberId}/document`;
      const answer = await fetch(path, { method: 'POST', headers: { ...headers, cookie }, body: new Uint8Array(body) });
      const document = (await answer.json()) as { id?: number };
      return answer.ok ? document.id : undefined;
    },
    remove: async (path) => void (await sendTo({ origin, cookie }, ['DELETE', path])),
    bill: async () => {
      const drafts = await sendTo({ origin, cookie }, ['POST', '/api/v1/finance/household/create-invoice']);
      return ((drafts ?? []) as SaleInvoice[]).map(({ bill_number }) => bill_number);
    },
  };
}

async function cookieOf(origin: string, credentials: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${origin}/login`, { method: 'POST', headers, body: JSON.stringify(credentials) });
  if (!answer.ok) throw new Error(`the log-in was answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}
