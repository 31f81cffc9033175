import { Component, type ReactNode } from 'react';
import { screenFailure } from '../api/report-failure.ts';
import { ErrorScreen } from '../ui/ErrorScreen.tsx';

interface ErrorBoundaryProps {
  /** Going to another place gives up the failure of this one. */
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  place: string;
  failure: { error: unknown } | null;
}

/** Catches what a screen throws while it is drawn; the rest of the portal keeps working. Another try is a fresh load: failed code stays failed until then. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState): Partial<ErrorBoundaryState> | null {
    return place === state.place ? null : { place, failure: null };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <ErrorScreen {...screenFailure(failure.error)} onRetry={() => location.reload()} />;
  }
}
