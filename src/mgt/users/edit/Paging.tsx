import { Flex, IconButton } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useState } from "react";
import { useFormats } from "#i18n/useFormats";
import { TableIcon } from "#ui/table/TableIcon";

/** Splits a list into pages in the browser. */
export function usePaging<Item>(items: readonly Item[], pageSize: number) {
  const [chosen, setPage] = useState(0);
  const total = items.length;
  const lastPage = Math.max(Math.ceil(total / pageSize) - 1, 0);
  const page = Math.min(chosen, lastPage);
  const start = page * pageSize;
  return {
    shown: items.slice(start, start + pageSize),
    /** Shows the page with the item at this index. */
    showItem: useCallback((index: number) => setPage(Math.floor(index / pageSize)), [pageSize]),
    paging: { page, lastPage, start, pageSize, total, onPage: setPage },
  };
}

interface PagingProps extends Readonly<ReturnType<typeof usePaging>["paging"]> {
  /** Names the paged list. */
  readonly label: string;
}

/** Pagination of a list in the browser; renders nothing if there is only one page. */
export function Paging({ label, page, lastPage, start, pageSize, total, onPage }: PagingProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  if (lastPage === 0) return null;
  const [from, to] = [number(start + 1), number(Math.min(start + pageSize, total))];
  const all = number(total);
  const isLast = page === lastPage;
  return (
    <Flex
      role="group"
      aria-label={label}
      flexBasis="full"
      align="center"
      justify="flex-end"
      gap={1}
      mt={1}
      color="fg.muted"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
    >
      <span aria-live="polite">
        <Trans>
          {from}–{to} von {all}
        </Trans>
      </span>
      {/* Stays focusable at the ends, so that the focus is not lost. */}
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t`Vorherige`}
        aria-disabled={page === 0 || undefined}
        onClick={() => page > 0 && onPage(page - 1)}
      >
        <TableIcon name="previous" />
      </IconButton>
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={t`Nächste`}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && onPage(page + 1)}
      >
        <TableIcon name="next" />
      </IconButton>
    </Flex>
  );
}
