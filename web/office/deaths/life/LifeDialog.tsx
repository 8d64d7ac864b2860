import type { DeathCase } from '../../../../domain/deaths/deathCases.contract.ts';
import type { LifeSteps } from '../../calls/deathLifeApi.ts';
import { BurialDialog } from './BurialDialog.tsx';
import { IdentifyDialog } from './IdentifyDialog.tsx';
import type { ApartStep, ForwardStep } from './lifeButtons.ts';
import { MoneyDialog } from './MoneyDialog.tsx';
import { OtherCaseDialog } from './OtherCaseDialog.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';

export type LifeDialogName = Exclude<ForwardStep, 'begin' | 'reopen'> | ApartStep | 'plan' | 'takeBack';

export type LifeDialogProps = {
  deathCase: DeathCase;
  steps: LifeSteps;
  onClose: () => void;
  onDone: () => void;
};

/** The dialog of a step. */
export function LifeDialog({ name, ...props }: LifeDialogProps & { name: LifeDialogName }) {
  switch (name) {
    case 'identify':
      return <IdentifyDialog {...props} />;
    case 'plan':
    case 'bury':
      return <BurialDialog {...props} name={name} />;
    case 'settle':
    case 'close':
      return <MoneyDialog {...props} name={name} />;
    case 'link':
    case 'join':
      return <OtherCaseDialog {...props} name={name} />;
    case 'takeBack':
    case 'withdraw':
      return <TakeBackDialog {...props} name={name} />;
  }
}
