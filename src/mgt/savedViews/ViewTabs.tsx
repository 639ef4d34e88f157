import { useLingui } from "@lingui/react/macro";
import { useEffect, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { ViewMenu } from "./ViewMenu";
import type { ViewTabs_query$key } from "./__generated__/ViewTabs_query.graphql";

/** The list's functions for stored searches. */
export interface ViewAddress {
  /** Query string of the list as shown. */
  readonly current: string;
  /** Converts a stored search to the current canonical form. */
  readonly normalise: (search: string) => string;
  /** Renders a link to the list with a stored search. */
  readonly renderLink: (search: string, isCurrent: boolean, content: ReactNode) => ReactNode;
  /** Renders the count beside a view's name. */
  readonly renderNumber: (search: string, isCurrent: boolean) => ReactNode;
  /** Built-in views, after the one of all rows. */
  readonly fixed?: readonly { readonly search: string; readonly name: string }[];
  /** Called with the stored searches of the views on screen; must be stable. */
  readonly onViews?: (searches: readonly string[]) => void;
}

interface ViewTabsProps {
  readonly query: ViewTabs_query$key;
  readonly address: ViewAddress;
}

/** Tabs of own and shared views, with a menu for the current own view. */
export function ViewTabs({ query, address }: ViewTabsProps) {
  const { t } = useLingui();
  const { savedViews } = useFragment(
    graphql`
      fragment ViewTabs_query on Query
      @throwOnFieldError
      @argumentDefinitions(screen: { type: "SavedViewScreen!" }, first: { type: "Int!" }) {
        savedViews(screen: $screen, first: $first) {
          edges {
            node {
              id
              search
              name
              isOwn
              createdBy {
                username
              }
              ...ViewMenu_view
            }
          }
        }
      }
    `,
    query,
  );
  const views = savedViews.edges.map(({ node }) => ({
    ...node,
    isCurrent: address.current !== "" && address.normalise(node.search) === address.current,
  }));
  const { onViews } = address;
  const key = JSON.stringify(views.map(({ search }) => search));
  useEffect(() => onViews?.(JSON.parse(key) as readonly string[]), [onViews, key]);
  const tooltip = ({ name, isOwn, createdBy: { username } }: (typeof views)[number]) =>
    isOwn ? name : t`${name}, geteilt von ${username}`;
  const own = views.find(({ isOwn, isCurrent }) => isOwn && isCurrent);
  return (
    <>
      {views.map((view) => (
        <li key={view.id}>
          {address.renderLink(
            view.search,
            view.isCurrent,
            <>
              <span data-part="name" data-tooltip={tooltip(view)}>
                {view.name}
              </span>
              {address.renderNumber(view.search, view.isCurrent)}
            </>,
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
