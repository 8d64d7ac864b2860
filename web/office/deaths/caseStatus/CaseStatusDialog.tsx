import { BurialDialog } from './BurialDialog.tsx';
import type { ForwardStep, SideStep } from './caseButtons.ts';
import type { CaseStatusDialogProps } from './caseStatusDialogProps.ts';
import { FindPersonDialog } from './FindPersonDialog.tsx';
import { IdentifyDialog } from './IdentifyDialog.tsx';
import { MoneyDialog } from './MoneyDialog.tsx';
import { OtherCaseDialog } from './OtherCaseDialog.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';

export type CaseStatusDialogName = Exclude<ForwardStep, 'begin' | 'reopen'> | SideStep | 'plan' | 'takeBack';

/** The dialog of a step. */
export function CaseStatusDialog({ name, ...props }: CaseStatusDialogProps & { name: CaseStatusDialogName }) {
  switch (name) {
    case 'identify':
      return <IdentifyDialog {...props} />;
    case 'plan':
    case 'bury':
      return <BurialDialog {...props} name={name} />;
    case 'settle':
    case 'close':
    case 'recordOnly':
      return <MoneyDialog {...props} name={name} />;
    case 'person':
      return <FindPersonDialog {...props} />;
    case 'link':
    case 'join':
      return <OtherCaseDialog {...props} name={name} />;
    case 'takeBack':
    case 'withdraw':
      return <TakeBackDialog {...props} name={name} />;
  }
}
