import { Box, Grid } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useDeferredValue, useLayoutEffect, useState, type ReactNode } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import type { ConcreteRequest } from "relay-runtime";
import { communeSectionPath, communeSections, type CommuneSection } from "#domain/communeSections";
import { HistoryPath } from "#forms/historyPath";
import { ApiError } from "#relay/apiError";
import { useOwnedQuery, useOwner } from "#relay/preload";
import { PanelBoundary } from "#relay/PanelBoundary";
import { RequestFailure } from "#relay/RequestFailure";
import { useIsStored } from "#relay/useIsStored";
import { useCan } from "#session/useSession";
import { LoadBoundary } from "#ui/LoadBoundary";
import { usePagePart } from "#ui/routeTitles";
import { ToastRegion } from "#ui/ToastRegion";
import type { CommunePageHeaderQuery } from "./__generated__/CommunePageHeaderQuery.graphql";
import { CommuneBarPending } from "./CommuneBar";
import { CommuneHeader, type CommuneHeaderProps } from "./CommuneHeader";
import { CommuneUnavailable } from "./CommuneUnavailable";
import { sectionNames } from "./sectionNames";
import { SectionNavigation } from "./SectionNavigation";
import {
  isLoadedSection,
  useSectionQuery,
  type SectionQuery,
  type SectionReference,
} from "./sectionReference";

/** Reads the header from the store if the query of the section fails. Never sent, so no loader starts it. */
const headerQuery = graphql`
  query CommunePageHeaderQuery($ags: AGS!) @throwOnFieldError {
    commune(ags: $ags) {
      ...CommuneHeader_commune
    }
  }
`;

/** The latest section, kept on screen while the next one loads. */
interface LoadedSection {
  readonly reference: SectionReference;
  /** Whether the commune exists and is visible to the viewer. */
  readonly isAvailable: boolean;
}

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
  usePagePart(i18n._(sectionNames[section]));
  const reference = isLoadedSection(loaded) ? loaded.queryRef : null;
  const [lastLoaded, setLastLoaded] = useState<LoadedSection | null>(null);
  const { isAvailable = true } = lastLoaded ?? {};
  const history = useCan("activities") ? communeSectionPath(ags, "history") : null;
  // Keep showing the previous data until the next section has loaded or failed.
  const shown = useDeferredValue(reference ?? lastLoaded?.reference);
  const pending = <PendingFrame ags={ags} />;
  return (
    <Grid
      flex={1}
      columnGap={10}
      minW={0}
      gridTemplate={{
        base: "auto auto 1fr / minmax(0, 1fr)",
        md: "auto 1fr / calc(var(--size-sidenav) + 24px) minmax(0, 1fr)",
      }}
      css={{
        // Section headings render before it is known whether the commune is available.
        "&:has(> .commune-unavailable) > .commune-section": { display: "none" },
      }}
    >
      {reference && <ReferenceOwner reference={reference} />}
      <LoadBoundary
        attempt={shown}
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
        <Suspense fallback={pending}>
          {shown ? <Frame reference={shown} section={section} onLoaded={setLastLoaded} /> : pending}
        </Suspense>
      </LoadBoundary>
      <Box
        className="commune-section"
        tabIndex={-1}
        data-part-of-page
        gridColumn={{ base: 1, md: 2 }}
        display="flex"
        flexDirection="column"
        minW={0}
        // The same width for every section, limited on wide screens.
        maxW="1104px"
        pt={{ base: 4, md: 5 }}
        pb={{ base: 8, md: 10 }}
        ps={{ base: 4, sm: 6, md: 0 }}
        pe={{ base: 4, sm: 6 }}
        _focusVisible={{ outline: "none" }}
      >
        {isAvailable && <HistoryPath value={history}>{children}</HistoryPath>}
      </Box>
      <ToastRegion />
    </Grid>
  );
}

/** Retains the reference while the frame still shows the previous one. */
function ReferenceOwner({ reference }: { readonly reference: SectionReference }) {
  useOwner(reference);
  return null;
}

interface FrameProps {
  readonly reference: SectionReference;
  readonly section: CommuneSection;
  readonly onLoaded: (section: LoadedSection) => void;
}

/** Header and navigation of a commune, or a notice if it is not available to the viewer. */
function Frame(props: FrameProps) {
  const query = useSectionQuery(props.reference);
  return query ? (
    <LoadedFrame query={query} {...props} />
  ) : (
    <PendingFrame ags={props.reference.variables.ags} />
  );
}

function LoadedFrame({
  query,
  reference,
  section,
  onLoaded,
}: FrameProps & { readonly query: ConcreteRequest }) {
  const { commune = null } = useOwnedQuery<SectionQuery>(query, reference);
  const isAvailable = commune !== null;
  // Layout effect, so that a section without its commune is never painted.
  useLayoutEffect(() => onLoaded({ reference, isAvailable }), [onLoaded, reference, isAvailable]);
  if (!commune) return <CommuneUnavailable />;
  return <Header ags={reference.variables.ags} commune={commune} section={section} />;
}

interface HeaderProps extends CommuneHeaderProps {
  readonly ags: string;
}

/** The header, or what the server's answer lacks of it. */
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
      <CommuneBarPending ags={ags} />
      <SectionNavigation ags={ags} commune={null} />
    </>
  );
}
