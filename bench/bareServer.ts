import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { isPassword } from '../server/platform/secrets/passwordHash.ts';

/**
 * The cost of the same answers without a product around them: node:http, pg, one query by key. It answers the product's
 * JSON, read from a table on every request.
 */
const { PORT, CONNECTION, ASSET } = process.env;
const asset = readFileSync(String(ASSET));
const pool = new pg.Pool({ ...JSON.parse(CONNECTION ?? '{}'), max: 10 });

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(Number(PORT), '127.0.0.1', () => process.send?.('ready'));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === '/asset') return sendAsset(response);
  if (request.method === 'GET') {
    return send(response, await stored(String(request.url).slice(1), request.headers.cookie ?? ''));
  }
  if (request.method === 'PUT') return save(request, response);
  const { email, password } = JSON.parse(await read(request)) as { email: string; password: string };
  const { rows } = await pool.query('select password_hash from accounts where email_key = $1', [email]);
  if (!(await isPassword(password, String(rows[0]?.password_hash)))) return send(response, '{}', 422);
  send(response, await stored('login', email));
}

/** The minimum for saving a person: lock household and person, write one row, commit. */
async function save(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { id, first_name } = JSON.parse(await read(request)) as { id: number; first_name: string };
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      'select h.id from households h join members m on m.household_id = h.id where m.id = $1 for update',
      [id],
    );
    const { rows } = await client.query('update members set first_name = $2 where id = $1 returning *', [
      id,
      first_name,
    ]);
    await client.query('commit');
    send(response, JSON.stringify(rows[0]));
  } finally {
    client.release();
  }
}

async function stored(kind: string, key: string): Promise<string> {
  const hash = createHash('sha256').update(key).digest();
  const { rows } = await pool.query('select body from bench_answers where kind = $1 and key_hash = $2', [kind, hash]);
  return String(rows[0]?.body);
}

function send(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

function sendAsset(response: ServerResponse): void {
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'content-length': asset.length,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  response.end(asset);
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
