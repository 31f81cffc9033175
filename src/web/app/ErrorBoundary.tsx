import { Component, type ReactNode } from 'react';
import { screenFailure } from '../api/report-failure.ts';
import { ErrorScreen } from '../ui/ErrorScreen.tsx';

interface ErrorBoundaryProps {
  /** Path of the screen: another one clears the failure. */
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  place: string;
  failure: { error: unknown } | null;
}

/** Catches errors of a screen while it is drawn; the rest of the portal keeps working. A retry is a page load: failed code stays failed until then. */
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
