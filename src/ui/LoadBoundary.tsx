import { Component, type ReactNode } from "react";

interface LoadBoundaryProps {
  /** Resets the boundary when it changes, such as a query reference. */
  readonly attempt: unknown;
  /** Rendered instead of the children after a failure. */
  readonly renderFailure: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface LoadBoundaryState {
  readonly failedAttempt: unknown;
  readonly failure: { readonly error: unknown } | null;
}

/** Error boundary that limits a failed load to its part of the screen. */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = { failedAttempt: null, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<LoadBoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { attempt }: LoadBoundaryProps,
    { failedAttempt, failure }: LoadBoundaryState,
  ): LoadBoundaryState | null {
    if (!failure) return { failedAttempt: attempt, failure };
    return attempt === failedAttempt ? null : { failedAttempt: attempt, failure: null };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.renderFailure(failure.error) : this.props.children;
  }
}
