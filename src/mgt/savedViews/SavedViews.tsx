import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useDeferredValue, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery, useOwner } from "#relay/preload";
import { LoadBoundary } from "#ui/LoadBoundary";
import type { savedViewsQuery as Query } from "./__generated__/savedViewsQuery.graphql";
import "./savedViews.css";
import { savedViewsQuery } from "./savedViewsQuery";
import { SavedViewTab } from "./SavedViewTab";
import { ViewMenu } from "./ViewMenu";

/** What only the list itself knows of its address. */
export interface ViewAddress {
  /** The list as it is shown, as a view would keep it. */
  readonly current: string;
  /** A stored search as this version of the app would store it. */
  readonly normalise: (search: string) => string;
  /** A link to the list under a stored search. */
  readonly renderLink: (search: string, isCurrent: boolean, content: ReactNode) => ReactNode;
}

interface SavedViewsProps {
  readonly queryRef: PreloadedQuery<Query>;
  readonly address: ViewAddress;
  /** Rows that the list shows now, in words; undefined: not known yet. */
  readonly count: string | undefined;
}

/** Saved views as tabs above a list: all rows, own views, those that others share. */
export function SavedViews({ queryRef, address, count }: SavedViewsProps) {
  const { t } = useLingui();
  useOwner(queryRef);
  const shown = useDeferredValue(queryRef);
  return (
    <nav className="saved-views" aria-label={t`Ansichten`}>
      <ul>
        <li>
          {address.renderLink(
            "",
            address.current === "",
            <>
              <Trans>Alle</Trans>
              {address.current === "" && count !== undefined && <span>{count}</span>}
            </>,
          )}
        </li>
        <LoadBoundary
          attempt={shown}
          renderFailure={() => (
            <li role="status">
              <Trans>Die gespeicherten Ansichten konnten nicht geladen werden.</Trans>
            </li>
          )}
        >
          <Suspense fallback={null}>
            <Tabs queryRef={shown} address={address} count={count} />
          </Suspense>
        </LoadBoundary>
      </ul>
    </nav>
  );
}

function Tabs({ queryRef, address, count }: SavedViewsProps) {
  const { savedViews } = useOwnedQuery<Query>(savedViewsQuery, queryRef);
  const views = savedViews.edges.map(({ node }) => ({
    ...node,
    isCurrent: address.current !== "" && address.normalise(node.search) === address.current,
  }));
  const own = views.find(({ isOwn, isCurrent }) => isOwn && isCurrent);
  return (
    <>
      {views.map((view) => (
        <li key={view.id}>
          {address.renderLink(
            view.search,
            view.isCurrent,
            <SavedViewTab view={view} count={view.isCurrent ? count : undefined} />,
          )}
        </li>
      ))}
      {own && (
        <li>
          <ViewMenu key={own.id} view={own} />
        </li>
      )}
    </>
  );
}
