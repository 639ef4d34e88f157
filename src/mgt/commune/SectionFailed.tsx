import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { RequestFailure } from "#relay/RequestFailure";

/** The errorComponent of every section: header and navigation stay. */
export function SectionFailed({ error }: ErrorComponentProps) {
  const router = useRouter();
  return <RequestFailure error={error} level="h2" onRetry={() => void router.invalidate()} />;
}
