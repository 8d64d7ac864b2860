import { parseArgs } from 'node:util';
import { defaultLanguage, isLanguage, type Language } from '../../domain/shared/language.ts';
import { Refusal } from '../../domain/shared/refusal.ts';
import { fieldsDe } from '../../texts/fields.de.ts';
import { fieldsEn } from '../../texts/fields.en.ts';
import { fieldsTr } from '../../texts/fields.tr.ts';
import { insideFieldsDe } from '../../texts/insideFields.de.ts';
import { insideFieldsEn } from '../../texts/insideFields.en.ts';
import { insideFieldsTr } from '../../texts/insideFields.tr.ts';
import { insideRefusalsDe } from '../../texts/insideRefusals.de.ts';
import { insideRefusalsEn } from '../../texts/insideRefusals.en.ts';
import { insideRefusalsTr } from '../../texts/insideRefusals.tr.ts';
import { refusalsDe } from '../../texts/refusals.de.ts';
import { refusalsEn } from '../../texts/refusals.en.ts';
import { refusalsTr } from '../../texts/refusals.tr.ts';
import { findAccountByEmail } from '../accounts/accounts.reads.ts';
import { system } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { bankCommands } from './bankCommands.ts';
import type { Command, Desk, Typed } from './command.ts';
import { feeCommands } from './feeCommands.ts';
import { harmless, say } from './printing.ts';
import { staffCommands } from './staffCommands.ts';

const commands = {
  ...staffCommands,
  ...bankCommands,
  ...feeCommands,
};
type CommandName = keyof typeof commands;

/** The result of a command: the lines to print, and whether it was done (0), refused (1) or not understood (2). */
export type Outcome = { exitCode: 0 | 1 | 2; lines: string[] };

/**
 * The commands for machines and for the first hour: bank file, fees, accounts of staff. The office does everything else on its
 * screens. `withContext` opens database and services only once the command is understood.
 */
export async function runCommandLine(
  typed: readonly string[],
  withContext: (work: (context: Context) => Promise<Outcome>) => Promise<Outcome>,
): Promise<Outcome> {
  const [name = 'help', ...rest] = typed;
  const language = languageIn(rest);
  if (name === 'help' || name === '--help') return { exitCode: 0, lines: helpLines(language) };
  if (!isCommand(name)) return misunderstood(language, say(language, 'office.say.unknownCommand', { command: name }));
  const command: Command = commands[name];
  const read = readTyped(command, rest, language);
  if ('problem' in read) return misunderstood(language, read.problem);
  return withContext((context) => runAs(context, { command, typed: read, language }));
}

type Run = { command: Command; typed: Typed; language: Language };

async function runAs(context: Context, { command, typed, language }: Run): Promise<Outcome> {
  try {
    const actor = await actorNamed(context, typed.options.as, language);
    if (!actor) {
      const email = typed.options.as ?? '';
      return { exitCode: 1, lines: [say(language, 'office.say.notStaff', { email })] };
    }
    return { exitCode: 0, lines: (await command.run({ context, actor, language }, typed)).map(harmless) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { exitCode: 1, lines: refusalLines(error, language).map(harmless) };
  }
}

/**
 * The account named by `--as`, so that histories show who acted; the system without it; undefined if it is no account of staff.
 */
async function actorNamed(
  context: Context,
  email: string | undefined,
  language: Language,
): Promise<Desk['actor'] | undefined> {
  if (email === undefined) return system;
  const account = await findAccountByEmail(context.db, email);
  if (account?.status !== 'active' || account.role === 'member') return undefined;
  return { kind: 'office', role: account.role, account_id: account.id, session_id: 0, language, standing: 'open' };
}

const ALWAYS = ['as', 'lang'];

function readTyped(command: Command, rest: readonly string[], language: Language): Typed | { problem: string } {
  const names = [...ALWAYS, ...command.needs, ...command.takes];
  const { values, positionals, tokens } = parseArgs({
    args: [...rest],
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const strange = tokens.find((token) => token.kind === 'option' && !(names.includes(token.name) && token.value));
  const unknown = strange?.kind === 'option' ? strange.rawName : positionals[0];
  if (unknown !== undefined) return { problem: say(language, 'office.say.optionUnknown', { option: unknown }) };
  const missing = command.needs.find((need) => values[need] === undefined);
  if (missing) return { problem: say(language, 'office.say.argumentMissing', { name: missing }) };
  return { options: Object.fromEntries(names.map((name) => [name, values[name]])) as Typed['options'] };
}

function languageIn(rest: readonly string[]): Language {
  const { values } = parseArgs({
    args: [...rest],
    options: { lang: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  return isLanguage(values.lang) ? values.lang : defaultLanguage;
}

const refusals: Record<Language, Record<string, string>> = {
  de: { ...refusalsDe, ...insideRefusalsDe },
  tr: { ...refusalsTr, ...insideRefusalsTr },
  en: { ...refusalsEn, ...insideRefusalsEn },
};
const fields: Record<Language, Record<string, string>> = {
  de: { ...fieldsDe, ...insideFieldsDe },
  tr: { ...fieldsTr, ...insideFieldsTr },
  en: { ...fieldsEn, ...insideFieldsEn },
};

function refusalLines({ key, errors = {} }: Refusal, language: Language): string[] {
  const words = (message: string) => fields[language][message] ?? refusals[language][message] ?? message;
  const atFields = Object.entries(errors).map(([field, messages]) => `  ${field}: ${messages.map(words).join(', ')}`);
  return [refusals[language][key] ?? key, ...atFields];
}

function misunderstood(language: Language, problem: string): Outcome {
  return { exitCode: 2, lines: [problem, '', ...helpLines(language)] };
}

function helpLines(language: Language): string[] {
  const names = Object.keys(commands).filter(isCommand);
  const usages = names.map((name) => usageOf(name, commands[name]));
  const width = Math.max(...usages.map((usage) => usage.length));
  const lines = names.map(
    (name, place) => `  ${(usages[place] ?? '').padEnd(width)}  ${say(language, `office.command.${name}`)}`,
  );
  return [say(language, 'office.help'), '', ...lines];
}

function usageOf(name: string, { needs, takes }: Command): string {
  return [name, ...needs.map((option) => `--${option} …`), ...takes.map((option) => `[--${option} …]`)].join(' ');
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}
