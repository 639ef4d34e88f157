import { Box } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { useBrowser } from "#browser/browser";
import { isScoped } from "#domain/permissions";
import { useShownQuery } from "#lists/useList";
import { StartPanels } from "#mgt/start/StartPanels";
import { TasksSkeleton } from "#mgt/start/TasksPanel";
import { WelcomeCard } from "#mgt/start/WelcomeCard";
import { PanelBoundary } from "#relay/PanelBoundary";
import { toFailure } from "#relay/failure";
import { useOwnedQuery } from "#relay/preload";
import { useViewer } from "#session/useSession";
import { QuerySuspense } from "#relay/QuerySuspense";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Page } from "#ui/Page";
import { SegmentedControl } from "#ui/SegmentedControl";
import { ListFailed } from "#ui/table/ListFailed";
import { ToastRegion } from "#ui/ToastRegion";
import type {
  CommunesScreenQuery,
  CommunesScreenQuery$data,
} from "./__generated__/CommunesScreenQuery.graphql";
import { CommuneResults } from "./CommuneResults";
import { communesList, communeViews, type CommunesSearch, type CommuneView } from "./communesList";
import { countAssigned, hasWideTiles } from "./assignedCommunes";
import { CommunesLede } from "./CommunesLede";
import { CommunesSkeleton } from "./CommunesSkeleton";
import { CommunesToolbar } from "./CommunesToolbar";
import { LetterBar, Letters } from "./LetterBar";
import { ReportLinks } from "./ReportLinks";
import { useChangeSearch } from "./useChangeSearch";

const communesScreenQuery = graphql`
  query CommunesScreenQuery(
    $count: Int!
    $filter: CommuneFilter
    $orderBy: CommuneOrder
    $isStart: Boolean!
    $isWide: Boolean!
  ) @throwOnFieldError @preloadable {
    ...StartPanels_query @include(if: $isStart) @alias(as: "start")
    ...LetterBar_query
    ...CommunesLede_query
    ...CommuneResults_query @arguments(count: $count, filter: $filter, orderBy: $orderBy, isWide: $isWide)
  }
`;

type Reference = PreloadedQuery<CommunesScreenQuery>;

interface PartProps {
  readonly reference: Reference;
  /** Fallback while it loads. */
  readonly fallback: ReactNode;
  /** Rendered instead if it could not be loaded. */
  readonly renderFailure?: (error: unknown) => ReactNode;
  readonly children: (query: CommunesScreenQuery$data) => ReactNode;
}

/** Keeps the height of a line. */
const blank = "\u00a0";
const renderNothing = () => null;

/** Suspense and error boundary of a part that needs the query; the rest renders at once. */
function Part({ reference, fallback, renderFailure = renderNothing, children }: PartProps) {
  return (
    <LoadBoundary attempt={reference} renderFailure={renderFailure}>
      <QuerySuspense reference={reference} fallback={fallback}>
        <Loaded reference={reference}>{children}</Loaded>
      </QuerySuspense>
    </LoadBoundary>
  );
}

function Loaded({ reference, children }: Pick<PartProps, "reference" | "children">) {
  return children(useOwnedQuery<CommunesScreenQuery>(communesScreenQuery, reference));
}

interface CommunesScreenProps {
  readonly queryRef: Reference;
  readonly search: CommunesSearch;
}

/** The start: what needs the viewer, recent places and favourites, and the communes. */
export function CommunesScreen({ queryRef, search }: CommunesScreenProps) {
  const { t } = useLingui();
  const change = useChangeSearch();
  const viewer = useViewer();
  const seesAll = !isScoped(viewer);
  const hasTasks = countAssigned(viewer).services > 0;
  const [chosenView, chooseView] = useCommuneView();
  const view = search.view ?? chosenView;
  const isFiltered = communesList.filterCount(search) > 0;
  const isLarge = !hasWideTiles(viewer);

  const { queryRef: shown, isStale } = useShownQuery(queryRef);
  const isShownFiltered = Boolean(shown.variables.filter);

  const [textToOpen, setTextToOpen] = useState<string | null>(null);
  const isFound = !isStale && shown.variables.filter?.text === textToOpen;

  const choose = (next: CommuneView) => {
    chooseView(next);
    if (search.view) change((before) => ({ ...before, view: undefined }), { replace: true });
  };

  return (
    <Page
      width="mid"
      title={t`Kommunen`}
      lede={
        <Part reference={shown} fallback={blank} renderFailure={() => blank}>
          {(query) => (
            <PanelBoundary isInline data={query}>
              <CommunesLede query={query} isFiltered={isShownFiltered} />
            </PanelBoundary>
          )}
        </Part>
      }
      actions={
        <>
          <ReportLinks />
          <SegmentedControl
            label={t`Ansicht`}
            chosen={[view]}
            onChoose={choose}
            choices={[
              { value: "tiles", icon: "tiles", label: t`Kachelansicht` },
              { value: "list", icon: "list", label: t`Listenansicht` },
            ]}
          />
        </>
      }
    >
      <WelcomeCard seesAll={seesAll} />
      {(isLarge || isFiltered) && (
        <CommunesToolbar
          search={search}
          view={view}
          onOpen={setTextToOpen}
          letters={
            seesAll && (
              <Part reference={shown} fallback={<Letters initial={search.initial} />}>
                {(query) => (
                  <PanelBoundary isInline data={query}>
                    <LetterBar query={query} initial={search.initial} />
                  </PanelBoundary>
                )}
              </Part>
            )
          }
        />
      )}
      <Results isBusy={isStale}>
        <Part
          reference={shown}
          fallback={
            <>
              {hasTasks && !isFiltered && <TasksSkeleton />}
              <CommunesSkeleton view={view} isCompact={isLarge} />
            </>
          }
          renderFailure={(error) => (
            <ListFailed
              title={<Trans>Die Kommunen konnten nicht geladen werden.</Trans>}
              failure={toFailure(error)}
              isBusy={isStale}
            />
          )}
        >
          {(query) => (
            <>
              {query.start && <StartPanels query={query.start} hasTasks={hasTasks} />}
              <CommuneResults
                query={query}
                view={view}
                sort={search.sort}
                isCompact={isLarge}
                isFiltered={isShownFiltered}
                isOpening={textToOpen !== null && isFound}
              />
            </>
          )}
        </Part>
      </Results>
      <ToastRegion />
    </Page>
  );
}

interface ResultsProps {
  /** Other rows are loading: shows a progress bar after a short delay. */
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** Keeps the previous rows readable while others load. */
function Results({ isBusy, children }: ResultsProps) {
  return (
    <Box
      position="relative"
      aria-busy={isBusy}
      css={{
        "&[aria-busy=true]::before": {
          content: '""',
          position: "absolute",
          inset: "0 0 auto",
          h: "2px",
          background:
            "linear-gradient({colors.accent.solid}, {colors.accent.solid}) no-repeat 0 0 / 40% 100%",
          animation: "appear var(--delay-skeleton) step-end, travel 1.4s linear infinite",
          _motionReduce: { backgroundSize: "100% 100%", animation: "appear var(--delay-skeleton) step-end" },
        },
      }}
    >
      {children}
    </Box>
  );
}

/** Tiles or list: the view of the URL, else the one last used on this device. */
function useCommuneView(): readonly [CommuneView, (view: CommuneView) => void] {
  const { stored } = useBrowser();
  const [chosen, setChosen] = useState<CommuneView>(() => {
    const kept = stored.read("communeView");
    return communeViews.find((view) => view === kept) ?? "tiles";
  });
  const choose = (view: CommuneView) => {
    stored.write("communeView", view);
    setChosen(view);
  };
  return [chosen, choose];
}
