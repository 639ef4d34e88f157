import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import type { Failure } from "#i18n/errorMessages";
import { useAction, type ActionNotice } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { useToast } from "#ui/ui";
import type { useKbaRemovalMutation } from "./__generated__/useKbaRemovalMutation.graphql";
import type { KbaSettingsRow } from "./kbaSettingsRow";
import { isKbaStale, isKbaSuccess, kbaResultMessage } from "./kbaResultMessages";
import { useKbaResult } from "./useKbaResult";

const removeMutation = graphql`
  mutation useKbaRemovalMutation($input: RemoveKbaSettingsInput!, $connections: [ID!]!) {
    removeKbaSettings(input: $input) {
      removedKbaSettingsId @deleteEdge(connections: $connections)
      kbaSettings {
        ...kbaSettingsRow_settings @relay(mask: false)
      }
      result
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface KbaRemoval {
  readonly open: () => void;
  /** Why the settings were not removed. */
  readonly notice: ActionNotice | null;
  readonly dialog: ReactNode;
}

/** Confirms and removes KBA settings. If they are no longer on screen, a toast reports the result. */
export function useKbaRemoval({ id, user, revision }: KbaSettingsRow, connection: string): KbaRemoval {
  const { t, i18n } = useLingui();
  const toast = useToast();
  const report = useKbaResult();
  const remove = useMutationAsync<useKbaRemovalMutation>(removeMutation);
  const word = ({ code }: Failure) =>
    code === "conflict"
      ? {
          text: t`Jemand hat diese KBA-Einstellungen inzwischen geändert. Es wurde nichts entfernt. Sehen Sie nach, und entfernen Sie sie dann noch einmal.`,
          isStale: true,
        }
      : undefined;
  const { isBusy, notice, run } = useAction(word);
  const [refused, setRefused] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);

  const confirm = async () => {
    setRefused(null);
    const { failure, payload } = await run(() =>
      remove({ input: { id, revision }, connections: [connection] }),
    );
    setAsking(false);
    if (failure) return;
    const result = payload.result ?? "UNKNOWN_INTERNAL_ERROR";
    report(result);
    if (isKbaStale(result)) toast({ tone: "error", text: i18n._(kbaResultMessage(result)) });
    else if (!isKbaSuccess(result)) setRefused(result);
  };

  return {
    open: () => setAsking(true),
    notice: refused ? { text: i18n._(kbaResultMessage(refused)), isStale: false } : notice,
    dialog: (
      <ConfirmDialog
        open={isAsking}
        tone="danger"
        title={t`KBA-Einstellungen von ${user} entfernen?`}
        confirmLabel={<Trans>KBA-Einstellungen entfernen</Trans>}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        <Trans>
          Das Passwort wird mit gelöscht und lässt sich nicht wiederherstellen. Unter diesem KBA-Benutzer
          erreicht die Kommune das KBA erst wieder, wenn Sie ihn neu hinzufügen.
        </Trans>
      </ConfirmDialog>
    ),
  };
}
