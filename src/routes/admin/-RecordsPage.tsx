import { Outlet, useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, type KeyboardEvent } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { CommuneFilter } from "#mgt/communeFilter/CommuneFilter";
import type { savedViewsQuery } from "#mgt/savedViews/__generated__/savedViewsQuery.graphql";
import { SavedViews, type ViewAddress } from "#mgt/savedViews/SavedViews";
import { SaveViewButton } from "#mgt/savedViews/SaveViewButton";
import { listTableId, type ListKind } from "#process/list/listKinds";
import type { ListReference } from "#process/list/listReference";
import { besideList, type ProcessParams } from "#process/list/processParams";
import { ProcessScreen } from "#process/list/ProcessScreen";
import { ViewLink } from "#ui/table/ViewLink";
import { readView, viewString } from "#process/list/viewSearch";
import { Endpoint } from "#relay/Endpoint";
import { ChakraScope } from "#ui/ChakraScope";
import { focusTable } from "#ui/table/focusTable";
import { ToastRegion } from "#ui/toast";
import { useMediaQuery } from "#ui/useMediaQuery";
import "./-recordsPage.css";

/** The lists as saved views know them. */
export const viewScreens = { processes: "PROCESSES", applications: "APPLICATIONS" } as const;

interface RecordsPageProps {
  readonly kind: ListKind;
  readonly list: ListReference;
  readonly views: PreloadedQuery<savedViewsQuery>;
  readonly search: ProcessParams;
  readonly openPid: string | undefined;
}

/**
 * A list with the detail beside it, or in its place where there is no room for both; the list keeps its rows, its
 * selection and its place meanwhile. What comes from other endpoints is put together here.
 */
export function RecordsPage({ kind, list, views, search, openPid }: RecordsPageProps) {
  const navigate = useNavigate();
  const { number } = useFormats();
  const isWide = useMediaQuery("(min-width: 1280px)");
  const isOpen = openPid !== undefined;
  const isCovered = isOpen && !(isWide && search.view !== "page");
  useReturn(openPid);

  const current = viewString({ ...search });
  const address: ViewAddress = {
    current,
    normalise: (stored) => viewString(readView(stored)),
    renderLink: (stored, isCurrent, content) => (
      <ViewLink
        to="/admin/$records"
        params={{ records: kind }}
        search={readView(stored)}
        isCurrent={isCurrent}
      >
        {content}
      </ViewLink>
    ),
  };
  const close = () =>
    void navigate({
      to: "/admin/$records",
      params: { records: kind },
      search: besideList,
      resetScroll: false,
    });
  const onListKey = (event: KeyboardEvent) => {
    const isRow = event.target instanceof HTMLElement && event.target.dataset.roving !== undefined;
    if (event.key !== "Escape" || !isOpen || !isRow) return;
    // Before it would take the selection away.
    event.stopPropagation();
    close();
  };
  const onPaneKey = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && !isCovered) close();
  };

  return (
    <ChakraScope>
      <div className="records-page" data-pane={isOpen && !isCovered ? "" : undefined}>
        <div className="records-list" hidden={isCovered} onKeyDownCapture={onListKey}>
          <Endpoint name="process">
            <ProcessScreen
              kind={kind}
              reference={list}
              raw={{ ...search }}
              openPid={openPid}
              onOpen={(pid) =>
                void navigate({
                  to: "/admin/$records/$pid",
                  params: { records: kind, pid },
                  search: besideList,
                  resetScroll: false,
                })
              }
              renderViews={(counted) => ({
                tabs: (
                  <Endpoint name="mgt">
                    <SavedViews
                      queryRef={views}
                      address={address}
                      count={counted ? `${number(counted.count)}${counted.isExceeded ? "+" : ""}` : undefined}
                    />
                  </Endpoint>
                ),
                save: current !== "" && (
                  <Endpoint name="mgt">
                    <SaveViewButton screen={viewScreens[kind]} current={current} />
                  </Endpoint>
                ),
              })}
              renderCommuneFilter={(chosen, onChoose) => (
                <Endpoint name="mgt">
                  <CommuneFilter chosen={chosen} onChoose={onChoose} />
                </Endpoint>
              )}
            />
          </Endpoint>
        </div>
        {/* Stays while details come and go, so that the focus goes there with them. */}
        <div className="records-detail" data-part-of-page tabIndex={-1} onKeyDown={onPaneKey}>
          <Outlet />
        </div>
        <ToastRegion />
      </div>
    </ChakraScope>
  );
}

/** Closed, the detail gives the focus back to the row that it was opened from. */
function useReturn(openPid: string | undefined): void {
  const before = useRef(openPid);
  useEffect(() => {
    const wasOpen = before.current !== undefined;
    before.current = openPid;
    // After the frame has sent the focus to the place of the detail, where nothing is any more.
    if (wasOpen && openPid === undefined) setTimeout(() => focusTable(listTableId));
  }, [openPid]);
}
