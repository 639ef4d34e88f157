import { Box, Button, Flex } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useLayoutEffect, useState, type ComponentProps, type ReactNode } from "react";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { can } from "#domain/permissions";
import { findService } from "#domain/serviceCatalogue";
import {
  communeScreenPath,
  refusalOfScreen,
  type ScreenRefusal,
  type ServiceScreen,
} from "#domain/serviceScreens";
import { allErrorMessages } from "#i18n/allErrorMessages";
import { ErrorMessagesContext, useErrorMessage } from "#i18n/useErrorMessage";
import { CommuneUnavailable } from "#mgt/commune/CommuneUnavailable";
import { screenLabels } from "#mgt/commune/services/serviceScreens";
import { ServiceSwitchNotice } from "#mgt/commune/SwitchNotice";
import { ApiError } from "#relay/apiError";
import { ChildQuery } from "#relay/ChildQuery";
import { PanelBoundary } from "#relay/PanelBoundary";
import { RequestFailure } from "#relay/RequestFailure";
import { useIsStored } from "#relay/useIsStored";
import { useViewer } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { ErrorState } from "#ui/ErrorState";
import { ToastRegion } from "#ui/ToastRegion";
import type { ServicePage_query$key } from "./__generated__/ServicePage_query.graphql";
import type { ServicePageHeaderQuery } from "./__generated__/ServicePageHeaderQuery.graphql";
import { ServiceHeader, ServiceHeaderPending } from "./ServiceHeader";
import { inset } from "./ServiceScreenBoundary";
import { ServiceStateRefresh } from "./ServiceStateRefresh";

const pageFragment = graphql`
  fragment ServicePage_query on Query
  @argumentDefinitions(ags: { type: "AGS!" }, serviceId: { type: "String!" })
  @throwOnFieldError {
    commune(ags: $ags) {
      ags
      name
      serviceIds
      ...ServiceHeader_commune
    }
    communeService(ags: $ags, serviceId: $serviceId) {
      ...ServiceHeader_service
    }
  }
`;

/** Reads the header from the store while the query of the screen is pending or if it failed. Never sent. */
const headerQuery = graphql`
  query ServicePageHeaderQuery($ags: AGS!, $serviceId: String!) @throwOnFieldError {
    commune(ags: $ags) {
      ...ServiceHeader_commune
    }
    communeService(ags: $ags, serviceId: $serviceId) {
      ...ServiceHeader_service
    }
  }
`;

/** For a screen whose own data comes from another endpoint. */
void graphql`
  query ServicePageQuery($ags: AGS!, $serviceId: String!) @throwOnFieldError @preloadable {
    ...ServicePage_query @arguments(ags: $ags, serviceId: $serviceId)
  }
`;

/** The query of a screen's loader: `...ServicePage_query` and the screen's own fields. */
interface ScreenQuery {
  readonly variables: { readonly ags: string; readonly serviceId: string };
  readonly response: ServicePage_query$key;
}

/** The screen in the URL. */
interface ServiceScreenProps {
  readonly ags: string;
  readonly serviceId: string;
  readonly screen: ServiceScreen;
}

interface ServicePageProps extends ServiceScreenProps {
  /** Data of the screen's loader; undefined while it loads. */
  readonly loaded: unknown;
  /** The screen; not rendered if the commune or service is not available to the viewer, or lacks the screen. */
  readonly children: ReactNode;
}

/** Layout of a service: header, tabs and the open screen. Stays mounted while the screen changes. */
export function ServicePage({ loaded, children, ...address }: ServicePageProps) {
  const { ags, serviceId, screen } = address;
  const router = useRouter();
  const viewer = useViewer();
  /** Null until the first answer. */
  const [isAvailable, setAvailable] = useState<boolean | null>(null);
  const { capabilities = [] } = findService(serviceId) ?? {};
  const refusal = refusalOfScreen(screen, serviceId, capabilities, (permission) => can(viewer, permission));
  return (
    <ErrorMessagesContext value={allErrorMessages}>
      <Flex flex={1} direction="column" minW={0}>
        <ChildQuery<ScreenQuery>
          loaded={loaded}
          pending={
            <StoredHeader
              {...address}
              fallback={
                <>
                  <ServiceHeaderPending ags={ags} serviceId={serviceId} />
                  <ScreenHeading screen={screen} />
                </>
              }
            />
          }
          renderFailure={(error) => (
            <>
              <StoredHeader {...address} fallback={<ScreenHeading screen={screen} />} />
              {/* Other failures are reported by the screen. */}
              {refusal !== null &&
                inset(<RequestFailure error={error} level="h2" onRetry={() => void router.invalidate()} />)}
            </>
          )}
        >
          {(query) => <LoadedHeader {...address} query={query} onLoaded={setAvailable} />}
        </ChildQuery>
        {isAvailable !== false && (
          <Box px={{ base: 4, sm: 6 }} pt={3} _empty={{ display: "none" }}>
            <ServiceSwitchNotice serviceId={serviceId} screen={screen} />
          </Box>
        )}
        {refusal === null
          ? isAvailable !== false && children
          : isAvailable && <ScreenRefused ags={ags} screen={screen} reason={refusal} />}
        {isAvailable && <ServiceStateRefresh ags={ags} serviceId={serviceId} />}
        <ToastRegion />
      </Flex>
    </ErrorMessagesContext>
  );
}

interface LoadedHeaderProps extends ServiceScreenProps {
  readonly query: ServicePage_query$key;
  readonly onLoaded: (isAvailable: boolean) => void;
}

/** Header of a service, or a notice if it is not available to the viewer. */
function LoadedHeader({ query, onLoaded, ...address }: LoadedHeaderProps) {
  const { commune, communeService } = useFragment(pageFragment, query);
  const isAvailable = commune?.serviceIds.includes(address.serviceId) ?? false;
  // Layout effect, so that a screen without its service is never painted.
  useLayoutEffect(() => onLoaded(isAvailable), [onLoaded, isAvailable]);
  if (!commune) return <CommuneUnavailable />;
  if (!isAvailable) return <CommuneUnavailable missing="service" communeName={commune.name} />;
  return <Header commune={commune} service={communeService} {...address} />;
}

interface StoredHeaderProps extends ServiceScreenProps {
  /** Rendered if the store lacks any field of the header. */
  readonly fallback: ReactNode;
}

function StoredHeader({ fallback, ...address }: StoredHeaderProps) {
  const { ags, serviceId } = address;
  return useIsStored(headerQuery, { ags, serviceId }) ? <ReadHeader {...address} /> : fallback;
}

function ReadHeader(address: ServiceScreenProps) {
  const options = { fetchPolicy: "store-only" } as const;
  const { ags, serviceId } = address;
  const { commune, communeService } = useLazyLoadQuery<ServicePageHeaderQuery>(
    headerQuery,
    { ags, serviceId },
    options,
  );
  return commune && <Header commune={commune} service={communeService} {...address} />;
}

interface HeaderProps extends Omit<ServiceScreenProps, "ags"> {
  readonly commune: ComponentProps<typeof ServiceHeader>["commune"];
  readonly service: ComponentProps<typeof ServiceHeader>["service"];
}

/** The header, with an error boundary for missing fields. */
function Header({ commune, service, serviceId, screen }: HeaderProps) {
  return (
    <>
      <PanelBoundary data={commune} renderAround={inset}>
        <ServiceHeader commune={commune} service={service} serviceId={serviceId} screen={screen} />
      </PanelBoundary>
      <ScreenHeading screen={screen} />
    </>
  );
}

/** The tab above already shows it. */
function ScreenHeading({ screen }: Pick<ServiceScreenProps, "screen">) {
  const { i18n } = useLingui();
  return <h1 className="visually-hidden">{i18n._(screenLabels[screen])}</h1>;
}

interface ScreenRefusedProps extends Pick<ServiceScreenProps, "ags" | "screen"> {
  readonly reason: NonNullable<ScreenRefusal>;
}

/** Explains why the viewer cannot open the screen, with a link back. */
function ScreenRefused({ ags, screen, reason }: ScreenRefusedProps) {
  const { i18n } = useLingui();
  const errorMessage = useErrorMessage();
  const name = i18n._(screenLabels[screen]);
  const communePath = communeScreenPath(ags);
  return inset(
    <ErrorState
      icon="lock"
      title={
        reason === "capability_missing" ? (
          <Trans>Dieser Dienst hat keinen Bereich „{name}“.</Trans>
        ) : (
          errorMessage(new ApiError(reason))
        )
      }
      actions={
        <Button asChild variant="solid">
          <AppLink to={communePath ?? "/"} variant="bare">
            <Trans>Zur Kommune</Trans>
          </AppLink>
        </Button>
      }
    >
      <Trans>Wählen Sie oben einen Bereich, den der Dienst hat, oder einen anderen Dienst.</Trans>
    </ErrorState>,
  );
}
