import { Component, type ReactNode } from "react";

interface LoadBoundaryProps {
  /** What is being loaded; another one is a new attempt. */
  readonly attempt: unknown;
  /** Shown in place of the content after a failure. */
  readonly renderFailure: (error: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface LoadBoundaryState {
  readonly failedAttempt: unknown;
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps a failed load from taking more of the screen with it than its own part. */
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
