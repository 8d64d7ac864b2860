import { useEffect } from 'react';
import { closeRefusal, useCallProblems } from '../platform/calls/callProblems.ts';
import { Interface } from '../platform/Interface.tsx';
import { PartFailed } from '../platform/ScreenBoundary.tsx';
import { lazyPart, usePart } from '../platform/start/Part.tsx';
import { type CurrentRoute, Router, type RouteTable } from '../ui/router/Router.tsx';

// fetched once the page is alive, because the log-in must stay small
const refusalDialog = lazyPart(async () => (await import('../platform/forms/RefusalDialog.tsx')).RefusalDialog);

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
        <Refusal />
      </Router>
    </Interface>
  );
}

/** The alert dialog of refusals. Without it the form beneath says why, and it is fetched again for the next one. */
function Refusal() {
  const { component: RefusalDialog, error, fetchIt } = usePart(refusalDialog);
  const { refusal } = useCallProblems();
  useEffect(() => {
    if (!refusal || error === undefined) return;
    closeRefusal();
    fetchIt();
  }, [refusal, error, fetchIt]);
  return RefusalDialog && <RefusalDialog />;
}
