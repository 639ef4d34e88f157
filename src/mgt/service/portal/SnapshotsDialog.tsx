import { Button, chakra, Flex, Skeleton } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useCallback, useEffect, useState } from "react";
import {
  graphql,
  useFragment,
  usePreloadedQuery,
  useQueryLoader,
  type PreloadedQuery,
} from "react-relay/hooks";
import { serviceSnapshotsMax } from "#domain/limits";
import { formatDateTime } from "#i18n/formats";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { RequestFailure } from "#relay/RequestFailure";
import { useAction } from "#relay/useAction";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Delayed } from "#ui/Delayed";
import { Dialog } from "#ui/Dialog";
import { EmptyState } from "#ui/EmptyState";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Notice } from "#ui/Notice";
import { BreakingQuestion } from "../form/BreakingQuestion";
import type { TextPage } from "../texts/TextsForm";
import type {
  SnapshotsDialog_service$data,
  SnapshotsDialog_service$key,
} from "./__generated__/SnapshotsDialog_service.graphql";
import type { SnapshotsDialogQuery } from "./__generated__/SnapshotsDialogQuery.graphql";
import { ContentSummary } from "./ContentSummary";
import { usePortalOperations } from "./usePortalOperations";

const snapshotsQuery = graphql`
  query SnapshotsDialogQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ...SnapshotsDialog_service @alias
    }
  }
`;

interface SnapshotsDialogProps {
  /** Of the service portal of the commune. */
  readonly id: string;
  /** Of its texts. */
  readonly revision: number;
  readonly page: TextPage;
  readonly onClose: () => void;
}

type Snapshot = NonNullable<SnapshotsDialog_service$data["contentSnapshots"]>[number];

/** States of the service portal before it was replaced, each of which can be restored. */
export function SnapshotsDialog({ id, revision, page, onClose }: SnapshotsDialogProps) {
  const { t } = useLingui();
  const { restore } = usePortalOperations();
  const { isBusy, failure, notice, run, reset } = useAction();
  const [asked, setAsked] = useState<Snapshot | null>(null);
  const [restoredAt, setRestoredAt] = useState<string | null>(null);
  const [reference, load] = useQueryLoader<SnapshotsDialogQuery>(snapshotsQuery);
  const ask = useCallback(() => load({ id }, { fetchPolicy: "network-only" }), [load, id]);
  useEffect(ask, [ask]);
  const isBreaking = failure?.code === "form_breaks_applications";
  const confirmed = isBreaking ? (["form_breaks_applications"] as const) : [];
  async function restoreAsked() {
    if (!asked) return;
    const outcome = await run(() => restore({ input: { id: asked.id, revision, confirmed }, ...page }));
    if (outcome.failure?.code === "form_breaks_applications") return;
    setAsked(null);
    if (!outcome.failure) setRestoredAt(asked.createdAt);
  }
  const close = () => {
    setAsked(null);
    reset();
  };
  const askedTime = asked ? formatDateTime(asked.createdAt) : "";
  return (
    <Dialog width="wide" title={t`Frühere Stände`} onCancel={onClose}>
      <Flex direction="column" gap={3} minH="320px">
        {notice && !isBreaking && <ActionNoticeView notice={notice} />}
        <div role="status">
          {restoredAt !== null && (
            <Notice tone="success">
              <Trans>
                Der Stand vom {formatDateTime(restoredAt)} gilt wieder. Der ersetzte Stand ist aufgehoben.
              </Trans>
            </Notice>
          )}
        </div>
        <LoadBoundary
          attempt={reference}
          renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={ask} />}
        >
          <Suspense fallback={<Pending />}>
            {reference ? <Loaded reference={reference} onRestore={setAsked} /> : <Pending />}
          </Suspense>
        </LoadBoundary>
      </Flex>
      <ConfirmDialog
        open={asked !== null}
        title={t`Stand vom ${askedTime} wiederherstellen`}
        confirmLabel={isBreaking ? t`Trotzdem wiederherstellen` : t`Stand wiederherstellen`}
        isBusy={isBusy}
        onConfirm={() => void restoreAsked()}
        onClose={close}
      >
        {isBreaking ? (
          <BreakingQuestion count={Number(failure.params["count"])} />
        ) : (
          <p>
            <Trans>
              Bürgerinnen und Bürger sehen diesen Stand sofort; auch der damalige Entwurf der Texte kommt
              zurück. Der jetzige Stand wird als früherer Stand aufgehoben.
            </Trans>
          </p>
        )}
      </ConfirmDialog>
    </Dialog>
  );
}

interface LoadedProps {
  readonly reference: PreloadedQuery<SnapshotsDialogQuery>;
  readonly onRestore: (snapshot: Snapshot) => void;
}

function Loaded({ reference, onRestore }: LoadedProps) {
  const { node } = usePreloadedQuery<SnapshotsDialogQuery>(snapshotsQuery, reference);
  const service = node?.SnapshotsDialog_service;
  return service && <SnapshotList service={service} onRestore={onRestore} />;
}

const Snapshots = chakra("ol", {
  base: {
    "& > li": { py: 3, borderBottom: "1px solid {colors.border}" },
    "& small": { color: "fg.muted", textStyle: "sm" },
  },
});

interface SnapshotListProps extends Pick<LoadedProps, "onRestore"> {
  readonly service: SnapshotsDialog_service$key;
}

function SnapshotList({ service, onRestore }: SnapshotListProps) {
  const { t } = useLingui();
  const { contentSnapshots } = useFragment(
    graphql`
      fragment SnapshotsDialog_service on CommuneService @throwOnFieldError {
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
      <EmptyState icon="clock" title={<Trans>Noch kein früherer Stand</Trans>}>
        <Trans>
          Vor jeder Neuinstallation wird der Stand des Serviceportals aufgehoben und steht danach hier.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <p className="help">
        <Trans>Die letzten {serviceSnapshotsMax} Stände bleiben erhalten.</Trans>
      </p>
      <Snapshots>
        {snapshots.map((snapshot) => {
          const { id, reason, createdAt, createdBy, content } = snapshot;
          const time = formatDateTime(createdAt);
          return (
            <li key={id}>
              <Flex wrap="wrap" align="baseline" columnGap={3}>
                <b>
                  <Trans>Stand vom {time}</Trans>
                </b>
                <small>
                  {reason === "RESTORE" ? (
                    <Trans>vor einer Wiederherstellung durch {createdBy.username}</Trans>
                  ) : (
                    <Trans>vor der Neuinstallation durch {createdBy.username}</Trans>
                  )}
                </small>
                <Button
                  size="sm"
                  ms="auto"
                  aria-label={t`Stand vom ${time} wiederherstellen …`}
                  onClick={() => onRestore(snapshot)}
                >
                  <Trans>Wiederherstellen …</Trans>
                </Button>
              </Flex>
              <ContentSummary content={content} />
            </li>
          );
        })}
      </Snapshots>
    </>
  );
}

function Pending() {
  return (
    <Delayed>
      <Skeleton height="48px" />
    </Delayed>
  );
}
