import { Trans } from "@lingui/react/macro";
import { formatDateTime } from "#i18n/formats";

interface DoneByProps {
  /** Time in ISO 8601. */
  readonly at: string;
  /** Username. */
  readonly user: string;
}

/** When something was done, and by whom. */
export function DoneBy({ at, user }: DoneByProps) {
  const when = formatDateTime(at);
  return (
    <Trans>
      {when} von {user}
    </Trans>
  );
}
