import { Box, Grid } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useLayoutEffect, useState, type ReactNode } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { communeSectionPath, communeSections } from "#domain/communeSections";
import { HistoryPath } from "#forms/historyPath";
import { appErrorMessages } from "#i18n/appErrorMessages";
import { communeErrorMessages } from "#i18n/communeErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";
import { ChildQuery } from "#relay/ChildQuery";
import { PanelBoundary } from "#relay/PanelBoundary";
import { RequestFailure } from "#relay/RequestFailure";
import { useIsStored } from "#relay/useIsStored";
import { useCan } from "#session/useSession";
import { usePagePart } from "#ui/routeTitles";
import { ToastRegion } from "#ui/ToastRegion";
import type { CommunePageHeaderQuery } from "./__generated__/CommunePageHeaderQuery.graphql";
import { CommuneBarPending } from "./CommuneBar";
import { CommuneHeader, type CommuneHeaderProps } from "./CommuneHeader";
import { CommuneUnavailable } from "./CommuneUnavailable";
import { sectionLabels } from "./sectionLabels";
import { SectionNavigation } from "./SectionNavigation";
import { CommuneSwitchNotice } from "./SwitchNotice";
import type { SectionQuery } from "./sectionQuery";

/** Reads the header from the store if the query of the section fails. Never sent, so no loader starts it. */
const headerQuery = graphql`
  query CommunePageHeaderQuery($ags: AGS!) @throwOnFieldError {
    commune(ags: $ags) {
      ...CommuneHeader_commune
    }
  }
`;

const errorMessages = { ...appErrorMessages, ...communeErrorMessages };

interface CommunePageProps {
  readonly ags: string;
  /** Path of the section on screen. */
  readonly path: string;
  /** Data of the section's loader; undefined while it loads. */
  readonly loaded: unknown;
  /** The section. */
  readonly children: ReactNode;
}

const sectionOf = (path: string) =>
  communeSections.find((section) => path.endsWith(`/${section}`)) ?? "master-data";

/** Layout of a commune: header, navigation and the open section. Stays mounted while the section changes. */
export function CommunePage({ ags, path, loaded, children }: CommunePageProps) {
  const { i18n } = useLingui();
  const router = useRouter();
  const section = sectionOf(path);
  usePagePart(i18n._(sectionLabels[section]));
  const [isAvailable, setAvailable] = useState(true);
  const history = useCan("activities") ? communeSectionPath(ags, "history") : null;
  const pending = <PendingFrame ags={ags} />;
  return (
    <ErrorMessagesContext value={errorMessages}>
      <Grid
        flex={1}
        minW={0}
        gridTemplate="auto auto 1fr / minmax(0, 1fr)"
        css={{
          // Section headings render before it is known whether the commune is available.
          "&:has(> .commune-unavailable) > .commune-section": { display: "none" },
          "&:has(> .commune-setup)": {
            gridTemplateRows: "auto auto auto 1fr",
          },
        }}
      >
        <ChildQuery<SectionQuery>
          loaded={loaded}
          pending={pending}
          // The section reports a failed request.
          renderFailure={(error) =>
            error instanceof ApiError ? (
              <StoredHeader key={ags} ags={ags} section={section} fallback={pending} />
            ) : (
              <HeaderFailed ags={ags}>
                <RequestFailure error={error} level="h2" onRetry={() => void router.invalidate()} />
              </HeaderFailed>
            )
          }
        >
          {({ commune }) => <Frame ags={ags} commune={commune} section={section} onLoaded={setAvailable} />}
        </ChildQuery>
        <Box
          className="commune-section"
          tabIndex={-1}
          data-part-of-page
          display="flex"
          flexDirection="column"
          minW={0}
          // The same width for every section, limited on wide screens.
          maxW="1104px"
          pt={{ base: 4, md: 5 }}
          pb={{ base: 8, md: 10 }}
          px={{ base: 4, sm: 6 }}
          _focusVisible={{ outline: "none" }}
        >
          {isAvailable && <CommuneSwitchNotice section={section} />}
          {isAvailable && <HistoryPath value={history}>{children}</HistoryPath>}
        </Box>
        <ToastRegion />
      </Grid>
    </ErrorMessagesContext>
  );
}

interface FrameProps extends Pick<HeaderProps, "ags" | "section"> {
  readonly commune: SectionQuery["response"]["commune"];
  readonly onLoaded: (isAvailable: boolean) => void;
}

/** Header and navigation of a commune, or a notice if it is not available to the viewer. */
function Frame({ commune, onLoaded, ...header }: FrameProps) {
  const isAvailable = Boolean(commune);
  // Layout effect, so that a section without its commune is never painted.
  useLayoutEffect(() => onLoaded(isAvailable), [onLoaded, isAvailable]);
  return commune ? <Header commune={commune} {...header} /> : <CommuneUnavailable />;
}

interface HeaderProps extends CommuneHeaderProps {
  readonly ags: string;
}

/** The header, with an error boundary for missing fields. */
function Header({ ags, ...header }: HeaderProps) {
  return (
    <PanelBoundary
      data={header.commune}
      renderAround={(report) => <HeaderFailed ags={ags}>{report}</HeaderFailed>}
    >
      <CommuneHeader {...header} />
    </PanelBoundary>
  );
}

interface StoredHeaderProps extends Omit<HeaderProps, "commune"> {
  /** Rendered if the store lacks any field of the header. */
  readonly fallback: ReactNode;
}

function StoredHeader({ fallback, ...header }: StoredHeaderProps) {
  const isStored = useIsStored(headerQuery, { ags: header.ags });
  return isStored ? <ReadHeader {...header} /> : fallback;
}

function ReadHeader({ ags, section }: Omit<HeaderProps, "commune">) {
  const options = { fetchPolicy: "store-only" } as const;
  const { commune } = useLazyLoadQuery<CommunePageHeaderQuery>(headerQuery, { ags }, options);
  return commune && <Header ags={ags} commune={commune} section={section} />;
}

/** The header could not be rendered; the navigation and the section stay. */
function HeaderFailed({ ags, children }: { readonly ags: string; readonly children: ReactNode }) {
  return (
    <>
      <Box gridColumn="1 / -1" px={{ base: 4, sm: 6 }}>
        {children}
      </Box>
      <SectionNavigation ags={ags} commune={null} />
    </>
  );
}

/** Header and navigation before the commune has loaded. */
function PendingFrame({ ags }: { readonly ags: string }) {
  return (
    <>
      <CommuneBarPending ags={ags} hasTabs />
      <SectionNavigation ags={ags} commune={null} />
    </>
  );
}
