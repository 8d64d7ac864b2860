import { z } from 'zod';
import { type Call, refusalsOf } from '../../../domain/shared/contract.ts';
import { escapeHtml } from '../mail/layout.ts';
import type { Description } from './openApi.ts';

const KEYED = ' Sent again with the same <code>Idempotency-Key</code>, it answers what it made and makes no more.';

/**
 * The interface description as a page without scripts: one foldable part per call. The expensive part is made once; the returned
 * function only inserts the nonce.
 */
export function docsPage({ title, topics }: Description): (nonce: string) => string {
  const heading = escapeHtml(title);
  const sections = topics
    .map(({ about, calls }) => `<h2>${escapeHtml(about)}</h2>\n${calls.map(section).join('\n')}`)
    .join('\n');
  return (nonce) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${heading}</title>
<style nonce="${nonce}">
body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1f2a28;background:#faf7f1}
details{margin:.5rem 0;padding:.5rem 1rem;border:1px solid #d9d0bf;border-radius:.5rem;background:#fff}
summary{cursor:pointer;min-height:2rem}code,pre{font-size:.9rem}pre{overflow:auto;padding:1rem;background:#f4efe5}
</style></head><body><main><h1>${heading}</h1>
<p>Made from the contract that checks every request; the same as a document: <a href="/openapi.json">/openapi.json</a>.</p>
${sections}
</main></body></html>`;
}

function section(call: Call): string {
  return `<details><summary><code>${call.method} ${escapeHtml(call.path)}</code></summary>
<p>${escapeHtml(call.summary)} Access: ${call.access}. Answers ${call.status}.${call.keyed ? KEYED : ''}</p>
<p>May refuse with: ${refusalsOf(call)
    .map((key) => `<code>${key}</code>`)
    .join(', ')}.</p>
${call.body ? schemaBlock('Sent', call.body, 'input') : ''}
${typeof call.answer === 'string' ? '' : schemaBlock('Answered', call.answer, 'output')}
</details>`;
}

function schemaBlock(label: string, schema: z.ZodType, io: 'input' | 'output'): string {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), null, 2);
  return `<h3>${label}</h3><pre>${escapeHtml(text)}</pre>`;
}
