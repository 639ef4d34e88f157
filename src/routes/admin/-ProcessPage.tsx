import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Suspense } from "react";
import { ActivitiesSkeleton } from "#mgt-v2/activities/ActivitiesSkeleton";
import { EntityHistory } from "#mgt-v2/activities/EntityHistory";
import { DetailSection } from "#process/detail/DetailLayout";
import { ProcessDetail } from "#process/detail/ProcessDetail";
import { ProcessBoundary } from "#process/detail/ProcessBoundary";
import { detailPaths, type ListKind, type ProcessSearch } from "#process/list/processList";
import { Endpoint } from "#relay/Endpoint";
import { useOwner } from "#relay/preload";
import { RequestFailure } from "#relay/RequestFailure";
import { LoadBoundary } from "#ui/LoadBoundary";
import { useMediaQuery } from "#ui/useMediaQuery";
import type { LoadedProcess } from "./-processLoaders";

interface ProcessPageProps extends LoadedProcess {
  readonly kind: ListKind;
  readonly pid: string;
  readonly view: ProcessSearch["view"];
}

/** A process or application, in a pane next to its list or as a page. */
export function ProcessPage({ kind, pid, view, queryRef, history }: ProcessPageProps) {
  const router = useRouter();
  const isWide = useMediaQuery("(min-width: 1280px)");
  const layout = isWide && view !== "page" ? "pane" : "page";
  const retry = () => void router.invalidate({ filter: ({ routeId }) => routeId === detailPaths[kind] });
  return (
    <Endpoint name="process">
      {history && <Owner history={history} />}
      <ProcessBoundary kind={kind} pid={pid} layout={layout} attempt={queryRef} onRetry={retry}>
        {({ tools, backLink }) => (
          <ProcessDetail
            queryRef={queryRef}
            layout={layout}
            tools={tools}
            backLink={backLink}
            renderHistory={(version) =>
              history && <History history={history} version={version} onRetry={retry} />
            }
          />
        )}
      </ProcessBoundary>
    </Endpoint>
  );
}

/** Also mounted if the process does not exist, so that the reference is always disposed. */
function Owner({ history }: { readonly history: NonNullable<LoadedProcess["history"]> }) {
  useOwner(history);
  return null;
}

interface HistoryProps {
  readonly history: NonNullable<LoadedProcess["history"]>;
  readonly version: string;
  readonly onRetry: () => void;
}

/** Activities of the process, which come from another endpoint and have their own error boundary. */
function History({ history, version, onRetry }: HistoryProps) {
  return (
    <DetailSection title={<Trans>Verlauf</Trans>}>
      <Endpoint name="mgt-v2">
        <LoadBoundary
          attempt={history}
          renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={onRetry} />}
        >
          <Suspense fallback={<ActivitiesSkeleton />}>
            <EntityHistory
              queryRef={history}
              version={version}
              empty={<Trans>Noch hat niemand etwas mit diesem Prozess getan.</Trans>}
            />
          </Suspense>
        </LoadBoundary>
      </Endpoint>
    </DetailSection>
  );
}
