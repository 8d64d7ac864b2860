import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../ui/actions/Button.tsx';
import { EmptyState } from '../ui/content/EmptyState.tsx';
import { useLocation } from '../ui/router/Router.tsx';
import { CallFailed } from './calls/call.ts';
import { useCallProblems } from './calls/callProblems.ts';
import { failureWords } from './forms/refusalWords.ts';
import { Screen } from './Screen.tsx';
import { useTranslation } from './words.ts';

/** Error boundary of a screen: if it cannot be loaded, the frame stays, and the reader can retry or go elsewhere. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}

/** Error boundary of a part that stays while the screens change. */
export function Boundary({ children }: { children: ReactNode }) {
  return <QueryErrorResetBoundary>{({ reset }) => <Catch onRetry={reset}>{children}</Catch>}</QueryErrorResetBoundary>;
}

type FailedProps = {
  onRetry: () => void;
  /** What failed; if it is unknown, the connection is assumed to have failed. */
  error?: unknown;
};

/** Shown in place of a screen that could not be loaded. */
function ScreenFailed(props: FailedProps) {
  const { t } = useTranslation();
  return (
    <Screen title={t('shared.connection.loadFailed')}>
      <Failure {...props} />
    </Screen>
  );
}

/** Shown in place of a part of a screen. */
export function PartFailed(props: FailedProps) {
  const { t } = useTranslation();
  return <Failure {...props} title={t('shared.connection.loadFailed')} />;
}

/** Why it could not be loaded, and what to do. Retries by itself once the server is reachable again. */
function Failure({ title, onRetry, error }: FailedProps & { title?: string }) {
  const { t } = useTranslation();
  const { unreachable } = useCallProblems();
  const before = useRef(unreachable);
  useEffect(() => {
    if (before.current && !unreachable) onRetry();
    before.current = unreachable;
  }, [unreachable, onRetry]);
  const isOutdated = unreachable === 'outdated';
  const isOffline = error === undefined || error instanceof CallFailed;
  const why = isOffline ? t('shared.connection.offline') : failureWords(error);
  const action = (
    <Button onClick={() => (isOutdated ? window.location.reload() : onRetry())}>
      {isOutdated ? t('shared.connection.reload') : t('shared.kit.retry')}
    </Button>
  );
  return (
    <EmptyState title={title} action={action}>
      <p>{isOutdated ? t('shared.connection.outdated') : why}</p>
    </EmptyState>
  );
}

type Props = { onRetry: () => void; children: ReactNode };

type State = { failed: boolean; error?: unknown };

class Catch extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ScreenFailed
        error={this.state.error}
        onRetry={() => {
          this.props.onRetry();
          this.setState({ failed: false });
        }}
      />
    );
  }
}
