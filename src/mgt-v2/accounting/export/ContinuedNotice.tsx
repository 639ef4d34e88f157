import { Trans } from "@lingui/react/macro";
import { AppLink } from "#ui/AppLink";
import { Notice } from "#ui/Notice";

interface ContinuedNoticeProps {
  readonly commune: string;
  /** Number of the run that was to be continued. */
  readonly number: number;
  /** The run that continues it already. */
  readonly by: { readonly id: string; readonly number: number };
}

/** Says that a run is continued already, with a link to go on from there. */
export function ContinuedNotice({ commune, number, by }: ContinuedNoticeProps) {
  return (
    <Notice tone="waiting" role="status">
      <p>
        <Trans>
          Lauf {by.number} setzt Lauf {number} schon fort. Damit nichts doppelt gebucht wird, lässt sich nur
          der jüngste Lauf einer Reihe fortsetzen.
        </Trans>
      </p>
      <p>
        <AppLink
          to="/mgt/accounting/$commune/export"
          params={{ commune }}
          search={{ since: by.id }}
          variant="text"
        >
          <Trans>Lauf {by.number} fortsetzen</Trans>
        </AppLink>
      </p>
    </Notice>
  );
}
