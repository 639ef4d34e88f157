import { useObservable } from "#browser/useObservable";
import { useNetwork } from "#relay/network";
import { Loader } from "#ui/plain/Loader";

/** The loader of the start-up; reports an unreachable server and keeps retrying. */
export function StartLoader() {
  const { retryAt, retryNow } = useNetwork().reachability;
  const isUnreachable = useObservable(retryAt) !== null;
  return <Loader onRetry={isUnreachable ? retryNow : undefined} />;
}
