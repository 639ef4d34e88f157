import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useDeferredValue, type ReactNode } from "react";
import type { PreloadedQuery } from "react-relay/hooks";
import { useOwnedQuery, useOwner } from "#relay/preload";
import { LoadBoundary } from "#ui/LoadBoundary";
import type { savedViewsQuery as Query } from "./__generated__/savedViewsQuery.graphql";
import { savedViewsQuery } from "./savedViewsQuery";
import { ViewTabs } from "./ViewTabs";

/** What only the list itself knows of its address. */
export interface ViewAddress {
  /** The list as it is shown, as a view would keep it. */
  readonly current: string;
  /** A stored search as this version of the app would store it. */
  readonly normalise: (search: string) => string;
  /** A link to the list under a stored search. */
  readonly renderLink: (search: string, isCurrent: boolean, content: ReactNode) => ReactNode;
  /** What stands beside the name of a view. */
  readonly renderNumber: (search: string, isCurrent: boolean) => ReactNode;
  /** Views that are there without being saved, behind the one of all rows. */
  readonly fixed?: readonly { readonly search: string; readonly name: string }[];
  /** Told what the views on screen have stored; must not change. */
  readonly onViews?: (searches: readonly string[]) => void;
}

/** As wide as many counts are: keeps their place, so that the views beside them do not move once it is known. */
const usualCount = "0.000";

/** Rows that the list shows now, in words; undefined: not known yet. */
export function ShownCount({ count }: { readonly count: string | undefined }) {
  return count === undefined ? <span aria-hidden="true">{usualCount}</span> : <span>{count}</span>;
}

const Bar = chakra("nav", {
  base: {
    flex: 1,
    minW: 0,
    overflowX: "auto",
    scrollbarWidth: "none",
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
      _focusVisible: { outlineOffset: "-2px" },
    },
    "& [aria-current]": { borderBottomColor: "accent.solid", color: "fg", fontWeight: "semibold" },
    "& a > span:not([data-part])": {
      color: "fg.subtle",
      fontWeight: "normal",
      fontVariantNumeric: "tabular-nums",
    },
    "& a > [aria-hidden]": { visibility: "hidden" },
    "& [data-part=name]": { maxW: "220px", overflow: "hidden", textOverflow: "ellipsis" },
    // Keeps the place of the longest number, and hidden words inside the row of views, which scrolls.
    "& [data-part=attention]": { position: "relative", flex: "none", w: "40px", me: "-8px" },
  },
});

interface ViewsBarProps {
  readonly address: ViewAddress;
  /** What is read anew when it changes. */
  readonly attempt: object;
  /** The tabs; they may be on their way. */
  readonly children: ReactNode;
}

/** Tabs above a list: all rows, and what its views are. */
export function ViewsBar({ address, attempt, children }: ViewsBarProps) {
  const { t } = useLingui();
  return (
    <Bar aria-label={t`Ansichten`}>
      <ul>
        <li>
          {address.renderLink(
            "",
            address.current === "",
            <>
              <Trans>Alle</Trans>
              {address.renderNumber("", address.current === "")}
            </>,
          )}
        </li>
        {address.fixed?.map(({ search, name }) => (
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

/** The views of a list that comes from another endpoint, with a query of their own. */
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
