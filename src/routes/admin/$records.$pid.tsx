import { Trans } from "@lingui/react/macro";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { Suspense } from "react";
import { can } from "#domain/permissions";
import HistoryParameters from "#mgt-v2/activities/__generated__/ProcessHistoryQuery$parameters";
import { ActivitiesPending } from "#mgt-v2/activities/ActivitiesPending";
import { ProcessHistory } from "#mgt-v2/activities/ProcessHistory";
import DetailParameters from "#process/detail/__generated__/ProcessDetailQuery$parameters";
import { DetailSection } from "#process/detail/DetailSection";
import { ProcessDetail } from "#process/detail/ProcessDetail";
import { ProcessPlace } from "#process/detail/ProcessPlace";
import { isListKind } from "#process/list/listKinds";
import { Endpoint } from "#relay/Endpoint";
import { preload, useOwner } from "#relay/preload";
import { RequestFailure } from "#relay/RequestFailure";
import { LoadBoundary } from "#ui/LoadBoundary";
import { useMediaQuery } from "#ui/useMediaQuery";

export const Route = createFileRoute("/admin/$records/$pid")({
  loader: ({ context: { viewer, relay }, params: { pid }, abortController: { signal } }) => {
    const queryRef = preload(relay, "process", DetailParameters, { pid }, signal);
    const history = can(viewer(), "activities")
      ? preload(relay, "mgt-v2", HistoryParameters, { pids: [pid] }, signal)
      : null;
    return { queryRef, history };
  },
  component: ProcessRoute,
});

type Loaded = ReturnType<typeof Route.useLoaderData>;

function ProcessRoute() {
  const router = useRouter();
  const { records, pid } = Route.useParams();
  const { view } = Route.useSearch();
  const { queryRef, history } = Route.useLoaderData();
  const isWide = useMediaQuery("(min-width: 1280px)");
  const layout = isWide && view !== "page" ? "pane" : "page";
  const retry = () => void router.invalidate({ filter: ({ routeId }) => routeId === Route.id });
  return (
    <Endpoint name="process">
      {history && <Owner history={history} />}
      <ProcessPlace
        kind={isListKind(records) ? records : "processes"}
        pid={pid}
        layout={layout}
        attempt={queryRef}
        onRetry={retry}
      >
        {({ tools, wayBack }) => (
          <ProcessDetail
            queryRef={queryRef}
            layout={layout}
            tools={tools}
            wayBack={wayBack}
            renderHistory={(version) =>
              history && <History history={history} version={version} onRetry={retry} />
            }
          />
        )}
      </ProcessPlace>
    </Endpoint>
  );
}

/** Also where the process is not there, and nobody comes to read the entries. */
function Owner({ history }: { readonly history: NonNullable<Loaded["history"]> }) {
  useOwner(history);
  return null;
}

interface HistoryProps {
  readonly history: NonNullable<Loaded["history"]>;
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
