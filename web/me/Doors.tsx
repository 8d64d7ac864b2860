import { RefusalDialog } from '../platform/forms/RefusalDialog.tsx';
import { Interface } from '../platform/Interface.tsx';
import { PartFailed } from '../platform/ScreenBoundary.tsx';
import { type Door, type Here, Router } from '../ui/router/Router.tsx';

type DoorsProps = {
  doors: readonly Door[];
  /** The screen to begin with, where it has been found already. */
  first: Here | undefined;
};

/** A whole interface behind its doors; the same tree in the browser and where pages are drawn ahead. */
export function Doors({ doors, first }: DoorsProps) {
  return (
    <Interface>
      <Router doors={doors} first={first} failed={<PartFailed onRetry={() => window.location.reload()} />}>
        <RefusalDialog />
      </Router>
    </Interface>
  );
}
