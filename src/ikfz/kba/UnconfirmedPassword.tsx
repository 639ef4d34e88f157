import { Button, Flex, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { Failure } from "#i18n/errorMessages";
import { formatDateTime } from "#i18n/formats";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { BusyButton } from "#ui/BusyButton";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Notice } from "#ui/Notice";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { UnconfirmedPasswordMutation } from "./__generated__/UnconfirmedPasswordMutation.graphql";
import type { KbaSettingsRow } from "./kbaSettingsRow";
import { isKbaStale, isKbaSuccess, kbaResultMessage } from "./kbaResultMessages";
import { useKbaResult } from "./useKbaResult";

const confirmMutation = graphql`
  mutation UnconfirmedPasswordMutation($input: ConfirmKbaPasswordInput!) {
    confirmKbaPassword(input: $input) {
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

/** Shown while a previous password is kept: the reason, buttons that end this state, and the last refusal. */
export function UnconfirmedPassword({ settings }: { readonly settings: KbaSettingsRow }) {
  const { id, revision, passwordIdentifier, previousPasswordIdentifier: previous } = settings;
  const { t, i18n } = useLingui();
  const router = useRouter();
  const report = useKbaResult();
  const confirm = useMutationAsync<UnconfirmedPasswordMutation>(confirmMutation);
  const word = ({ code }: Failure) =>
    code === "conflict" || code === "status_not_allowed"
      ? {
          text: t`Jemand hat inzwischen etwas an diesen KBA-Einstellungen geändert. Von Ihnen wurde nichts gespeichert. Hier steht jetzt der neue Stand.`,
          isStale: true,
        }
      : undefined;
  const { isBusy, notice, run } = useAction(word);
  const [refused, setRefused] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  // Without a previous password, this component may render nothing.
  const part = useRestoreFocus(`${previous ?? ""} ${isAsking}`, (stack) =>
    stack.hasChildNodes() ? stack : (stack.closest("article")?.querySelector("button") ?? null),
  );

  const answer = async (works: boolean) => {
    setRefused(null);
    const { failure, payload } = await run(() => confirm({ input: { id, revision, works } }));
    setAsking(false);
    if (failure) {
      if (payload) void router.invalidate();
      return;
    }
    report(payload.result);
    if (!isKbaSuccess(payload.result)) setRefused(payload.result ?? "UNKNOWN_INTERNAL_ERROR");
  };

  return (
    <Stack ref={part} tabIndex={-1} gap={2} _empty={{ display: "none" }} _focusVisible={{ outline: "none" }}>
      {notice && <ActionNoticeView notice={notice} />}
      {refused && (
        <ActionNoticeView
          notice={{ text: i18n._(kbaResultMessage(refused)), isStale: isKbaStale(refused) }}
        />
      )}
      {previous && (
        <Notice tone="waiting" role="note">
          <p>
            <Reason settings={settings} previous={previous} />
          </p>
          <StillAccepted settings={settings} previous={previous} />
          <Flex wrap="wrap" gap={2} mt={2}>
            <BusyButton size="sm" isBusy={isBusy && !isAsking} onClick={() => void answer(true)}>
              <Trans>Neues Passwort funktioniert</Trans>
            </BusyButton>
            <Button size="sm" aria-disabled={isBusy || undefined} onClick={() => !isBusy && setAsking(true)}>
              <Trans>Bisheriges wieder verwenden</Trans>
            </Button>
          </Flex>
        </Notice>
      )}
      <ConfirmDialog
        open={isAsking}
        isExpected={Boolean(previous)}
        tone="danger"
        title={<Trans>Bisheriges Passwort wieder verwenden?</Trans>}
        confirmLabel={<Trans>Bisheriges wieder verwenden</Trans>}
        isBusy={isBusy}
        onConfirm={() => void answer(false)}
        onClose={() => setAsking(false)}
      >
        <Trans>
          Dann gilt wieder das Passwort {previous}. Das neue Passwort {passwordIdentifier} wird gelöscht und
          lässt sich nicht wiederherstellen. Wählen Sie das, wenn die Änderung beim KBA nicht angekommen ist.
        </Trans>
      </ConfirmDialog>
    </Stack>
  );
}

interface PartProps {
  readonly settings: KbaSettingsRow;
  /** Identifier of the previous password. */
  readonly previous: string;
}

function Reason({ settings, previous }: PartProps) {
  const { passwordIdentifier, lastRefusedIdentifier, lastRefusedAt } = settings;
  if (lastRefusedAt && lastRefusedIdentifier === passwordIdentifier) {
    const time = formatDateTime(lastRefusedAt);
    return (
      <Trans>
        Das KBA hat das neue Passwort ({passwordIdentifier}) am {time} abgewiesen. Das bisherige ({previous})
        bleibt aufbewahrt.
      </Trans>
    );
  }
  return (
    <Trans>
      Das neue Passwort ({passwordIdentifier}) wurde noch nicht verwendet. Bis es einmal funktioniert hat,
      bleibt das bisherige ({previous}) aufbewahrt.
    </Trans>
  );
}

/** Ignores uses before the change, which do not show which password the KBA accepts now. */
function StillAccepted({ settings, previous }: PartProps) {
  const { lastUsedAt, lastUsedIdentifier, passwordChangedAt } = settings;
  if (!lastUsedAt || lastUsedIdentifier !== previous) return null;
  if (Date.parse(lastUsedAt) <= Date.parse(passwordChangedAt)) return null;
  const time = formatDateTime(lastUsedAt);
  return (
    <p>
      <Trans>Das KBA nimmt noch das bisherige an, zuletzt am {time}.</Trans>
    </p>
  );
}
