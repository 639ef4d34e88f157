import { chakra, Grid } from "@chakra-ui/react";
import { use, useId, useLayoutEffect, useState, type ComponentType, type ReactNode } from "react";
import { graphql, useFragment, type PreloadedQuery } from "react-relay/hooks";
import { DetailQuery } from "#relay/DetailQuery";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useBackgroundRefresh } from "#relay/useBackgroundRefresh";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import { ProcessActions } from "../actions/ProcessActions";
import { ScheduledRestart } from "../actions/ScheduledRestart";
import { useWatchedProcesses } from "../live/liveProcesses";
import type {
  ProcessDetail_process$data,
  ProcessDetail_process$key,
} from "./__generated__/ProcessDetail_process.graphql";
import type { ProcessDetailQuery } from "./__generated__/ProcessDetailQuery.graphql";
import type { ProcessHead_process$key } from "./__generated__/ProcessHead_process.graphql";
import { AttemptsSection } from "./AttemptsSection";
import { CompletionSection } from "./CompletionSection";
import { CopyForTicket } from "./CopyForTicket";
import { DetailBody, DetailLayoutContext, DetailSkeleton, type DetailLayout } from "./DetailLayout";
import { ErasureSection } from "./ErasureSection";
import { FactsSection } from "./FactsSection";
import { FilesSection } from "./FilesSection";
import { NoProcess } from "./NoProcess";
import { PaymentSection } from "./PaymentSection";
import { ProcessHead } from "./ProcessHead";
import { ProcessNotices } from "./ProcessNotices";
import { VariablesSection } from "./VariablesSection";

const detailQuery = graphql`
  query ProcessDetailQuery($pid: String!) @throwOnFieldError @preloadable {
    process(pid: $pid) {
      ...ProcessHead_process
      ...ProcessDetail_process
    }
  }
`;

const headQuery = graphql`
  query ProcessDetailHeadQuery($pid: String!) @throwOnFieldError {
    process(pid: $pid) {
      ...ProcessHead_process
    }
  }
`;

const detailFragment = graphql`
  fragment ProcessDetail_process on Process @throwOnFieldError {
    id
    revision
    status
    tries
    restarts
    ...CopyForTicket_process
    ...ProcessActions_process
    ...ScheduledRestart_process
    ...ProcessNotices_process
    ...AttemptsSection_process
    ...PaymentSection_process
    ...FactsSection_process
    ...ErasureSection_process
    ...VariablesSection_process
    ...FilesSection_process
    ...CompletionSection_process
  }
`;

interface ProcessDetailProps {
  readonly queryRef: PreloadedQuery<ProcessDetailQuery>;
  readonly layout: DetailLayout;
  /** Links beside the heading, such as the one that closes the pane. */
  readonly tools?: ReactNode;
  /** Link back to the list, for a process that does not exist. */
  readonly backLink: ReactNode;
  /** Renders the history, which another endpoint provides; refetched when the version changes. */
  readonly renderHistory: (version: string) => ReactNode;
}

/** Detail of one process, updated live. While its query is pending, shows the head from its row, if it was listed. */
export function ProcessDetail({ queryRef, layout, backLink, ...rest }: ProcessDetailProps) {
  const { pid } = queryRef.variables;
  return (
    <DetailLayoutContext value={layout}>
      <DetailQuery<ProcessDetailQuery>
        key={pid}
        query={detailQuery}
        head={headQuery}
        reference={queryRef}
        fallback={<DetailSkeleton hasHead />}
      >
        {({ process }, isPending) =>
          process ? (
            <Detail pid={pid} head={process} process={isPending ? null : process} {...rest} />
          ) : (
            <DetailBody as="div">
              <NoProcess pid={pid} level={layout === "pane" ? "h2" : "h1"} actions={backLink} />
            </DetailBody>
          )
        }
      </DetailQuery>
    </DetailLayoutContext>
  );
}

interface DetailProps extends Pick<ProcessDetailProps, "tools" | "renderHistory"> {
  readonly pid: string;
  readonly head: ProcessHead_process$key;
  /** Null while the query is pending. */
  readonly process: ProcessDetail_process$key | null;
}

function Detail({ pid, head, process, tools, renderHistory }: DetailProps) {
  const titleId = useId();
  const [now] = useState(() => Date.now());
  const data = useFragment(detailFragment, process);
  const version = data ? [data.revision, data.status, data.tries, data.restarts].join(" ") : "";
  // Buttons may disappear with an update, such as the one that cancels a restart; keep the focus in the article.
  const article = useRestoreFocus<HTMLElement>(version);
  useLayoutEffect(() => {
    const element = article.current;
    return () => {
      // The process no longer exists, failed to load, or is replaced by another one.
      if (!element?.contains(document.activeElement)) return;
      element.closest<HTMLElement>("[data-part-of-page]")?.focus({ preventScroll: true });
    };
  }, [article]);
  const isPane = use(DetailLayoutContext) === "pane";
  return (
    <DetailBody aria-labelledby={titleId} {...(!data && { "aria-busy": true })} ref={article} tabIndex={-1}>
      <PanelBoundary data={head}>
        <ProcessHead
          process={head}
          titleId={titleId}
          now={now}
          tools={
            <>
              {data && !isPane && (
                <PanelBoundary isInline data={data}>
                  <CopyForTicket process={data} isSmall={false} />
                </PanelBoundary>
              )}
              {tools}
            </>
          }
        />
      </PanelBoundary>
      {data ? (
        <Sections pid={pid} process={data} version={version} renderHistory={renderHistory} />
      ) : (
        <DetailSkeleton />
      )}
    </DetailBody>
  );
}

interface SectionsProps extends Pick<ProcessDetailProps, "renderHistory"> {
  readonly pid: string;
  readonly process: ProcessDetail_process$data;
  readonly version: string;
}

/** Everything below the head. */
function Sections({ pid, process, version, renderHistory }: SectionsProps) {
  // The stream updates the row's fields only; refetch attempts, files and variables.
  useWatchedProcesses([process.id]);
  useBackgroundRefresh<ProcessDetailQuery>(detailQuery, { pid }, version);
  const isPane = use(DetailLayoutContext) === "pane";
  return (
    <>
      <PanelBoundary data={process}>
        <ProcessActions process={process} isSmall={isPane} />
      </PanelBoundary>
      <Panels process={process} panels={[ScheduledRestart, ProcessNotices]} />
      <Grid
        templateColumns={{
          base: "minmax(0, 1fr)",
          md: isPane ? "minmax(0, 1fr)" : "minmax(0, 1.15fr) minmax(0, 1fr)",
        }}
        columnGap="64px"
      >
        <div>
          <Panels process={process} panels={[AttemptsSection, CompletionSection]} />
          {!isPane && renderHistory(version)}
        </div>
        <div>
          <Panels
            process={process}
            panels={[PaymentSection, FactsSection, VariablesSection, FilesSection, ErasureSection]}
          />
          {isPane && renderHistory(version)}
        </div>
      </Grid>
      {isPane && (
        <chakra.footer mt={5} pt={2} borderTop="1px solid {colors.border}">
          <PanelBoundary isInline data={process}>
            <CopyForTicket process={process} isSmall />
          </PanelBoundary>
        </chakra.footer>
      )}
    </>
  );
}

interface PanelsProps {
  readonly process: ProcessDetail_process$data;
  /** Always the same ones, in the same order. */
  readonly panels: readonly ComponentType<Pick<PanelsProps, "process">>[];
}

/** Parts of the process, each with its own error boundary. */
function Panels({ process, panels }: PanelsProps) {
  return panels.map((Panel, index) => (
    <PanelBoundary key={index} data={process}>
      <Panel process={process} />
    </PanelBoundary>
  ));
}
