import { Button, Skeleton, Stack } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { serviceSnapshotsMax } from "#domain/limits";
import { useUnsavedCount } from "#forms/useUnsavedCount";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { DialogQuery, LoadedDialogQuery } from "#relay/DialogQuery";
import { useAction } from "#relay/useAction";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { BusyButton } from "#ui/BusyButton";
import { Dialog } from "#ui/Dialog";
import { Notice } from "#ui/Notice";
import { BreakingQuestion } from "../form/BreakingQuestion";
import type { ContentSummary_content$key } from "./__generated__/ContentSummary_content.graphql";
import type { ReinstallDialog_service$key } from "./__generated__/ReinstallDialog_service.graphql";
import type { ReinstallDialogQuery } from "./__generated__/ReinstallDialogQuery.graphql";
import { ContentSummary, useIsChanged } from "./ContentSummary";
import { usePortalOperations } from "./usePortalOperations";

const contentQuery = graphql`
  query ReinstallDialogQuery($id: ID!) @preloadable @throwOnFieldError {
    node(id: $id) {
      ...ReinstallDialog_service @alias
      ...PortalVersionsDialog_service @alias
    }
  }
`;

const serviceFragment = graphql`
  fragment ReinstallDialog_service on CommuneService @throwOnFieldError {
    ownContent {
      ...ContentSummary_content
    }
  }
`;

interface ReinstallDialogProps {
  readonly opened: OpenedQuery<ReinstallDialogQuery>;
  /** Node id of the commune's service portal. */
  readonly id: string;
  /** Revision of its texts. */
  readonly revision: number;
  readonly onClose: () => void;
}

type Result =
  | { readonly kind: "installed"; readonly snapshotId: string; readonly reset: ContentSummary_content$key }
  | { readonly kind: "undone" };

/** Reinstalls the service portal: shows what will be reset, and offers an undo afterwards. */
export function ReinstallDialog({ opened, id, revision, onClose }: ReinstallDialogProps) {
  const { t } = useLingui();
  const { reinstall, restore } = usePortalOperations();
  const { isBusy, failure, notice, run } = useAction();
  const [result, setResult] = useState<Result | null>(null);
  const close = useRef<HTMLButtonElement>(null);
  // The clicked button changes its action or disappears.
  const finish = (finished: Result) => {
    close.current?.focus();
    setResult(finished);
  };
  const isBreaking = failure?.code === "form_breaks_applications";
  const confirmed = isBreaking ? (["form_breaks_applications"] as const) : [];

  async function install() {
    const outcome = await run(() => reinstall(id, { id, revision, confirmed }));
    const snapshot = outcome.failure ? null : outcome.payload.snapshot;
    if (snapshot) finish({ kind: "installed", snapshotId: snapshot.id, reset: snapshot.content });
  }
  async function undo(snapshotId: string) {
    const outcome = await run(() => restore(id, { id: snapshotId, revision, confirmed }));
    if (!outcome.failure) finish({ kind: "undone" });
  }

  const breaking = isBreaking && (
    <Notice tone="waiting" role="alert">
      <BreakingQuestion count={Number(failure.params["count"])} />
    </Notice>
  );
  const again = isBreaking ? <Trans>Trotzdem neu installieren</Trans> : null;
  return (
    <Dialog
      title={t`Serviceportal neu installieren`}
      onCancel={onClose}
      footer={
        <>
          <Button
            ref={close}
            variant={result === null ? undefined : "solid"}
            data-focus-first
            onClick={onClose}
          >
            {result === null ? <Trans>Abbrechen</Trans> : <Trans>Fertig</Trans>}
          </Button>
          {result === null && (
            <LoadedDialogQuery query={contentQuery} opened={opened}>
              {({ node }) => (
                <ConfirmButton
                  service={node?.ReinstallDialog_service}
                  isBusy={isBusy}
                  onConfirm={() => void install()}
                >
                  {again ?? <Trans>Neu installieren</Trans>}
                </ConfirmButton>
              )}
            </LoadedDialogQuery>
          )}
        </>
      }
    >
      <Stack gap={3}>
        {isBreaking ? breaking : notice && <ActionNoticeView notice={notice} />}
        {result === null && (
          <DialogQuery query={contentQuery} opened={opened} pending={<Skeleton height="120px" />}>
            {({ node }) => <Consequences service={node?.ReinstallDialog_service} />}
          </DialogQuery>
        )}
        <Stack gap={3} role="status">
          {result?.kind === "installed" && (
            <>
              <Notice tone="success">
                <Trans>Das Serviceportal ist neu installiert.</Trans>
              </Notice>
              <p>
                <Trans>Zurückgesetzt wurde:</Trans>
              </p>
              <ContentSummary content={result.reset} />
            </>
          )}
          {result?.kind === "undone" && (
            <Notice tone="success">
              <Trans>Die Fassung von vor der Neuinstallation gilt wieder.</Trans>
            </Notice>
          )}
        </Stack>
        {result?.kind === "installed" && (
          <div>
            <BusyButton isBusy={isBusy} onClick={() => void undo(result.snapshotId)}>
              <Trans>Rückgängig machen</Trans>
            </BusyButton>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

interface LoadedProps {
  readonly service: ReinstallDialog_service$key | null | undefined;
}

function Consequences({ service }: LoadedProps) {
  const content = useFragment(serviceFragment, service)?.ownContent;
  const isChanged = useIsChanged(content);
  const unsaved = useUnsavedCount();
  if (!content || !isChanged) {
    return (
      <p>
        <Trans>Das Serviceportal hat keine eigenen Inhalte. Es gibt nichts zurückzusetzen.</Trans>
      </p>
    );
  }
  return (
    <>
      <p>
        <Trans>
          Das Serviceportal verliert seine eigenen Inhalte. Bürgerinnen und Bürger sehen das sofort.
          Zurückgesetzt wird:
        </Trans>
      </p>
      <ContentSummary content={content} />
      <p>
        <Trans>
          Die jetzige Fassung wird gespeichert und lässt sich wiederherstellen. Die letzten{" "}
          {serviceSnapshotsMax} bleiben unter „Fassungen des Serviceportals“ erhalten.
        </Trans>
      </p>
      {unsaved > 0 && (
        <p>
          <Plural
            value={unsaved}
            one="Ihre nicht gespeicherte Änderung bleibt im Formular stehen. Sie können sie danach als Entwurf speichern."
            other="Ihre # nicht gespeicherten Änderungen bleiben im Formular stehen. Sie können sie danach als Entwurf speichern."
          />
        </p>
      )}
    </>
  );
}

interface ConfirmButtonProps extends LoadedProps {
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** Renders nothing if there is nothing to reset. */
function ConfirmButton({ service, isBusy, onConfirm, children }: ConfirmButtonProps) {
  const isChanged = useIsChanged(useFragment(serviceFragment, service)?.ownContent);
  return (
    isChanged && (
      <BusyButton variant="solid" colorPalette="danger" isBusy={isBusy} onClick={onConfirm}>
        {children}
      </BusyButton>
    )
  );
}
