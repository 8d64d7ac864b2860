import type { Language } from '../../domain/shared/language.ts';
import type { OfficeActor, SystemActor } from '../platform/actor.ts';
import { type Change, type Context, inChange } from '../platform/work.ts';

/** Who runs a command, and in which language it answers. */
export type Desk = { context: Context; actor: OfficeActor | SystemActor; language: Language };

/** What was typed: those options by name that have a value. */
export type Typed = { options: Readonly<Record<string, string | undefined>> };

export type Command = {
  /** Options it must have, and options it may have. */
  needs: readonly string[];
  takes: readonly string[];
  /** Answers the lines to print. */
  run(desk: Desk, typed: Typed): Promise<string[]>;
};

/** Runs an action as a request would: in one transaction, on behalf of who runs the command. */
export function act<R>(
  { context, actor }: Desk,
  action: (change: Change<OfficeActor | SystemActor>) => Promise<R>,
): Promise<R> {
  return inChange(context, actor, action);
}
