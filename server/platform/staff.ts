import { defaultLanguage, type Language } from '../../domain/shared/language.ts';
import type { OfficeActor, SystemActor } from './actor.ts';
import type { Change } from './context.ts';

/** A change by the association's staff, or by the system for a command without a name. */
export type StaffChange = Change<OfficeActor | SystemActor>;

export function languageOf(actor: OfficeActor | SystemActor): Language {
  return actor.kind === 'office' ? actor.language : defaultLanguage;
}
