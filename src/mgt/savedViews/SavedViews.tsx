import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useDeferredValue, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery, useOwner } from "#relay/preload";
import { LoadBoundary } from "#ui/LoadBoundary";
import { scrollEdges } from "#ui/scrollEdges";
import type { savedViewsQuery as Query } from "./__generated__/savedViewsQuery.graphql";
import { savedViewsQuery } from "./savedViewsQuery";
import { ViewTabs, type ViewAddress } from "./ViewTabs";

/** Reserves the width of a usual count, so that the views do not move when it has loaded. */
const countPlaceholder = "0.000";

/** Formatted number of rows in the list; undefined while unknown. */
export function ShownCount({ count }: { readonly count: string | undefined }) {
  return count === undefined ? <span aria-hidden="true">{countPlaceholder}</span> : <span>{count}</span>;
}

const Bar = chakra("nav", {
  base: {
    flex: 1,
    minW: 0,
    ...scrollEdges,
    scrollbarWidth: "thin",
    _print: { display: "none" },
    "& ul": { display: "flex", alignItems: "center", gap: 5 },
    "& li": { flex: "none", color: "fg.muted", textStyle: "sm" },
    "& a": {
      display: "flex",
      alignItems: "center",
      gap: 1.5,
      p: { base: "8px 0 9px", smDown: "11px 0 12px" },
      borderBottom: "2px solid transparent",
      whiteSpace: "nowrap",
      _hover: { color: "fg" },
    },
    // The row would clip a ring outside of them.
    "& :is(a, button)": { _focusVisible: { outlineOffset: "-2px" } },
    "& [aria-current]": { borderBottomColor: "accent.solid", color: "fg", fontWeight: "semibold" },
    "& a > span:not([data-part])": {
      color: "fg.subtle",
      fontWeight: "normal",
      fontVariantNumeric: "tabular-nums",
    },
    "& a > [aria-hidden]": { visibility: "hidden" },
    "& [data-part=name]": { maxW: "220px", overflow: "hidden", textOverflow: "ellipsis" },
    // Reserves the width of the longest count, and contains visually hidden text, since the row of views scrolls.
    "& [data-part=attention]": { position: "relative", flex: "none", w: "40px", me: "-8px" },
  },
});

interface ViewsBarProps {
  readonly address: ViewAddress;
  /** A change retries after an error. */
  readonly attempt: object;
  /** The tabs, which may suspend. */
  readonly children: ReactNode;
}

/** Tabs above a list: all rows, then the views. */
export function ViewsBar({ address, attempt, children }: ViewsBarProps) {
  const { t } = useLingui();
  return (
    <Bar aria-label={t`Ansichten`}>
      <ul>
        {[{ search: "", name: t`Alle` }, ...(address.fixed ?? [])].map(({ search, name }) => (
          <li key={search}>
            {address.renderLink(
              search,
              address.current === search,
              <>
                {name}
                {address.renderNumber(search, address.current === search)}
              </>,
            )}
          </li>
        ))}
        <LoadBoundary
          attempt={attempt}
          renderFailure={() => (
            <li>
              <span role="status">
                <Trans>Die gespeicherten Ansichten konnten nicht geladen werden.</Trans>
              </span>
            </li>
          )}
        >
          <Suspense fallback={null}>{children}</Suspense>
        </LoadBoundary>
      </ul>
    </Bar>
  );
}

interface SavedViewsProps {
  readonly queryRef: PreloadedQuery<Query>;
  readonly address: ViewAddress;
}

/** Saved views of a list from another endpoint, with their own query. */
export function SavedViews({ queryRef, address }: SavedViewsProps) {
  useOwner(queryRef);
  const shown = useDeferredValue(queryRef);
  return (
    <ViewsBar address={address} attempt={shown}>
      <Tabs queryRef={shown} address={address} />
    </ViewsBar>
  );
}

function Tabs({ queryRef, ...rest }: SavedViewsProps) {
  return <ViewTabs query={useOwnedQuery<Query>(savedViewsQuery, queryRef)} {...rest} />;
}
