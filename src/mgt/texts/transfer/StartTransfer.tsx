import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { StartRun } from "#mgt/runs/StartRun";
import type { StartTransfer_transfer$key } from "./__generated__/StartTransfer_transfer.graphql";

/** Says that a dry run is too old to be changed or started. */
export function useExpiredDryRunMessage() {
  const { t } = useLingui();
  return ({ code }: { readonly code: string }) =>
    code === "preview_expired"
      ? {
          text: t`Der Probelauf ist zu alt: Die Texte der Kommunen können sich geändert haben. Es wurde nichts übertragen. Gehen Sie zurück und prüfen Sie noch einmal.`,
          isStale: true,
        }
      : undefined;
}

interface StartTransferProps {
  readonly transfer: StartTransfer_transfer$key;
  readonly onStarted: () => void;
}

/** Starts a transfer after a question; nothing unless the viewer prepared it and a commune can take the texts. */
export function StartTransfer({ transfer, onStarted }: StartTransferProps) {
  const { t } = useLingui();
  const { id, mode, isOwn, progress } = useFragment(
    graphql`
      fragment StartTransfer_transfer on TextTransfer @throwOnFieldError {
        id
        mode
        isOwn
        progress {
          open
        }
      }
    `,
    transfer,
  );
  const word = useExpiredDryRunMessage();
  const { open } = progress;
  if (open === 0 || !isOwn) return null;
  const label =
    mode === "PUBLISH"
      ? t`In ${plural(open, { one: "# Kommune", other: "# Kommunen" })} veröffentlichen`
      : t`Auf ${plural(open, { one: "# Kommune", other: "# Kommunen" })} übertragen`;
  return (
    <ImportFooter>
      <StartRun id={id} label={label} title={`${label}?`} confirmLabel={label} word={word} onDone={onStarted}>
        <p>
          {mode === "PUBLISH" ? (
            <Trans>Die Texte sind danach in diesen Kommunen sofort öffentlich.</Trans>
          ) : (
            <Trans>Die Kommunen erhalten die Texte als Entwurf und veröffentlichen selbst.</Trans>
          )}
        </p>
      </StartRun>
    </ImportFooter>
  );
}
