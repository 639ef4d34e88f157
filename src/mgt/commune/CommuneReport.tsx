import { Box, Flex, Heading } from "@chakra-ui/react";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { CommunePicture } from "#mgt/communes/CommunePicture";
import { useOwnedQuery } from "#relay/preload";
import { QuerySuspense } from "#relay/QuerySuspense";
import { RequestFailure } from "#relay/RequestFailure";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { LoadBoundary } from "#ui/LoadBoundary";
import { usePageSubject } from "#ui/routeTitles";
import { ToastRegion } from "#ui/ToastRegion";
import type { CommuneReportQuery } from "./__generated__/CommuneReportQuery.graphql";
import { CommuneBar, CommuneBarPending } from "./CommuneBar";
import { CommuneSwitcher } from "./CommuneSwitcher";
import { CommuneUnavailable } from "./CommuneUnavailable";
import type { LinkOfCommune } from "./FoundCommunes";

const reportQuery = graphql`
  query CommuneReportQuery($ags: AGS!) @throwOnFieldError @preloadable {
    commune(ags: $ags) {
      ags
      name
      ...CommunePicture_commune
    }
  }
`;

interface CommuneReportProps {
  readonly queryRef: PreloadedQuery<CommuneReportQuery>;
  /** Heading, e.g. "Feedback aller Dienste". */
  readonly title: string;
  /** Link to the same screen of another commune. */
  readonly linkOf: LinkOfCommune;
  /** The screen; not rendered if the commune is not available to the viewer. */
  readonly children: ReactNode;
}

/** Layout of a screen with data of all services of a commune: its bar, and the screen below. */
export function CommuneReport({ queryRef, ...report }: CommuneReportProps) {
  const router = useRouter();
  return (
    <Flex flex={1} direction="column" minW={0}>
      <LoadBoundary
        attempt={queryRef}
        renderFailure={(error) => (
          <Box px={{ base: 4, sm: 6 }}>
            <RequestFailure error={error} level="h1" onRetry={() => void router.invalidate()} />
          </Box>
        )}
      >
        <QuerySuspense reference={queryRef} fallback={<CommuneBarPending ags={queryRef.variables.ags} />}>
          <Report queryRef={queryRef} {...report} />
        </QuerySuspense>
      </LoadBoundary>
      <ToastRegion />
    </Flex>
  );
}

function Report({ queryRef, title, linkOf, children }: CommuneReportProps) {
  const { commune } = useOwnedQuery<CommuneReportQuery>(reportQuery, queryRef);
  if (!commune) return <CommuneUnavailable />;
  const { ags, name } = commune;
  return (
    <>
      <Subject name={name} />
      <CommuneBar picture={<CommunePicture commune={commune} size={48} />}>
        <Flex wrap="wrap" align="center" columnGap={3} minH={8}>
          <Heading as="h1" textStyle="h1" letterSpacing="-0.01em">
            {title}
          </Heading>
          <Flex align="center" gap={2} minW={0}>
            <Box asChild minW={0} overflowWrap="anywhere">
              <AppLink to="/mgt/edit/$commune" params={{ commune: ags }} lang="de">
                {name}
              </AppLink>
            </Box>
            <CommuneSwitcher linkOf={linkOf} />
            <Ags ags={ags} />
          </Flex>
        </Flex>
      </CommuneBar>
      {children}
    </>
  );
}

/** Rendered only if the commune exists. */
function Subject({ name }: { readonly name: string }) {
  usePageSubject(name);
  return null;
}
