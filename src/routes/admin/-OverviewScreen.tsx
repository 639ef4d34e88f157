import { Button, chakra } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Suspense, type ReactNode } from "react";
import { ikfzCheckQuery } from "#ikfz/ikfzCheckQuery";
import { FiguresFailed } from "#mgt/admin/SystemFigures";
import { overviewQuery } from "#mgt/admin/overviewQuery";
import { SystemOverview } from "#mgt/admin/SystemOverview";
import { mgtV2CheckQuery } from "#mgt-v2/mgtV2CheckQuery";
import { processCheckQuery } from "#process/processCheckQuery";
import { Endpoint } from "#relay/Endpoint";
import { EndpointAnswer } from "#relay/EndpointAnswer";
import { endpointPaths, type EndpointName } from "#relay/endpoints";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Page } from "#ui/Page";
import { AfterAMoment, Skeleton } from "#ui/Skeleton";
import { Status } from "#ui/Status";
import type { OverviewReferences } from "./-overviewReferences";

const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 360px" },
    columnGap: 14,
    rowGap: 7,
  },
});

const Title = chakra("h2", { base: { textStyle: "h2", mt: { base: 0, lg: 5 } } });

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

/** What is there and whether it works; each part fails by itself. */
export function OverviewScreen({ references, onRetry }: OverviewScreenProps) {
  const { mgt, mgtV2, process, ikfz } = references;
  return (
    <Page title={<Trans>Übersicht</Trans>}>
      <Columns>
        <Endpoint name="mgt">
          <LoadBoundary attempt={mgt} renderFailure={() => <FiguresFailed onRetry={onRetry} />}>
            <Suspense fallback={<FiguresSkeleton />}>
              <SystemOverview queryRef={mgt} onRetry={onRetry} />
            </Suspense>
          </LoadBoundary>
        </Endpoint>
        <section>
          <Title>
            <Trans>Schnittstellen</Trans>
          </Title>
          <List>
            <Interface endpoint="mgt" name={<Trans>Verwaltung</Trans>} attempt={mgt} onRetry={onRetry}>
              <EndpointAnswer query={overviewQuery} queryRef={mgt} />
            </Interface>
            <Interface endpoint="mgt-v2" name={<Trans>Auswertung</Trans>} attempt={mgtV2} onRetry={onRetry}>
              <EndpointAnswer query={mgtV2CheckQuery} queryRef={mgtV2} />
            </Interface>
            <Interface endpoint="process" name={<Trans>Prozesse</Trans>} attempt={process} onRetry={onRetry}>
              <EndpointAnswer query={processCheckQuery} queryRef={process} />
            </Interface>
            <Interface endpoint="ikfz" name={<Trans>i-Kfz</Trans>} attempt={ikfz} onRetry={onRetry}>
              <EndpointAnswer query={ikfzCheckQuery} queryRef={ikfz} />
            </Interface>
          </List>
        </section>
      </Columns>
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
    <AfterAMoment>
      <Skeleton width="min(620px, 100%)" height="28px" mt="5" mb="6" />
      {[70, 40, 55, 30, 62].map((width) => (
        <Skeleton key={width} width={`min(${width * 8}px, ${width}%)`} mb="4" />
      ))}
    </AfterAMoment>
  );
}
