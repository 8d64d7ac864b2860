import { HouseholdPage } from '../HouseholdPage.tsx';
import { InvoicesCard } from './InvoicesCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';

/** The invoices of a household, its payments, cash, and who else pays. */
export function MoneyPart() {
  return (
    <HouseholdPage part="money">
      {({ file }) => (
        <>
          <InvoicesCard file={file} />
          <PaymentsCard file={file} />
        </>
      )}
    </HouseholdPage>
  );
}
