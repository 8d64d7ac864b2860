import { RefusalDialog } from '../platform/forms/RefusalDialog.tsx';
import { Interface } from '../platform/Interface.tsx';
import { PartFailed } from '../platform/ScreenBoundary.tsx';
import { type CurrentRoute, Router, type RouteTable } from '../ui/router/Router.tsx';

type AppRoutesProps = {
  routeTables: readonly RouteTable[];
  /** The first screen, if `findFirstRoute` has already fetched it. */
  firstRoute: CurrentRoute | undefined;
};

/** A whole interface with its route tables; the same tree in the browser and when prerendering. */
export function AppRoutes({ routeTables, firstRoute }: AppRoutesProps) {
  return (
    <Interface>
      <Router
        routeTables={routeTables}
        firstRoute={firstRoute}
        failed={<PartFailed onRetry={() => window.location.reload()} />}
      >
        <RefusalDialog />
      </Router>
    </Interface>
  );
}
