import { Box, Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { PanelBoundary } from "#relay/PanelBoundary";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { EmptyState } from "#ui/EmptyState";
import { LinkTabs } from "#ui/LinkTabs";
import { Page, PageBody } from "#ui/Page";
import type { SystemServicePage_service$key } from "./__generated__/SystemServicePage_service.graphql";
import { useCatalogueName } from "./serviceLabels";
import { useKeptReturnState, useServicesReturnSearch } from "./servicesReturnState";
import { SystemServiceHead } from "./SystemServiceHead";

interface SystemServicePageProps {
  readonly service: SystemServicePage_service$key;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** The open section. */
  readonly children: ReactNode;
}

/** Head of a service of the catalogue, and the links to its sections. */
export function SystemServicePage({ service, actions, children }: SystemServicePageProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const search = useServicesReturnSearch();
  const seesHistory = useCan("activities");
  const data = useFragment(
    graphql`
      fragment SystemServicePage_service on Service @throwOnFieldError {
        serviceId
        nameDe
        nameEn
        ...SystemServiceHead_service
      }
    `,
    service,
  );
  const params = { service: data.serviceId };
  // All sections lead back to the list as it was.
  const state = useKeptReturnState();
  const activeOptions = { exact: true, includeSearch: false };
  return (
    <Page
      title={nameOf(data)}
      from={{ text: t`Dienste`, to: "/admin/services", search: search ?? {} }}
      actions={actions}
    >
      <PanelBoundary data={data}>
        <SystemServiceHead service={data} />
      </PanelBoundary>
      <Box mt={6}>
        <LinkTabs aria-label={t`Abschnitte des Dienstes`}>
          <AppLink
            variant="bare"
            to="/admin/services/$service"
            params={params}
            state={state}
            activeOptions={activeOptions}
          >
            <Trans>Kommunen</Trans>
          </AppLink>
          <AppLink
            variant="bare"
            to="/admin/services/$service/maintenance"
            params={params}
            state={state}
            activeOptions={activeOptions}
          >
            <Trans>Wartung</Trans>
          </AppLink>
          {seesHistory && (
            <AppLink
              variant="bare"
              to="/admin/services/$service/history"
              params={params}
              state={state}
              activeOptions={activeOptions}
            >
              <Trans>Verlauf</Trans>
            </AppLink>
          )}
        </LinkTabs>
      </Box>
      {children}
    </Page>
  );
}

/** Shown if the catalogue does not have the service. */
export function UnknownService() {
  return (
    <PageBody>
      <EmptyState
        icon="tiles"
        level="h1"
        title={<Trans>Diesen Dienst gibt es im Katalog nicht</Trans>}
        actions={
          <Button asChild variant="solid">
            <AppLink to="/admin/services" variant="bare">
              <Trans>Zu den Diensten</Trans>
            </AppLink>
          </Button>
        }
      >
        <Trans>Prüfen Sie die Adresse, oder suchen Sie den Dienst im Katalog.</Trans>
      </EmptyState>
    </PageBody>
  );
}
