import { RefusalDialog } from '../platform/forms/RefusalDialog.tsx';
import { Interface } from '../platform/Interface.tsx';
import { PartFailed } from '../platform/ScreenBoundary.tsx';
import { type Door, type Here, Router } from '../ui/router/Router.tsx';

type DoorsProps = {
  doors: readonly Door[];
  /** The first screen, if `findFirst` has already fetched it. */
  first: Here | undefined;
};

/** A whole interface with its route tables; the same tree in the browser and when prerendering. */
export function Doors({ doors, first }: DoorsProps) {
  return (
    <Interface>
      <Router doors={doors} first={first} failed={<PartFailed onRetry={() => window.location.reload()} />}>
        <RefusalDialog />
      </Router>
    </Interface>
  );
}
