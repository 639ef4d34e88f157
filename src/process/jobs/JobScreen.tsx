import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery } from "#relay/preload";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { PageBody } from "#ui/Page";
import { ToastRegion } from "#ui/ToastRegion";
import type { JobScreenQuery } from "./__generated__/JobScreenQuery.graphql";
import type { JobResult } from "./jobsList";
import { JobView } from "./JobView";

const screenQuery = graphql`
  query JobScreenQuery($id: ID!, $filter: JobItemFilter, $first: Int!) @preloadable {
    node(id: $id) {
      ...JobView_job @arguments(filter: $filter, count: $first) @alias(as: "job")
    }
  }
`;

interface JobScreenProps {
  readonly queryRef: PreloadedQuery<JobScreenQuery>;
  readonly result: JobResult;
}

/** A bulk job with the result of each process. */
export function JobScreen({ queryRef, result }: JobScreenProps) {
  const { node } = useOwnedQuery<JobScreenQuery>(screenQuery, queryRef);
  if (!node?.job) {
    return (
      <PageBody>
        <EmptyState
          icon="list"
          level="h1"
          title={<Trans>Diese Sammelaktion gibt es nicht</Trans>}
          actions={
            <Button asChild variant="solid">
              <AppLink to="/admin/processes" variant="bare">
                <Trans>Zu den Prozessen</Trans>
              </AppLink>
            </Button>
          }
        >
          <Trans>Oder Sie haben keinen Zugriff auf sie. Prüfen Sie die Adresse.</Trans>
        </EmptyState>
      </PageBody>
    );
  }
  return (
    <>
      <JobView key={queryRef.variables.id} job={node.job} variables={queryRef.variables} result={result} />
      <ToastRegion />
    </>
  );
}
