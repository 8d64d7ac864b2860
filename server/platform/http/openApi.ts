import { z } from 'zod';
import { type Call, refusalsOf, SESSION_ENDS_IN } from '../../../domain/shared/contract.ts';
import { KEY } from './input.ts';

type JsonSchema = { [key: string]: unknown };

const REFUSAL_SCHEMA = {
  type: 'object',
  required: ['message', 'request_id'],
  properties: {
    message: { type: 'string', description: 'key of the error catalogue' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    params: { type: 'object', additionalProperties: true },
    request_id: { type: 'string' },
  },
} as const;

/** The key of a bug: no refusal, and no contract's. */
const BUG = 'something_went_wrong';

/** Said once for every call. */
const SHARED = `Each call names every key that it may refuse with; ${BUG} (500) is a fault of the server. What another
site's page sends is refused. Answers to somebody logged in carry \`${SESSION_ENDS_IN}\`: the seconds until the session ends
if it is not used again.`;

/**
 * The interface description (OpenAPI 3.1), made from the same contract that checks every request; `sessionCookie` is
 * what the session's cookie is called here.
 */
export function openApiDocument(calls: readonly Call[], title: string, sessionCookie: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: SHARED },
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
      schemas: { Refusal: REFUSAL_SCHEMA },
    },
    paths,
  };
}

function operation(call: Call) {
  return {
    summary: call.summary,
    security: call.access === 'public' ? [] : [{ session: [] }],
    'x-access': call.access,
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query'), ...keyParameter(call)],
    ...(call.body ? { requestBody: { content: { [bodyType(call)]: { schema: bodySchema(call) } } } } : {}),
    responses: {
      [call.status]: { description: 'Answer', ...answerContent(call) },
      default: { description: 'Refusal', content: { 'application/json': { schema: refusalSchema(call) } } },
    },
  };
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function refusalSchema(call: Call): JsonSchema {
  const message = { enum: [...refusalsOf(call), BUG] };
  return { allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { message } }] };
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

function bodyType(call: Call): string {
  return call.upload ? 'multipart/form-data' : 'application/json';
}

function bodySchema(call: Call): JsonSchema {
  const schema = call.body ? toSchema(call.body) : {};
  if (!call.upload) return schema;
  const properties = (schema.properties ?? {}) as JsonSchema;
  return { ...schema, properties: { ...properties, file: { type: 'string', format: 'binary' } } };
}

function answerContent(call: Call) {
  if (call.answer === 'nothing') return {};
  if (call.answer === 'file') return { content: { 'application/octet-stream': {} } };
  const schema = z.toJSONSchema(call.answer, { io: 'output', unrepresentable: 'any' });
  return { content: { 'application/json': { schema } } };
}

function toSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
}
