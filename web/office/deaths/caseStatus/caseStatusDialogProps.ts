import type { DeathCase } from '../../../../domain/deaths/deathCases.contract.ts';
import type { ChangeCase } from '../../calls/caseChanges.ts';

export type CaseStatusDialogProps = {
  deathCase: DeathCase;
  change: ChangeCase<DeathCase>;
  onClose: () => void;
  onDone: () => void;
};
