import { useObservable } from "#browser/useObservable";
import { retryAt, retryNow } from "#relay/reachability";
import { Loader } from "#ui/plain/Loader";

/** The loader of the start-up; where the server does not answer it says so, and goes on asking. */
export function StartLoader() {
  const isUnreachable = useObservable(retryAt) !== null;
  return <Loader onRetry={isUnreachable ? retryNow : undefined} />;
}
