import { useLingui } from "@lingui/react/macro";
import { formatDateTime } from "#i18n/formats";
import { countdown, useCurrentSecond } from "../useCurrentSecond";

interface NextTryProps {
  readonly status: string;
  readonly retryState: string;
  readonly nextRetryAt: string | null | undefined;
}

/** When the next automatic try comes, in a column. */
export function NextTry({ status, retryState, nextRetryAt }: NextTryProps) {
  const { t } = useLingui();
  if (status === "IN_PROGRESS") return t`läuft`;
  if (nextRetryAt) return <Left at={nextRetryAt} />;
  return status === "ERROR" && retryState === "retry_restart" ? t`gestoppt` : "–";
}

function Left({ at }: { readonly at: string }) {
  const { t } = useLingui();
  const left = countdown(at, useCurrentSecond());
  return (
    <time dateTime={at} data-tooltip={formatDateTime(at)}>
      {left === null ? t`gleich` : t`in ${left}`}
    </time>
  );
}
