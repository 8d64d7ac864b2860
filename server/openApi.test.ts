import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalsOf } from '../domain/shared/contract.ts';
import { apiDescription } from './openApi.ts';
import { openApiDocument } from './platform/http/openApi.ts';
import { ROOT } from './platform/root.ts';
import { routes } from './topics.ts';

const document = openApiDocument(apiDescription({ sessionCookie: 'session' }));
const calls = routes.map(({ call }) => call);

type Operation = {
  operationId: string;
  tags: string[];
  requestBody?: { required: boolean };
  responses: Record<string, unknown>;
};

let folder: string;
beforeAll(() => {
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(ROOT, 'test-results/client-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the description passes the recommended rules without warnings', async () => {
  const config = await loadConfig({ configPath: join(ROOT, 'redocly.yaml') });

  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });

  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

test('a client generated from it compiles, and its functions are named like the calls', async () => {
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  const client = await generateSource(join(folder, 'openapi.json'));
  writeFileSync(join(folder, 'client.ts'), client);
  const options = {
    extends: '../../tsconfig.base.json',
    compilerOptions: { lib: ['ES2024', 'DOM'] },
    files: ['client.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));

  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-p', folder]).catch(({ stdout }) => expect(stdout).toBe(''));

  const functions = [...client.matchAll(/^export function (\w+)/gm)].map(([, name]) => name);
  expect(functions.sort()).toEqual(calls.map(({ name }) => name).sort());
  expect(client).toMatch(/export type SaleInvoice = \{/);
  // stored form fields and refusal parameters may be of any type; nothing else is
  expect(client).not.toMatch(/(?<!\[key: string\]: )\b(any|unknown)\b;/);
});

test('every call has a topic, gives the status of every key, and says whether its body is optional', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods)) as Operation[];

  expect(operations).toHaveLength(calls.length);
  for (const { operationId, tags, requestBody, responses } of operations) {
    const call = calls.find(({ name }) => name === operationId);
    if (!call) throw new Error(operationId);
    expect(tags).toHaveLength(1);
    expect(requestBody === undefined).toBe(!call.body && !call.upload);
    const text = JSON.stringify([responses, document.components.responses]);
    expect(refusalsOf(call).filter((key) => !text.includes(`"${key}"`))).toEqual([]);
    expect(Object.keys(responses).filter((status) => /^4/.test(status))).not.toEqual([]);
  }
});

test('an object that occurs in several places is a named component', () => {
  const inline = new Map<string, number>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { properties, required } = value as { properties?: object; required?: string[] };
    if (properties && Object.keys(properties).length > 3) {
      const text = JSON.stringify({ properties, required });
      inline.set(text, (inline.get(text) ?? 0) + 1);
    }
    for (const part of Object.values(value)) look(part);
  };
  look(document.components.schemas);

  expect([...inline].filter(([, times]) => times > 1).map(([text]) => text)).toEqual([]);
});
