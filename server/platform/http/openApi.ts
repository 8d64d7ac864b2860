import { z } from 'zod';
import { type Call, refusalsOf, SESSION_ENDS_IN } from '../../../domain/shared/contract.ts';
import type { RefusalKind } from '../../../domain/shared/refusal.ts';
import { KEY } from './input.ts';
import { type JsonSchema, type SchemaBook, schemaBook, upperFirst } from './openApiSchemas.ts';
import { statusOf } from './refusals.ts';

/** Facts for the interface description beyond the contracts. */
export type Description = {
  readonly title: string;
  /** The name of the session's cookie. */
  readonly sessionCookie: string;
  /** The base URL of the calls; without it, where the description was fetched. */
  readonly url?: string | undefined;
  readonly topics: readonly { name: string; about: string; calls: readonly Call[] }[];
  /** Schemas with a name of their own. */
  readonly schemas: Readonly<Record<string, z.ZodType>>;
  readonly refusals: Readonly<Record<string, { readonly kind: RefusalKind }>>;
};

const REFUSAL_SCHEMA = {
  type: 'object',
  required: ['message', 'request_id'],
  properties: {
    message: { type: 'string', description: 'key of the error catalogue' },
    errors: {
      type: 'object',
      description: 'keys by the field that they are about',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
    params: { type: 'object', description: 'values for the sentence', additionalProperties: true },
    request_id: { type: 'string' },
  },
} as const;

/** The key of a bug (500), which no contract lists. */
const BUG = 'something_went_wrong';

/** Text for every call. */
const SHARED = `Each call names every key that it may refuse with; ${BUG} (500) is a fault of the server. What another
site's page sends is refused. Answers to somebody logged in carry \`${SESSION_ENDS_IN}\`: the seconds until the session ends
if it is not used again.`;

/** The interface description (OpenAPI 3.1), made from the contracts that also check every request. */
export function openApiDocument({ title, sessionCookie, url = '/', topics, schemas, refusals }: Description) {
  const book = schemaBook(
    topics.flatMap(({ calls }) => calls),
    schemas,
  );
  const paths: Record<string, Record<string, unknown>> = {};
  const responses: Record<string, unknown> = { [upperFirst(camel(BUG))]: refusalWith([BUG]) };
  for (const { name, calls } of topics) {
    for (const call of calls) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      const refused = refusalResponses(call, refusals, responses);
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, name, book, refused) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: SHARED, license: { name: 'Unlicensed', identifier: 'LicenseRef-None' } },
    servers: [{ url }],
    tags: topics.map(({ name, about }) => ({ name, description: about })),
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
      schemas: { Refusal: REFUSAL_SCHEMA, ...book.components },
      responses,
    },
  };
}

function operation(call: Call, topic: string, book: SchemaBook, refused: Record<string, unknown>) {
  return {
    operationId: call.name,
    tags: [topic],
    summary: call.summary,
    security: call.access === 'public' ? [] : [{ session: [] }],
    'x-access': call.access,
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query'), ...keyParameter(call)],
    ...requestBody(call, book),
    responses: {
      [call.status]: { description: 'Answer', ...answerContent(call, book) },
      ...refused,
    },
  };
}

/** Responses by status, each with its possible keys; a key that has a status to itself is described once for all calls. */
function refusalResponses(
  call: Call,
  refusals: Description['refusals'],
  shared: Record<string, unknown>,
): Record<string, unknown> {
  const keysByStatus = Map.groupBy(refusalsOf(call), (key) => {
    const entry = refusals[key];
    if (!entry) throw new Error(`no table of refusals has ${key}`);
    return statusOf[entry.kind];
  });
  const described = [...keysByStatus].map(([status, keys]) => {
    const [first = '', ...others] = keys;
    if (others.length > 0) return [status, refusalWith(keys)] as const;
    const name = upperFirst(camel(first));
    shared[name] ??= refusalWith([first]);
    return [status, { $ref: `#/components/responses/${name}` }] as const;
  });
  return { ...Object.fromEntries(described), 500: { $ref: `#/components/responses/${upperFirst(camel(BUG))}` } };
}

function refusalWith(keys: readonly string[]) {
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Refusal' },
      { type: 'object', properties: { message: { type: 'string', enum: keys } } },
    ],
  };
  return { description: `Refused: ${keys.join(', ')}`, content: { 'application/json': { schema } } };
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    // a list is sent as one value with commas
    ...((property as JsonSchema).type === 'array' ? { style: 'form', explode: false } : {}),
    schema: property,
  }));
}

function keyParameter({ keyed }: Call) {
  if (!keyed) return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'Sent again with the same key, because the answer was lost, it answers what it made and makes no more.',
      schema: { type: 'string', pattern: KEY.source },
    },
  ];
}

function requestBody(call: Call, book: SchemaBook) {
  if (call.upload)
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: form(call) } } } };
  if (!call.body) return {};
  const required = !call.body.safeParse({}).success;
  return { requestBody: { required, content: { 'application/json': { schema: book.bodyOf(call) } } } };
}

/** The text fields beside a file. */
function form({ body }: Call): JsonSchema {
  const { properties = {}, required = [] } = body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {};
  const file = { type: 'string', format: 'binary' };
  return { type: 'object', properties: { ...properties, file }, required: [...required, 'file'] };
}

function answerContent(call: Call, book: SchemaBook) {
  if (call.answer === 'nothing') return {};
  if (call.answer === 'file') {
    return { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } };
  }
  return { content: { 'application/json': { schema: book.answerOf(call) } } };
}

function camel(key: string): string {
  return key.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase());
}
