import { closeSync, writeSync } from 'node:fs';
import { ANSWER } from '../platform/process/boundedProcess.ts';
import { watchMemory } from '../platform/process/watchMemory.ts';

/** The smallest PNG: one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// Each part imports its packages itself, so that a missing one is reported as the part that needs it.
const parts: Record<string, () => Promise<unknown>> = {
  'no picture can be made': async () => {
    const { default: sharp } = await import('sharp');
    await sharp(PNG).flatten({ background: '#fff' }).jpeg().toBuffer();
  },
  'no font can be opened': async () => (await import('../platform/pdf/fonts.ts')).openFonts(),
  'no PDF can be made': async () => {
    const { drawDocument } = await import('../platform/pdf/drawDocument.ts');
    await drawDocument({
      language: 'tr',
      title: 'ığşİ',
      author: 'Vefa',
      created_at: '2026-01-01T00:00:00.000Z',
      footer: [],
      blocks: [{ kind: 'paragraph', spans: [{ text: 'ığşİ' }] }],
    });
  },
};

watchMemory(Number(process.argv[2]));
writeSync(ANSWER, await firstFailure());
closeSync(ANSWER);
process.exit(0);

/** The first part that fails, with the reason; empty if everything works. */
async function firstFailure(): Promise<string> {
  for (const [part, prove] of Object.entries(parts)) {
    const failure = await prove().then(
      () => undefined,
      (error: unknown) => `${part}: ${error instanceof Error ? error.message : String(error)}`,
    );
    if (failure !== undefined) return failure;
  }
  return '';
}
