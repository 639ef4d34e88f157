import { Box, Grid, Heading, Skeleton, Stack } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Suspense, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { Endpoint } from "#relay/Endpoint";
import { PanelBoundary } from "#relay/PanelBoundary";
import { RequestFailure } from "#relay/RequestFailure";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Page } from "#ui/Page";
import { Delayed } from "#ui/Delayed";
import type { overviewQuery } from "./__generated__/overviewQuery.graphql";
import { AttentionList } from "./attention/AttentionList";
import { AttentionSkeleton } from "./attention/AttentionPanel";
import { CommunesByState } from "./CommunesByState";
import { Installation } from "./Installation";
import { Interfaces, type InterfaceReferences } from "./Interfaces";
import { OverviewPanel } from "./OverviewPanel";
import { StoredSecrets } from "./StoredSecrets";
import { FiguresFailed, SystemFigures } from "./SystemFigures";

interface OverviewScreenProps {
  readonly references: InterfaceReferences & { readonly mgt: PreloadedQuery<overviewQuery> };
  /** Panel of the endpoint process. */
  readonly processes: ReactNode;
  /** Panel of the endpoint ikfz. */
  readonly kba: ReactNode;
  readonly onRetry: () => void;
}

/** Overview of the data and system status; each part has its own error boundary. */
export function OverviewScreen({ references, processes, kba, onRetry }: OverviewScreenProps) {
  const { mgt, process, ikfz } = references;
  // The figures report a failed request, which all these panels share. The element keeps the place in the grid.
  const renderNothing = () => <span />;
  return (
    <Page title={<Trans>Übersicht</Trans>}>
      <Endpoint name="mgt">
        <LoadBoundary attempt={mgt} renderFailure={renderNothing}>
          <Suspense fallback={<AttentionSkeleton />}>
            <OverviewPanel queryRef={mgt}>
              {(query) => (
                <PanelBoundary data={query}>
                  <AttentionList query={query} />
                </PanelBoundary>
              )}
            </OverviewPanel>
          </Suspense>
        </LoadBoundary>
      </Endpoint>
      <Stack gap="7" my="4">
        <section>
          <Heading>
            <Trans>Prozesse heute</Trans>
          </Heading>
          <Endpoint name="process">
            <LoadBoundary
              attempt={process}
              renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={onRetry} />}
            >
              <Suspense fallback={<FiguresSkeleton />}>{processes}</Suspense>
            </LoadBoundary>
          </Endpoint>
        </section>
        <Endpoint name="mgt">
          <LoadBoundary
            attempt={mgt}
            renderFailure={(error) => <FiguresFailed error={error} onRetry={onRetry} />}
          >
            <Suspense fallback={<FiguresSkeleton />}>
              <OverviewPanel queryRef={mgt}>
                {(query) => <SystemFigures query={query} onRetry={onRetry} />}
              </OverviewPanel>
            </Suspense>
          </LoadBoundary>
        </Endpoint>
      </Stack>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 360px" }}
        columnGap="14"
        rowGap="7"
      >
        <Endpoint name="mgt">
          <LoadBoundary attempt={mgt} renderFailure={renderNothing}>
            <Suspense fallback={<ListSkeleton />}>
              <OverviewPanel queryRef={mgt}>
                {(query) => (
                  <PanelBoundary data={query}>
                    <CommunesByState query={query} />
                  </PanelBoundary>
                )}
              </OverviewPanel>
            </Suspense>
          </LoadBoundary>
        </Endpoint>
        {/* Sentences wrap in the narrow column. */}
        <Stack gap="7" css={{ "& .status": { whiteSpace: "normal" } }}>
          <section>
            <Heading>
              <Trans>KBA-Passwörter</Trans>
            </Heading>
            <Endpoint name="ikfz">
              <LoadBoundary
                attempt={ikfz}
                renderFailure={(error) => <RequestFailure error={error} level="h2" onRetry={onRetry} />}
              >
                <Suspense fallback={<ListSkeleton />}>{kba}</Suspense>
              </LoadBoundary>
            </Endpoint>
          </section>
          <section>
            <Heading>
              <Trans>Schnittstellen</Trans>
            </Heading>
            <Interfaces references={references} onRetry={onRetry} />
          </section>
          <Endpoint name="mgt">
            <LoadBoundary attempt={mgt} renderFailure={renderNothing}>
              <Suspense fallback={null}>
                <OverviewPanel queryRef={mgt}>
                  {(query) => (
                    <>
                      <PanelBoundary data={query}>
                        <Installation query={query} />
                      </PanelBoundary>
                      <PanelBoundary data={query}>
                        <StoredSecrets query={query} onRetry={onRetry} />
                      </PanelBoundary>
                    </>
                  )}
                </OverviewPanel>
              </Suspense>
            </LoadBoundary>
          </Endpoint>
        </Stack>
      </Grid>
    </Page>
  );
}

function FiguresSkeleton() {
  return (
    <Delayed>
      <Box my="10">
        <Skeleton height="28px" width="min(760px, 100%)" />
      </Box>
    </Delayed>
  );
}

function ListSkeleton() {
  return (
    <Delayed>
      <Stack gap="4">
        {[60, 40, 85, 30, 62].map((width) => (
          <Skeleton key={width} width={`${width}%`} />
        ))}
      </Stack>
    </Delayed>
  );
}
