import { chakra, Grid } from "@chakra-ui/react";
import { useId, useState, type ReactNode } from "react";
import { graphql, useFragment, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import { useBackgroundRefresh } from "#relay/useBackgroundRefresh";
import { useKeptFocus } from "#ui/useKeptFocus";
import { ProcessActions } from "../actions/ProcessActions";
import { ScheduledRestart } from "../actions/ScheduledRestart";
import { useWatchedProcesses } from "../live/liveProcesses";
import type { ProcessDetail_process$key } from "./__generated__/ProcessDetail_process.graphql";
import type { ProcessDetailQuery } from "./__generated__/ProcessDetailQuery.graphql";
import { AttemptsSection } from "./AttemptsSection";
import { CompletionSection } from "./CompletionSection";
import { CopyForTicket } from "./CopyForTicket";
import { DetailBody, DetailLayoutContext, type DetailLayout } from "./DetailLayout";
import { FactsSection } from "./FactsSection";
import { FilesSection } from "./FilesSection";
import { NoProcess } from "./NoProcess";
import { PaymentSection } from "./PaymentSection";
import { ProcessHead } from "./ProcessHead";
import { ProcessNotices } from "./ProcessNotices";
import { VariablesSection } from "./VariablesSection";

const detailQuery = graphql`
  query ProcessDetailQuery($pid: String!) @preloadable {
    process(pid: $pid) {
      ...ProcessDetail_process
    }
  }
`;

const detailFragment = graphql`
  fragment ProcessDetail_process on Process {
    id
    revision
    status
    tries
    restarts
    ...ProcessHead_process
    ...CopyForTicket_process
    ...ProcessActions_process
    ...ScheduledRestart_process
    ...ProcessNotices_process
    ...AttemptsSection_process
    ...PaymentSection_process
    ...FactsSection_process
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

/** Detail of one process, updated live. */
export function ProcessDetail({ queryRef, backLink, ...rest }: ProcessDetailProps) {
  const { process } = useOwnedQuery<ProcessDetailQuery>(detailQuery, queryRef);
  const { pid } = queryRef.variables;
  if (!process) {
    return (
      <DetailBody as="div">
        <NoProcess pid={pid} level={rest.layout === "pane" ? "h2" : "h1"} actions={backLink} />
      </DetailBody>
    );
  }
  return <Detail key={pid} pid={pid} process={process} {...rest} />;
}

interface DetailProps extends Pick<ProcessDetailProps, "layout" | "tools" | "renderHistory"> {
  readonly pid: string;
  readonly process: ProcessDetail_process$key;
}

function Detail({ pid, process, layout, tools, renderHistory }: DetailProps) {
  const titleId = useId();
  const [now] = useState(() => Date.now());
  const data = useFragment(detailFragment, process);
  const { id, revision, status, tries, restarts } = data;
  const version = [revision, status, tries, restarts].join(" ");
  // The stream updates the row's fields only; refetch attempts, files and variables.
  useWatchedProcesses([id]);
  useBackgroundRefresh<ProcessDetailQuery>(detailQuery, { pid }, version);
  // Buttons may disappear with an update, such as the one that cancels a restart; keep the focus in the article.
  const article = useKeptFocus<HTMLElement>(version);
  const isPane = layout === "pane";
  return (
    <DetailLayoutContext value={layout}>
      <DetailBody aria-labelledby={titleId} ref={article} tabIndex={-1}>
        <ProcessHead
          process={data}
          titleId={titleId}
          now={now}
          tools={
            <>
              {!isPane && <CopyForTicket process={data} isSmall={false} />}
              {tools}
            </>
          }
        />
        <ProcessActions process={data} isSmall={isPane} />
        <ScheduledRestart process={data} />
        <ProcessNotices process={data} />
        <Grid
          templateColumns={{
            base: "minmax(0, 1fr)",
            md: isPane ? "minmax(0, 1fr)" : "minmax(0, 1.15fr) minmax(0, 1fr)",
          }}
          columnGap="64px"
        >
          <div>
            <AttemptsSection process={data} />
            <CompletionSection process={data} />
            {!isPane && renderHistory(version)}
          </div>
          <div>
            <PaymentSection process={data} />
            <FactsSection process={data} />
            <VariablesSection process={data} />
            <FilesSection process={data} />
            {isPane && renderHistory(version)}
          </div>
        </Grid>
        {isPane && (
          <chakra.footer mt={5} pt={2} borderTop="1px solid {colors.border}">
            <CopyForTicket process={data} isSmall />
          </chakra.footer>
        )}
      </DetailBody>
    </DetailLayoutContext>
  );
}
