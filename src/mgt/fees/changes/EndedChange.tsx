import { Stack } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { feeChangeExpiryMinutes } from "#domain/feeChanges";
import { DialogButton } from "#ui/DialogButton";
import { lazyOverlay } from "#ui/lazyOverlay";
import { Notice } from "#ui/Notice";
import type {
  EndedChange_change$data,
  EndedChange_change$key,
} from "./__generated__/EndedChange_change.graphql";

const FeeChangeForm = lazyOverlay(async () => (await import("./FeeChangeForm")).FeeChangeForm);

/** The result of a change, or that it has expired. */
export function EndedChange({ change }: { readonly change: EndedChange_change$key }) {
  const data = useFragment(
    graphql`
      fragment EndedChange_change on FeeChange @throwOnFieldError {
        state
        kind
        fees {
          id
          serviceId
          feeId
          text
        }
        counts {
          ready
          done
          failed
        }
      }
    `,
    change,
  );
  const { state, fees } = data;
  if (state !== "EXPIRED") return <Result change={data} />;
  return (
    <Stack gap={4} align="start">
      <Notice tone="neutral" role="status">
        <Trans>
          Dieser Probelauf ist verfallen: Er wurde nicht innerhalb von {feeChangeExpiryMinutes} Minuten
          gestartet. Es wurde nichts geändert. Bereiten Sie die Änderung neu vor, damit sie auf dem heutigen
          Stand der Kommunen beruht.
        </Trans>
      </Notice>
      <DialogButton
        variant="solid"
        intent={FeeChangeForm.intent}
        renderDialog={(onClose) => <FeeChangeForm fees={fees} onClose={onClose} />}
      >
        <Trans>Neu vorbereiten</Trans>
      </DialogButton>
    </Stack>
  );
}

/** How many amounts were changed, and what became of the others. */
function Result({ change: { state, kind, counts } }: { readonly change: EndedChange_change$data }) {
  const { ready, done, failed } = counts;
  const isCancelled = state === "CANCELLED";
  return (
    <Notice tone={failed > 0 || isCancelled ? "waiting" : "success"} role="status">
      <p>
        <Plural value={done} one="# Betrag ist geändert." other="# Beträge sind geändert." />
      </p>
      {failed > 0 && (
        <p>
          <Plural
            value={failed}
            one="In # Fall wurde nichts geändert; der Grund steht in der Tabelle."
            other="In # Fällen wurde nichts geändert; die Gründe stehen in der Tabelle."
          />
        </p>
      )}
      {isCancelled && (
        <p>
          <Plural
            value={ready}
            one="Die Änderung wurde angehalten; # Gebühr blieb, wie sie war."
            other="Die Änderung wurde angehalten; # Gebühren blieben, wie sie waren."
          />
        </p>
      )}
      {isCancelled && kind === "PERCENT" && done > 0 && (
        <p>
          <Trans>
            Eine neue Änderung um Prozent würde die schon geänderten Beträge noch einmal ändern. Lassen Sie
            diese Kommunen dann im Probelauf aus.
          </Trans>
        </p>
      )}
    </Notice>
  );
}
