import { Stack } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { feeChangeExpiryMinutes } from "#domain/feeChanges";
import { formatDateTime } from "#i18n/formats";
import { Notice } from "#ui/Notice";
import type { PreparedChange_change$key } from "./__generated__/PreparedChange_change.graphql";
import { Consequence, DryRunSummary } from "./DryRunSummary";
import { StartChange } from "./StartChange";

interface PreparedChangeProps {
  readonly change: PreparedChange_change$key;
  readonly onStarted: () => void;
}

/** A dry run: what would change, in numbers, and the button that changes it. */
export function PreparedChange({ change, onStarted }: PreparedChangeProps) {
  const data = useFragment(
    graphql`
      fragment PreparedChange_change on FeeChange @throwOnFieldError {
        kind
        group
        isOwn
        createdAt
        createdBy {
          username
        }
        ...DryRunSummary_change
        ...StartChange_change
      }
    `,
    change,
  );
  const user = data.createdBy.username;
  const expiry = formatDateTime(Date.parse(data.createdAt) + feeChangeExpiryMinutes * 60_000);
  return (
    <Stack gap={4}>
      <Notice tone="waiting" role="note">
        <p>
          <b>
            <Trans>Probelauf: Es wurde noch nichts geändert.</Trans>
          </b>
        </p>
        <p>
          {data.isOwn ? (
            <Trans>
              Sie können ihn bis {expiry} starten. Danach verfällt er; wenn Sie nichts ändern möchten,
              verlassen Sie einfach diese Seite.
            </Trans>
          ) : (
            <Trans>
              Starten kann ihn nur, wer ihn vorbereitet hat: {user}. Sie können im Katalog der Gebühren selbst
              eine Änderung vorbereiten.
            </Trans>
          )}
        </p>
      </Notice>
      <DryRunSummary change={data} />
      <Consequence kind={data.kind} group={data.group} />
      {data.isOwn && <StartChange change={data} onStarted={onStarted} />}
    </Stack>
  );
}
