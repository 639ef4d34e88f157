import { Box, Flex, Heading } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Suspense, type ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { communeScreenPath } from "#domain/serviceScreens";
import { CommunePicture } from "#mgt/communes/CommunePicture";
import { useOwnedQuery } from "#relay/preload";
import { RequestFailure } from "#relay/RequestFailure";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { LoadBoundary } from "#ui/LoadBoundary";
import { PageBody } from "#ui/Page";
import { usePageSubject } from "#ui/routeTitles";
import { ToastRegion } from "#ui/ToastRegion";
import type { CommuneStatisticsPageQuery } from "./__generated__/CommuneStatisticsPageQuery.graphql";
import { CommuneBar, CommuneBarPending } from "./CommuneBar";
import { CommuneSwitcher } from "./CommuneSwitcher";
import { CommuneUnavailable } from "./CommuneUnavailable";

const pageQuery = graphql`
  query CommuneStatisticsPageQuery($ags: AGS!) @throwOnFieldError @preloadable {
    commune(ags: $ags) {
      ags
      name
      ...CommunePicture_commune
    }
  }
`;

interface CommuneStatisticsPageProps {
  readonly queryRef: PreloadedQuery<CommuneStatisticsPageQuery>;
  readonly ags: string;
  readonly onRetry: () => void;
  /** The figures, from another endpoint. */
  readonly children: ReactNode;
}

/** Frame of the statistics of a commune, over all its services. */
export function CommuneStatisticsPage({ queryRef, ags, onRetry, children }: CommuneStatisticsPageProps) {
  return (
    <Flex flex={1} direction="column" minW={0}>
      <LoadBoundary
        attempt={queryRef}
        renderFailure={(error) => (
          <PageBody>
            <RequestFailure error={error} level="h1" onRetry={onRetry} />
          </PageBody>
        )}
      >
        <Suspense fallback={<CommuneBarPending ags={ags} />}>
          <Loaded queryRef={queryRef}>{children}</Loaded>
        </Suspense>
      </LoadBoundary>
      <ToastRegion />
    </Flex>
  );
}

function Loaded({ queryRef, children }: Pick<CommuneStatisticsPageProps, "queryRef" | "children">) {
  const { commune } = useOwnedQuery<CommuneStatisticsPageQuery>(pageQuery, queryRef);
  if (!commune) return <CommuneUnavailable />;
  const { ags, name } = commune;
  return (
    <>
      <Subject name={name} />
      <CommuneBar picture={<CommunePicture commune={commune} size={48} />}>
        <Flex wrap="wrap" align="center" columnGap={3} minH={8}>
          <Heading as="h1" textStyle="h1" letterSpacing="-0.01em">
            <Trans>Statistik aller Dienste</Trans>
          </Heading>
          <Flex align="center" gap={2} minW={0}>
            <Box asChild minW={0} overflowWrap="anywhere">
              <AppLink to={communeScreenPath(ags) ?? "/"} lang="de">
                {name}
              </AppLink>
            </Box>
            <CommuneSwitcher
              linkOf={(other) => ({ to: "/mgt/statistics/$commune", params: { commune: other } })}
            />
            <Ags ags={ags} />
          </Flex>
        </Flex>
      </CommuneBar>
      <PageBody>{children}</PageBody>
    </>
  );
}

function Subject({ name }: { readonly name: string }) {
  usePageSubject(name);
  return null;
}
