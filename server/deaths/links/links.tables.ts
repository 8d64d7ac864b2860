import type { Generated } from 'kysely';
import type { LinkKind } from '../../../domain/deaths/deathLinks.contract.ts';
import type { Day } from '../../../domain/shared/day.ts';
import type { Language } from '../../../domain/shared/language.ts';

declare module '../../platform/db.ts' {
  interface Tables {
    death_case_links: DeathCaseLinksTable;
  }
}

type DeathCaseLinksTable = {
  id: Generated<number>;
  case_id: number;
  kind: LinkKind;
  token_hash: Buffer;
  code_hash: Buffer | null;
  recipient: string;
  language: Language;
  consent_by: string | null;
  consent_on: Day | null;
  created_at: Date;
  created_by: number | null;
  expires_at: Date;
  revoked_at: Generated<Date | null>;
  revoked_by: Generated<number | null>;
  look_count: Generated<number>;
  last_look_at: Generated<Date | null>;
};
