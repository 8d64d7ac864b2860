import { RefusalDialog } from '../platform/forms/RefusalDialog.tsx';
import { Interface } from '../platform/Interface.tsx';
import { PartFailed } from '../platform/ScreenBoundary.tsx';
import { type Here, Router, type RouteTable } from '../ui/router/Router.tsx';

type AppRoutesProps = {
  routeTables: readonly RouteTable[];
  /** The first screen, if `findFirst` has already fetched it. */
  first: Here | undefined;
};

/** A whole interface with its route tables; the same tree in the browser and when prerendering. */
export function AppRoutes({ routeTables, first }: AppRoutesProps) {
  return (
    <Interface>
      <Router routeTables={routeTables} first={first} failed={<PartFailed onRetry={() => window.location.reload()} />}>
        <RefusalDialog />
      </Router>
    </Interface>
  );
}
