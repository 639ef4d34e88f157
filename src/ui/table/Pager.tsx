import { chakra, Flex, IconButton } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";
import { FilterSelect } from "#ui/FilterSelect";
import { useFoundCount } from "./useFoundRows";
import { TableIcon } from "./TableIcon";
import { lastPage, pageSizes, type Page } from "./pages";

export interface PageInfo {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null | undefined;
  readonly endCursor: string | null | undefined;
}

interface PagerProps {
  /** The table whose count is shown beside its filters; absent if it shows none. */
  readonly tableId?: string;
  readonly pageInfo: PageInfo;
  /** Rows on this page. */
  readonly count: number;
  /** Rows on all pages. */
  readonly total: number;
  /** There are more than `total` rows; the server stopped counting. */
  readonly isAtLeast?: boolean;
  /** Page size; undefined: the default. */
  readonly size: number | undefined;
  readonly onChange: (page: Partial<Page>) => void;
  /** Called when a button gets the pointer or the focus, to preload its page. */
  readonly onIntent: (page: Partial<Page>) => void;
}

const Bar = chakra("nav", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "8px 12px",
    py: 3,
    color: "fg.muted",
    textStyle: "sm",
    fontVariantNumeric: "tabular-nums",
    "& > p": { marginInlineEnd: "auto" },
    "& label": { _print: { display: "none" } },
    "& .chakra-button[aria-disabled=true], & .chakra-button[aria-disabled=true]:hover": {
      bg: "transparent",
      color: "fg.subtle",
      borderColor: "transparent",
      opacity: 0.45,
      cursor: "default",
    },
  },
});

/** Shows the current page and buttons for the others. Renders nothing if all rows fit on one page. */
export function Pager({
  tableId,
  pageInfo,
  count,
  total,
  isAtLeast = false,
  size,
  onChange,
  onIntent,
}: PagerProps) {
  useFoundCount(tableId, total, isAtLeast);
  const { t } = useLingui();
  const { number } = useFormats();
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  const [smallest = 0] = pageSizes;
  if (!hasNextPage && !hasPreviousPage && total <= smallest) return null;

  const all = isAtLeast ? t`mehr als ${number(total)}` : number(total);
  // A cursor does not tell its position, so only the first and the last page can be numbered.
  const [from, to] = hasPreviousPage ? [total - count + 1, total] : [1, count];
  const isPlaced = !hasPreviousPage || (!hasNextPage && !isAtLeast);
  const range = isPlaced ? `${number(from)}–${number(to)}` : number(count);
  const firstPage = { after: undefined, before: undefined };
  const go = (page: Partial<Page>) => onChange({ ...firstPage, ...page });
  const prepare = (page: Partial<Page>) => onIntent({ ...firstPage, ...page });
  const steps = [
    { icon: "first", label: t`Erste Seite`, isOpen: hasPreviousPage, page: {} },
    {
      icon: "previous",
      label: t`Vorige Seite`,
      isOpen: hasPreviousPage,
      page: { before: startCursor ?? undefined },
    },
    { icon: "next", label: t`Nächste Seite`, isOpen: hasNextPage, page: { after: endCursor ?? undefined } },
    { icon: "last", label: t`Letzte Seite`, isOpen: hasNextPage, page: { before: lastPage } },
  ] as const;
  return (
    <Bar aria-label={t`Seiten`}>
      <p>{count === 0 ? all : t`${range} von ${all}`}</p>
      <FilterSelect
        label={t`Zeilen je Seite`}
        value={String(size ?? smallest)}
        onChoose={(chosen) => go({ size: Number(chosen) })}
      >
        {pageSizes.map((choice) => (
          <option key={choice} value={choice}>
            {t`${plural(choice, { one: "# je Seite", other: "# je Seite" })}`}
          </option>
        ))}
      </FilterSelect>
      <Flex _print={{ display: "none" }}>
        {steps.map(({ icon, label, isOpen, page }) => (
          <IconButton
            key={icon}
            variant="ghost"
            aria-label={label}
            data-tooltip={label}
            // Not `disabled`: a button would lose the focus at the end of the list.
            aria-disabled={!isOpen}
            onPointerEnter={() => isOpen && prepare(page)}
            onFocus={() => isOpen && prepare(page)}
            onClick={() => isOpen && go(page)}
          >
            <TableIcon name={icon} />
          </IconButton>
        ))}
      </Flex>
    </Bar>
  );
}
