import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Call, Sent } from '../../domain/shared/contract.ts';
import { expectPromised } from './promisedRefusals.ts';

export type TestAnswer = { status: number; body: never; headers: Record<string, unknown>; bytes: Buffer };

/** A client without a browser: keeps cookies, sends calls by their contracts, reads the answers. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #address: string;

  constructor(app: FastifyInstance, address = '127.0.0.1') {
    this.#app = app;
    this.#address = address;
  }

  /** Sends a call of the contract: path parameters, query and body are picked from `input`. */
  async call<C extends Call>(call: C, input: Partial<Sent<C>> & Record<string, unknown> = {}): Promise<TestAnswer> {
    const rest: Record<string, unknown> = { ...input };
    const url = call.path.replace(/:(\w+)/g, (_match, name: string) => {
      const value = rest[name];
      delete rest[name];
      return encodeURIComponent(String(value));
    });
    if (call.method === 'GET') return this.send('GET', withQuery(url, rest));
    return this.send(call.method, url, rest);
  }

  /** Sends any request, also one that no contract allows. */
  async send(method: string, url: string, body?: unknown, headers: Record<string, string> = {}): Promise<TestAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.#app.inject({
      method: method as 'GET',
      url,
      remoteAddress: this.#address,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    this.#keepCookies(response.cookies as { name: string; value: string; maxAge?: number }[]);
    const answered = parse(unpacked(response), response.headers['content-type']);
    if (response.statusCode >= 400) expectPromised(method, url, answered, response.statusCode);
    return {
      status: response.statusCode,
      body: answered as never,
      headers: response.headers,
      bytes: response.rawPayload,
    };
  }

  #keepCookies(cookies: { name: string; value: string; maxAge?: number }[]): void {
    for (const { name, value, maxAge } of cookies) {
      if (maxAge === 0 || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

function unpacked({ headers, rawPayload, body }: LightMyRequestResponse): string {
  return headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload).toString() : body;
}

/** A multipart body with text fields and one file. */
export function multipart(fields: Record<string, string>, file?: { name: string; type: string; bytes: Buffer }) {
  const boundary = 'vefa-test-boundary';
  const parts: Uint8Array[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`,
      ),
      file.bytes,
      Buffer.from('\r\n'),
    );
  }
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

function withQuery(url: string, query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parameters.set(name, String(value));
  return parameters.size === 0 ? url : `${url}?${parameters}`;
}

function parse(body: string, contentType: unknown): unknown {
  return String(contentType ?? '').startsWith('application/json') ? JSON.parse(body) : body;
}
