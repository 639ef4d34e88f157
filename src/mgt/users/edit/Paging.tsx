import { Flex, IconButton } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";
import { TableIcon } from "#ui/table/TableIcon";

interface PagingProps {
  /** Names the paged list. */
  readonly label: string;
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Index of the last page, from 0. */
export const lastPage = (total: number, pageSize: number) => Math.max(Math.ceil(total / pageSize) - 1, 0);

/** Pagination of a list in the browser; renders nothing if there is only one page. */
export function Paging({ label, page, pageSize, total, onPage }: PagingProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  if (total <= pageSize) return null;
  const [from, to] = [number(page * pageSize + 1), number(Math.min((page + 1) * pageSize, total))];
  const all = number(total);
  const isLast = page >= lastPage(total, pageSize);
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
