import type { Generated } from 'kysely';
import type { StepDoer } from '../../../domain/boardSettings/builtInSteps.ts';
import type { Language } from '../../../domain/shared/language.ts';

declare module '../../platform/db.ts' {
  interface Tables {
    death_case_steps: DeathCaseStepsTable;
  }
}

type DeathCaseStepsTable = {
  id: Generated<number>;
  case_id: number;
  /** Of the template; null for a step of the case alone, which has `own_words`. */
  step_key: string | null;
  template_words: Record<Language, string> | null;
  own_words: string | null;
  position: number;
  due_at: Date | null;
  responsible: StepDoer;
  account_id: Generated<number | null>;
  shown_to_family: boolean;
  done_at: Generated<Date | null>;
  done_by: Generated<number | null>;
  done_by_link: Generated<number | null>;
  not_needed_because: Generated<string | null>;
  note: Generated<string | null>;
};
