import { Button, Flex, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDate, formatDateTime } from "#i18n/formats";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useCan } from "#session/useSession";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { lazyOverlay } from "#ui/lazyOverlay";
import { Notice } from "#ui/Notice";
import { useAnnounce } from "#ui/ui";
import { useProcessAction } from "../actions/useProcessAction";
import type {
  ErasureSection_process$data,
  ErasureSection_process$key,
} from "./__generated__/ErasureSection_process.graphql";
import type { ErasureSectionReleaseMutation } from "./__generated__/ErasureSectionReleaseMutation.graphql";
import { DetailSection } from "./DetailLayout";

const HoldErasureDialog = lazyOverlay(async () => (await import("./HoldErasureDialog")).HoldErasureDialog);

const releaseMutation = graphql`
  mutation ErasureSectionReleaseMutation($input: ReleaseProcessErasureInput!) {
    releaseProcessErasure(input: $input) {
      process {
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** When the applicant's data is erased, and the hold that keeps it; renders nothing once it is erased. */
export function ErasureSection({ process }: { readonly process: ErasureSection_process$key }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const mayAct = useCan("processes_action");
  const release = useMutationAsync<ErasureSectionReleaseMutation>(releaseMutation);
  const { isBusy, notice, run, reset } = useProcessAction();
  const [dialog, setDialog] = useState<"hold" | "release" | null>(null);
  const data = useFragment(
    graphql`
      fragment ErasureSection_process on Process @throwOnFieldError {
        id
        revision
        erasedAt
        erasableFrom
        erasureHold {
          reason
          until
          at
          by {
            username
          }
        }
      }
    `,
    process,
  );
  const { id, revision, erasedAt } = data;
  const hold = data.erasureHold ?? null;
  if (erasedAt) return null;
  const open = (which: "hold" | "release") => {
    reset();
    setDialog(which);
  };
  async function confirmRelease() {
    const { failure } = await run(() => release({ input: { id, revision } }));
    if (!failure) announce(t`Das Anhalten ist aufgehoben.`);
    setDialog(null);
  }
  return (
    <DetailSection title={<Trans>Löschung der Angaben</Trans>}>
      {notice && dialog === null && <ActionNoticeView notice={notice} />}
      {hold ? <HoldNotice hold={hold} /> : <Due from={data.erasableFrom ?? null} />}
      {mayAct && (
        <Flex mt={2} gap={2} wrap="wrap" {...HoldErasureDialog.intent}>
          <Button size="sm" onClick={() => open("hold")}>
            {hold ? <Trans>Grund oder Ende ändern</Trans> : <Trans>Löschung anhalten</Trans>}
          </Button>
          {hold && (
            <Button size="sm" onClick={() => open("release")}>
              <Trans>Anhalten aufheben</Trans>
            </Button>
          )}
        </Flex>
      )}
      {dialog === "hold" && (
        <HoldErasureDialog process={{ id, revision }} hold={hold} onClose={() => setDialog(null)} />
      )}
      {dialog === "release" && (
        <ConfirmDialog
          open
          title={<Trans>Anhalten aufheben?</Trans>}
          confirmLabel={<Trans>Aufheben</Trans>}
          isBusy={isBusy}
          onConfirm={() => void confirmRelease()}
          onClose={() => setDialog(null)}
        >
          <Trans>
            Die Angaben der antragstellenden Person werden dann gelöscht, sobald die Frist abgelaufen ist,
            frühestens in der Nacht zum nächsten Sonntag.
          </Trans>
        </ConfirmDialog>
      )}
    </DetailSection>
  );
}

function HoldNotice({ hold }: { readonly hold: NonNullable<ErasureSection_process$data["erasureHold"]> }) {
  const by = hold.by.username;
  const at = formatDateTime(hold.at);
  const until = hold.until && formatDate(hold.until);
  return (
    <Notice tone="waiting">
      {until ? (
        <Trans>Die Löschung ist bis zum {until} angehalten.</Trans>
      ) : (
        <Trans>Die Löschung ist angehalten, bis jemand das aufhebt.</Trans>
      )}
      <Text mt={1} lang="de" whiteSpace="pre-line" overflowWrap="anywhere">
        {hold.reason}
      </Text>
      <Text mt={1} color="fg.muted">
        <Trans>
          von {by} am {at}
        </Trans>
      </Text>
    </Notice>
  );
}

function Due({ from }: { readonly from: string | null }) {
  const day = from && formatDate(from);
  return (
    <Text color="fg.muted" textWrap="pretty">
      {day ? (
        <Trans>
          Die Frist endet am {day}; danach löscht der nächste Lauf in der Nacht zum Sonntag Variablen, Dateien
          und Antworten des Zielsystems. Der Eintrag selbst bleibt.
        </Trans>
      ) : (
        <Trans>
          Die Frist beginnt, wenn der Prozess erledigt, abgebrochen oder archiviert ist. Vorher wird nichts
          gelöscht.
        </Trans>
      )}
    </Text>
  );
}
