import { useEffect } from "react";
import { outageNoticeMs } from "#domain/timings";
import { isOutage } from "#relay/apiError";
import type { Failure } from "#i18n/errorMessages";
import { useNetwork } from "#relay/network";
import { untilBack } from "#session/untilBack";

/** Calls back when the server is back after an outage among these failures, and not before it could be read. */
export function useOutageEnd(failures: readonly Failure[], onEnd: () => void): void {
  const network = useNetwork();
  useEffect(() => {
    if (!failures.some(isOutage)) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      const end = () => isCurrent && onEnd();
      // Whatever else the server answers, it answers.
      untilBack(network).then(end, end);
    }, outageNoticeMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [network, failures, onEnd]);
}
