import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { RequestFailure } from "#relay/RequestFailure";
import "./appFrame.css";

/** The inner boundary: a screen that failed leaves the bar and the navigation usable. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <div className="route-error">
      <RequestFailure error={error} level="h1" onRetry={() => void router.invalidate()} />
    </div>
  );
}
