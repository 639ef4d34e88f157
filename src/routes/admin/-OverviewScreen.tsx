import { Box, Button, chakra, Grid, Heading, Skeleton, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, use } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import { KbaOverview } from "#ikfz/kba/KbaOverview";
import { CommunesByState } from "#mgt/overview/CommunesByState";
import { Installation } from "#mgt/overview/Installation";
import { OverviewPanel } from "#mgt/overview/OverviewPanel";
import { StoredSecrets } from "#mgt/overview/StoredSecrets";
import { FiguresFailed, SystemFigures } from "#mgt/overview/SystemFigures";
import { caughtFailure, hasCode } from "#relay/apiError";
import { Endpoint } from "#relay/Endpoint";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useOwner } from "#relay/preload";
import { RequestFailure } from "#relay/RequestFailure";
import { useRelay, type Relay } from "#relay/relay";
import { endpointPaths, type EndpointName } from "#domain/endpoints";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Page } from "#ui/Page";
import { Delayed } from "#ui/Delayed";
import { Status } from "#ui/Status";
import type { OverviewReferences } from "./-overviewReferences";

const List = chakra("ul", {
  base: {
    mt: 2,
    borderTop: "1px solid",
    borderColor: "border",
    "& > li": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: 2,
      minHeight: "44px",
      borderBottom: "1px solid",
      borderColor: "border.muted",
      textStyle: "sm",
    },
    "& code": { display: "block", fontFamily: "mono", fontSize: "xs", color: "fg.subtle" },
  },
});

interface OverviewScreenProps {
  readonly references: OverviewReferences;
  readonly onRetry: () => void;
}

/** Overview of the data and system status; each part has its own error boundary. */
export function OverviewScreen({ references, onRetry }: OverviewScreenProps) {
  const { t } = useLingui();
  const { mgt, mgtV2, process, ikfz } = references;
  // The figures report a failed request, which all these panels share. The element keeps the place in the grid.
  const renderNothing = () => <span />;
  return (
    <Page title={<Trans>Übersicht</Trans>}>
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
                <Suspense fallback={<ListSkeleton />}>
                  <KbaOverview queryRef={ikfz} />
                </Suspense>
              </LoadBoundary>
            </Endpoint>
          </section>
          <section>
            <Heading>
              <Trans>Schnittstellen</Trans>
            </Heading>
            <List>
              <Interface endpoint="mgt" name={t`Verwaltung`} queryRef={mgt} onRetry={onRetry} />
              <Interface endpoint="mgt-v2" name={t`Auswertung`} queryRef={mgtV2} onRetry={onRetry} />
              <Interface endpoint="process" name={t`Prozesse`} queryRef={process} onRetry={onRetry} />
              <Interface endpoint="ikfz" name={t`i-Kfz`} queryRef={ikfz} onRetry={onRetry} />
            </List>
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

interface InterfaceProps {
  readonly endpoint: EndpointName;
  readonly name: string;
  readonly queryRef: PreloadedQuery<OperationType>;
  readonly onRetry: () => void;
}

/** An endpoint, and whether it responds. */
function Interface({ endpoint, name, queryRef, onRetry }: InterfaceProps) {
  const renderFailure = (error: unknown) => (
    <>
      <Status tone="error">
        {hasCode(error, "contract_mismatch") ? (
          <Trans>Hat einen anderen Stand</Trans>
        ) : (
          <Trans>Antwortet nicht</Trans>
        )}
      </Status>
      <Button size="sm" onClick={onRetry}>
        <Trans>Erneut prüfen</Trans>
      </Button>
    </>
  );
  const checking = (
    <Status tone="progress">
      <Trans>Wird geprüft</Trans>
    </Status>
  );
  return (
    <li>
      <span>
        {name}
        <code>{endpointPaths[endpoint]}</code>
      </span>
      <Endpoint name={endpoint}>
        <LoadBoundary attempt={queryRef} renderFailure={renderFailure}>
          <Suspense fallback={checking}>
            <EndpointAnswer queryRef={queryRef} />
          </Suspense>
        </LoadBoundary>
      </Endpoint>
    </li>
  );
}

/** Suspends until the endpoint has responded; throws its failure, or that it lacks a field. */
function EndpointAnswer({ queryRef }: Pick<InterfaceProps, "queryRef">) {
  useOwner(queryRef);
  const answer = use(answerTo(useRelay(), queryRef));
  if (typeof answer === "object" && answer !== null && "errors" in answer && Array.isArray(answer.errors)) {
    const failure = caughtFailure(answer.errors);
    if (hasCode(failure, "contract_mismatch")) throw failure;
  }
  return (
    <Status tone="success">
      <Trans>Antwortet</Trans>
    </Status>
  );
}

/** Settles with the network response, whatever the store holds. */
function answerTo({ answers }: Relay, reference: PreloadedQuery<OperationType>): Promise<unknown> {
  const known = answers.get(reference);
  if (known) return known;
  const answer: Promise<unknown> = reference.source?.toPromise() ?? Promise.resolve();
  answers.set(reference, answer);
  return answer;
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
