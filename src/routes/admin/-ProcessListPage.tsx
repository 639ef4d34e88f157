import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Outlet, useChildMatches, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { observable, type ReadonlyObservable } from "#browser/observable";
import { useObservable } from "#browser/useObservable";
import { closePane, nextEntry, paneShortcuts, previousEntry } from "#lists/paneShortcuts";
import { CommuneFilter } from "#mgt/communeFilter/CommuneFilter";
import type { savedViewsQuery } from "#mgt/savedViews/__generated__/savedViewsQuery.graphql";
import { SavedViews } from "#mgt/savedViews/SavedViews";
import type { ViewAddress } from "#mgt/savedViews/ViewTabs";
import { SaveViewButton } from "#mgt/savedViews/SaveViewButton";
import {
  besideList,
  detailPaths,
  listPaths,
  listTableId,
  processList,
  viewScreens,
  type ListKind,
  type ListReference,
  type ProcessSearch,
} from "#process/list/processList";
import { ProcessScreen } from "#process/list/ProcessScreen";
import { ViewCounts, type CountsOfViews } from "#process/list/ViewCounts";
import { ViewLink } from "#ui/table/ViewLink";
import { Endpoint } from "#relay/Endpoint";
import { AttentionBadge, useAttentionLabels } from "#ui/AttentionBadge";
import { takesText } from "#ui/shortcuts/shortcut";
import { useShortcuts } from "#ui/shortcuts/useShortcuts";
import { ToastRegion } from "#ui/ToastRegion";
import { useUi } from "#ui/ui";
import { useMediaQuery } from "#ui/useMediaQuery";

/** Query string of the view of processes that need attention. */
const attentionView = processList.viewText({ attention: true });

interface ProcessListPageProps {
  readonly kind: ListKind;
  readonly list: ListReference;
  readonly views: PreloadedQuery<savedViewsQuery>;
  readonly search: ProcessSearch;
}

const ListPage = chakra("div", {
  base: {
    flex: 1,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    "&:not([data-pane]) .chakra-table__root :is(th, td):not([data-part])": { sm: { px: 2 } },
    // Sticks to the lower edge, so that no row is partly visible below it.
    "& .bulk-bar": {
      bottom: 0,
      marginInline: { base: "-16px", sm: "-24px" },
      px: { base: 4, sm: 6 },
      borderTop: "1px solid",
      borderColor: "border",
      borderRadius: 0,
      // On phones the actions are on a separate line.
      "& > b": { smDown: { marginInlineEnd: 2 } },
      "& > .chakra-button:last-child": { smDown: { position: "absolute", top: "2px", right: 2 } },
    },
    "&[data-pane]": {
      gridTemplateColumns: "minmax(0, 1fr) var(--size-pane)",
      alignContent: "stretch",
      "& .page": { px: 5 },
      "& .chakra-table__root :is(th, td):not([data-part])": { px: 1.5 },
      "& .bulk-bar": { marginInline: "-20px", px: 5 },
    },
  },
});
const Rows = chakra("div", {
  base: { display: "flex", minWidth: 0, "&[hidden]": { display: "none" } },
});
const Detail = chakra("div", {
  base: {
    minWidth: 0,
    _focusVisible: { outline: "none" },
    "[data-pane] > &": { _print: { display: "none" } },
  },
});

/**
 * A list with the detail beside it, or instead of it if there is no room for both. The list keeps its rows, selection
 * and scroll position. Combines parts of several endpoints.
 */
export function ProcessListPage({ kind, list, views, search }: ProcessListPageProps) {
  const navigate = useNavigate();
  const openPid = useChildMatches({
    select: (matches) => matches.map(({ params }) => ("pid" in params ? params.pid : undefined)).at(-1),
  });
  const { t } = useLingui();
  const isWide = useMediaQuery("(min-width: 1280px)");
  const isOpen = openPid !== undefined;
  const isCovered = isOpen && !(isWide && search.view !== "page");
  const listed = useRef<readonly string[]>([]);
  const onListed = useCallback((pids: readonly string[]) => {
    listed.current = pids;
  }, []);
  const hasStepped = useRef(false);
  useEffect(() => {
    if (openPid === undefined || !hasStepped.current) return;
    hasStepped.current = false;
    document.querySelector(`#${listTableId} tr[aria-current]`)?.scrollIntoView({ block: "nearest" });
  }, [openPid]);

  // Not in the state of this component, which would then re-render with each count.
  const [shownViews] = useState(() => observable<readonly string[]>([]));
  const [counts] = useState(() => observable<CountsOfViews>(new Map()));
  const current = processList.viewText(search);
  const address: ViewAddress = {
    current,
    fixed: [{ search: attentionView, name: t`Braucht Aufmerksamkeit` }],
    renderNumber: (stored) => stored !== "" && <ViewAttention view={stored} counts={counts} />,
    onViews: shownViews.set,
    normalise: (stored) => processList.viewText(processList.readView(stored)),
    renderLink: (stored, isCurrent, content) => (
      <ViewLink to={listPaths[kind]} search={processList.readView(stored)} isCurrent={isCurrent}>
        {content}
      </ViewLink>
    ),
  };
  const open = (pid: string) =>
    void navigate({
      to: detailPaths[kind],
      params: { pid },
      search: besideList,
      resetScroll: false,
    });
  const close = () => void navigate({ to: listPaths[kind], search: besideList, resetScroll: false });
  const matches = useShortcuts(isOpen && !isCovered ? paneShortcuts : null);
  const onListKey = (event: KeyboardEvent) => {
    const isRow = event.target instanceof HTMLElement && event.target.dataset.roving !== undefined;
    if (!matches(closePane, event) || !isOpen || !isRow) return;
    // Keep Escape from also clearing the selection.
    event.stopPropagation();
    close();
  };
  const onPaneKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isCovered || event.ctrlKey || event.altKey || event.metaKey) return;
    if (matches(closePane, event)) close();
    const step = matches(nextEntry, event) ? 1 : matches(previousEntry, event) ? -1 : 0;
    const position = listed.current.findIndex((pid) => pid === openPid);
    if (step === 0 || takesText(event.target) || isInDialog(event.target)) return;
    // Also at the ends, where the key does nothing.
    event.preventDefault();
    const next = position < 0 ? undefined : listed.current[position + step];
    if (!next) return;
    hasStepped.current = true;
    open(next);
  };

  return (
    <ListPage data-pane={isOpen && !isCovered ? "" : undefined}>
      <Rows hidden={isCovered} onKeyDownCapture={onListKey}>
        <Endpoint name="process">
          <ProcessScreen
            kind={kind}
            reference={list}
            search={search}
            openPid={openPid}
            onOpen={open}
            onListed={onListed}
            views={
              <>
                <ViewCounts searches={shownViews} rows={list.queryRef} onCounts={counts.set} />
                <Endpoint name="mgt">
                  <SavedViews queryRef={views} address={address} />
                </Endpoint>
              </>
            }
            saveView={
              current !== "" && (
                <Endpoint name="mgt">
                  <SaveViewButton screen={viewScreens[kind]} current={current} />
                </Endpoint>
              )
            }
            renderCommuneFilter={(chosen, onChoose) => (
              <Endpoint name="mgt">
                <CommuneFilter chosen={chosen} onChoose={onChoose} />
              </Endpoint>
            )}
          />
        </Endpoint>
      </Rows>
      {/* Stays mounted while details change, so that it can receive the focus. While empty, the list does. */}
      <Detail
        className="process-list-detail"
        data-part-of-page={listTableId}
        tabIndex={-1}
        onKeyDown={onPaneKey}
      >
        <Outlet />
      </Detail>
      <ToastRegion />
    </ListPage>
  );
}

interface ViewAttentionProps {
  readonly view: string;
  readonly counts: ReadonlyObservable<CountsOfViews>;
}

/** Attention count beside a view's name; reserves its space while loading. */
function ViewAttention({ view, counts }: ViewAttentionProps) {
  const all = useObservable(useUi().processesNeedingAttention);
  const stored = useObservable(counts);
  // The built-in view shows the count of all processes.
  const count = view === attentionView ? all : stored.get(view);
  const words = useAttentionLabels()(count ?? 0);
  return (
    <span data-part="attention">
      {count === 0 ? (
        <>
          <span aria-hidden="true">{count}</span>
          <span className="visually-hidden"> {words}</span>
        </>
      ) : (
        count && <AttentionBadge count={count} />
      )}
    </span>
  );
}

const isInDialog = (target: EventTarget) =>
  target instanceof Element && target.closest("[aria-modal=true]") !== null;
