import { Box, Button, chakra, Grid, Heading, Skeleton, Stack } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Suspense, type ReactNode } from "react";
import { CommunesByState } from "#mgt/admin/CommunesByState";
import { Installation } from "#mgt/admin/Installation";
import { OverviewPanel } from "#mgt/admin/OverviewPanel";
import { FiguresFailed, SystemFigures } from "#mgt/admin/SystemFigures";
import { Endpoint } from "#relay/Endpoint";
import { EndpointAnswer } from "#relay/EndpointAnswer";
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
  const { mgt, mgtV2, process, ikfz } = references;
  return (
    <Page title={<Trans>Übersicht</Trans>}>
      <Endpoint name="mgt">
        <LoadBoundary attempt={mgt} renderFailure={() => <FiguresFailed onRetry={onRetry} />}>
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
          <LoadBoundary attempt={mgt} renderFailure={() => <span />}>
            <Suspense fallback={<ListSkeleton />}>
              <OverviewPanel queryRef={mgt}>{(query) => <CommunesByState query={query} />}</OverviewPanel>
            </Suspense>
          </LoadBoundary>
        </Endpoint>
        <Stack gap="7">
          <section>
            <Heading>
              <Trans>Schnittstellen</Trans>
            </Heading>
            <List>
              <Interface endpoint="mgt" name={<Trans>Verwaltung</Trans>} attempt={mgt} onRetry={onRetry}>
                <EndpointAnswer queryRef={mgt} />
              </Interface>
              <Interface endpoint="mgt-v2" name={<Trans>Auswertung</Trans>} attempt={mgtV2} onRetry={onRetry}>
                <EndpointAnswer queryRef={mgtV2} />
              </Interface>
              <Interface
                endpoint="process"
                name={<Trans>Prozesse</Trans>}
                attempt={process}
                onRetry={onRetry}
              >
                <EndpointAnswer queryRef={process} />
              </Interface>
              <Interface endpoint="ikfz" name={<Trans>i-Kfz</Trans>} attempt={ikfz} onRetry={onRetry}>
                <EndpointAnswer queryRef={ikfz} />
              </Interface>
            </List>
          </section>
          <Endpoint name="mgt">
            <LoadBoundary attempt={mgt} renderFailure={() => null}>
              <Suspense fallback={null}>
                <OverviewPanel queryRef={mgt}>{(query) => <Installation query={query} />}</OverviewPanel>
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
  readonly name: ReactNode;
  readonly attempt: unknown;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

function Interface({ endpoint, name, attempt, onRetry, children }: InterfaceProps) {
  const failed = (
    <>
      <Status tone="error">
        <Trans>Antwortet nicht</Trans>
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
        <LoadBoundary attempt={attempt} renderFailure={() => failed}>
          <Suspense fallback={checking}>{children}</Suspense>
        </LoadBoundary>
      </Endpoint>
    </li>
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
