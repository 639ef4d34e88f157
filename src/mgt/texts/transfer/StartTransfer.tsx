import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { useMutationAsync } from "#relay/useMutationAsync";
import { RunAction } from "#runs/RunAction";
import type { StartTransfer_transfer$key } from "./__generated__/StartTransfer_transfer.graphql";
import type { StartTransferMutation } from "./__generated__/StartTransferMutation.graphql";

const startMutation = graphql`
  mutation StartTransferMutation($input: StartTextTransferInput!) {
    startTextTransfer(input: $input) {
      transfer {
        ...TransferResult_progress
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

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
  const { id, mode, isOwn, counts } = useFragment(
    graphql`
      fragment StartTransfer_transfer on TextTransfer @throwOnFieldError {
        id
        mode
        isOwn
        counts {
          waiting
        }
      }
    `,
    transfer,
  );
  const commit = useMutationAsync<StartTransferMutation>(startMutation);
  const noticeFor = useExpiredDryRunMessage();
  if (counts.waiting === 0 || !isOwn) return null;
  const label =
    mode === "PUBLISH"
      ? t`In ${plural(counts.waiting, { one: "# Kommune", other: "# Kommunen" })} veröffentlichen`
      : t`Auf ${plural(counts.waiting, { one: "# Kommune", other: "# Kommunen" })} übertragen`;
  return (
    <ImportFooter>
      <RunAction
        isMain
        label={label}
        title={`${label}?`}
        confirmLabel={label}
        commit={() => commit({ input: { id } })}
        noticeFor={noticeFor}
        onDone={onStarted}
      >
        <p>
          {mode === "PUBLISH" ? (
            <Trans>Die Texte sind danach in diesen Kommunen sofort öffentlich.</Trans>
          ) : (
            <Trans>Die Kommunen erhalten die Texte als Entwurf und veröffentlichen selbst.</Trans>
          )}
        </p>
      </RunAction>
    </ImportFooter>
  );
}
