import type { Call, Input } from '../../domain/shared/contract.ts';
import type { Language } from '../../domain/shared/language.ts';
import type { OfficeActor, SystemActor } from '../platform/actor.ts';
import { readPart } from '../platform/http/input.ts';
import { type Change, type Ground, inChange } from '../platform/work.ts';

/** Who runs a command, and in which language it answers. */
export type Desk = { ground: Ground; actor: OfficeActor | SystemActor; language: Language };

/** What was typed: the words after the command, and those options by name that have a value. */
export type Typed = { words: string[]; options: Readonly<Record<string, string | undefined>> };

export type Command = {
  /** The words it needs, as the help shows them. */
  words: readonly string[];
  /** Options it must have, and options it may have. */
  needs: readonly string[];
  takes: readonly string[];
  /** Exactly one of the two, the second without a value: what is left out by mistake is not taken for the larger one. */
  either?: readonly [option: string, flag: string];
  /** Answers the lines to print. */
  run(desk: Desk, typed: Typed): Promise<string[]>;
};

/** Checks what was typed by the same schemas as the call over the net; refuses with `validation_failed`. */
export function inputOf<C extends Call>(call: C, sent: object): Input<C> {
  return { ...readPart(call.params, sent), ...readPart(call.body ?? call.query, sent) } as Input<C>;
}

/** Runs an action as a request would: in one transaction, on behalf of who runs the command. */
export function act<R>(
  { ground, actor }: Desk,
  action: (change: Change<OfficeActor | SystemActor>) => Promise<R>,
): Promise<R> {
  return inChange(ground, actor, action);
}
