import { Trans } from "@lingui/react/macro";
import { AppLink } from "#ui/AppLink";
import { Notice } from "#ui/Notice";

interface ContinuedNoticeProps {
  readonly commune: string;
  /** Number of the run to continue. */
  readonly number: number;
  /** The run that already continues it. */
  readonly by: { readonly id: string; readonly number: number };
}

/** Says that a run has already been continued, with a link to continue the later run instead. */
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
