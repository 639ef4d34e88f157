import type { PreloadedQuery } from "react-relay/hooks";
import type { ListSearch } from "#lists/listSearch";
import { ViewLink } from "#ui/table/ViewLink";
import type { SavedViewScreen } from "./__generated__/savedViewsQuery.graphql";
import type { savedViewsQuery } from "./__generated__/savedViewsQuery.graphql";
import { SavedViews } from "./SavedViews";
import { SaveViewButton } from "./SaveViewButton";
import type { ViewAddress } from "./ViewTabs";

interface PathViewsProps<S> {
  readonly queryRef: PreloadedQuery<savedViewsQuery>;
  readonly screen: SavedViewScreen;
  readonly list: ListSearch<S>;
  readonly search: S;
  /** Parses a stored search as the route does. */
  readonly parse: (raw: Readonly<Record<string, unknown>>) => S;
}

/** Saved views of a list whose links keep the path, and a button that saves the current filters as one. */
export function PathViews<S extends object>({ queryRef, screen, list, search, parse }: PathViewsProps<S>) {
  const read = (stored: string) => parse(Object.fromEntries(Object.entries(list.readView(stored))));
  const current = list.viewText(search);
  const address: ViewAddress = {
    current,
    normalise: (stored) => list.viewText(read(stored)),
    renderNumber: () => null,
    renderLink: (stored, isCurrent, content) => (
      <ViewLink to="." search={read(stored) as never} isCurrent={isCurrent}>
        {content}
      </ViewLink>
    ),
  };
  return (
    <>
      <SavedViews queryRef={queryRef} address={address} />
      {current !== "" && <SaveViewButton screen={screen} current={current} />}
    </>
  );
}
