import type { Language } from '../../domain/shared/language.ts';
import type { OfficeActor, SystemActor } from '../platform/actor.ts';
import type { Change, Context } from '../platform/context.ts';
import { inChange } from '../platform/work.ts';

/** Who runs a command, and the language of its output. */
export type Desk = { context: Context; actor: OfficeActor | SystemActor; language: Language };

/** The options that were typed with a value, by name. */
export type Typed = { options: Readonly<Record<string, string | undefined>> };

export type Command = {
  /** Required options, and optional ones. */
  needs: readonly string[];
  takes: readonly string[];
  /** Returns the lines to print. */
  run(desk: Desk, typed: Typed): Promise<string[]>;
};

/** Runs an action like a request: in one transaction, on behalf of the command's actor. */
export function act<R>(
  { context, actor }: Desk,
  action: (change: Change<OfficeActor | SystemActor>) => Promise<R>,
): Promise<R> {
  return inChange(context, actor, action);
}
