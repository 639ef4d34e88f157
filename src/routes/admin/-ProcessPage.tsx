import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Suspense } from "react";
import { ActivitiesPending } from "#mgt-v2/activities/ActivitiesPending";
import { ProcessHistory } from "#mgt-v2/activities/ProcessHistory";
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

/** Also where the process is not there, and nobody comes to read the entries. */
function Owner({ history }: { readonly history: NonNullable<LoadedProcess["history"]> }) {
  useOwner(history);
  return null;
}

interface HistoryProps {
  readonly history: NonNullable<LoadedProcess["history"]>;
  readonly version: string;
  readonly onRetry: () => void;
}

/** What was done with it stands at another endpoint, and fails by itself. */
function History({ history, version, onRetry }: HistoryProps) {
  return (
    <DetailSection title={<Trans>Verlauf</Trans>}>
      <Endpoint name="mgt-v2">
        <LoadBoundary
          attempt={history}
          renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={onRetry} />}
        >
          <Suspense fallback={<ActivitiesPending />}>
            <ProcessHistory queryRef={history} version={version} />
          </Suspense>
        </LoadBoundary>
      </Endpoint>
    </DetailSection>
  );
}
