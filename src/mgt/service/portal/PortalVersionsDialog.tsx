import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { serviceSnapshotsMax } from "#domain/limits";
import { formatDateTime } from "#i18n/formats";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { DialogQuery } from "#relay/DialogQuery";
import { useAction } from "#relay/useAction";
import type { OpenedQuery } from "#relay/useDialogQuery";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { EmptyState } from "#ui/EmptyState";
import { Notice } from "#ui/Notice";
import { BreakingQuestion } from "../form/BreakingQuestion";
import { Version, VersionList, VersionsDialog } from "../versions/VersionsDialog";
import type {
  PortalVersionsDialog_service$data,
  PortalVersionsDialog_service$key,
} from "./__generated__/PortalVersionsDialog_service.graphql";
import type { PortalVersionsDialogQuery } from "./__generated__/PortalVersionsDialogQuery.graphql";
import { ContentSummary } from "./ContentSummary";
import { usePortalOperations } from "./usePortalOperations";

const versionsQuery = graphql`
  query PortalVersionsDialogQuery($id: ID!) @preloadable @throwOnFieldError {
    node(id: $id) {
      ...PortalVersionsDialog_service @alias
    }
  }
`;

interface PortalVersionsDialogProps {
  readonly opened: OpenedQuery<PortalVersionsDialogQuery>;
  /** Node id of the commune's service portal. */
  readonly id: string;
  /** Revision of its texts. */
  readonly revision: number;
  readonly onClose: () => void;
}

type Snapshot = NonNullable<PortalVersionsDialog_service$data["contentSnapshots"]>[number];

/** Versions of the service portal before it was replaced, each of which can be restored. */
export function PortalVersionsDialog({ opened, id, revision, onClose }: PortalVersionsDialogProps) {
  const { t } = useLingui();
  const { restore } = usePortalOperations();
  const { isBusy, failure, notice, run, reset } = useAction();
  const [chosen, setChosen] = useState<Snapshot | null>(null);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const isBreaking = failure?.code === "form_breaks_applications";
  const confirmed = isBreaking ? (["form_breaks_applications"] as const) : [];
  async function restoreChosen() {
    if (!chosen) return;
    const outcome = await run(() => restore(id, { id: chosen.id, revision, confirmed }));
    if (outcome.failure?.code === "form_breaks_applications") return;
    setChosen(null);
    if (!outcome.failure) setRestoredAt(chosen.createdAt);
  }
  const close = () => {
    setChosen(null);
    reset();
  };
  const chosenTime = chosen ? formatDateTime(chosen.createdAt) : "";
  return (
    <VersionsDialog
      title={t`Fassungen des Serviceportals`}
      notice={
        <>
          {notice && !isBreaking && <ActionNoticeView notice={notice} />}
          <div role="status">
            {restoredAt !== null && (
              <Notice tone="success">
                <Trans>
                  Die Fassung vom {formatDateTime(restoredAt)} gilt wieder. Die ersetzte ist gespeichert.
                </Trans>
              </Notice>
            )}
          </div>
        </>
      }
      list={
        <DialogQuery query={versionsQuery} opened={opened}>
          {({ node }) =>
            node?.PortalVersionsDialog_service && (
              <PortalVersions service={node.PortalVersionsDialog_service} onRestore={setChosen} />
            )
          }
        </DialogQuery>
      }
      onClose={onClose}
    >
      <ConfirmDialog
        open={chosen !== null}
        title={t`Fassung vom ${chosenTime} wiederherstellen`}
        confirmLabel={isBreaking ? t`Trotzdem wiederherstellen` : t`Fassung wiederherstellen`}
        isBusy={isBusy}
        onConfirm={() => void restoreChosen()}
        onClose={close}
      >
        {isBreaking ? (
          <BreakingQuestion count={Number(failure.params["count"])} />
        ) : (
          <p>
            <Trans>
              Bürgerinnen und Bürger sehen diese Fassung sofort; auch der damalige Entwurf der Texte kommt
              zurück. Die jetzige Fassung wird gespeichert.
            </Trans>
          </p>
        )}
      </ConfirmDialog>
    </VersionsDialog>
  );
}

interface PortalVersionsProps {
  readonly service: PortalVersionsDialog_service$key;
  readonly onRestore: (snapshot: Snapshot) => void;
}

function PortalVersions({ service, onRestore }: PortalVersionsProps) {
  const { t } = useLingui();
  const { contentSnapshots } = useFragment(
    graphql`
      fragment PortalVersionsDialog_service on CommuneService @throwOnFieldError {
        contentSnapshots {
          id
          reason
          createdAt
          createdBy {
            username
          }
          content {
            ...ContentSummary_content
          }
        }
      }
    `,
    service,
  );
  const snapshots = contentSnapshots ?? [];
  if (snapshots.length === 0) {
    return (
      <EmptyState icon="clock" title={<Trans>Noch keine frühere Fassung</Trans>}>
        <Trans>
          Vor jeder Neuinstallation wird die Fassung des Serviceportals gespeichert und steht danach hier.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <p className="help">
        <Trans>Die letzten {serviceSnapshotsMax} Fassungen bleiben erhalten.</Trans>
      </p>
      <VersionList>
        {snapshots.map((snapshot) => {
          const { id, reason, createdAt, createdBy, content } = snapshot;
          const name = t`Fassung vom ${formatDateTime(createdAt)}`;
          return (
            <Version
              key={id}
              name={name}
              origin={
                reason === "RESTORE" ? (
                  <Trans>vor einer Wiederherstellung durch {createdBy.username}</Trans>
                ) : (
                  <Trans>vor der Neuinstallation durch {createdBy.username}</Trans>
                )
              }
              restore={{
                label: <Trans>Wiederherstellen …</Trans>,
                fullLabel: t`${name} wiederherstellen …`,
                onRestore: () => onRestore(snapshot),
              }}
            >
              <ContentSummary content={content} />
            </Version>
          );
        })}
      </VersionList>
    </>
  );
}
