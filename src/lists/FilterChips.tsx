import { Button, Flex, Tag, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useFormats } from "#i18n/useFormats";
import { Icon } from "#ui/Icon";
import { scrollEdges } from "#ui/scrollEdges";
import { focusTableSearch } from "#ui/table/TableToolbar";
import type { ListFilter } from "./filters";
import type { List } from "./useList";

interface FilterChipsProps {
  readonly list: Pick<List<unknown>, "id" | "address">;
  readonly filters: readonly ListFilter[];
  /** A `ChipsCount`. */
  readonly found: ReactNode;
}

/** The active filters as removable chips, a button that removes all, and the number of rows. */
export function FilterChips({ list: { id, address }, filters, found }: FilterChipsProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const chips = filters.flatMap((filter) => filter.chips ?? []);
  return (
    <Flex
      wrap={{ base: "wrap", sm: "nowrap" }}
      align="center"
      gap={2}
      minHeight={7}
      marginBottom={2}
      css={{ "& > :not(p)": { _print: { display: "none" } } }}
    >
      {chips.length > 0 && (
        <Flex
          as="ul"
          gap={2}
          minWidth={0}
          maxWidth="full"
          aria-label={t`Aktive Filter`}
          // In one line, so that the list below stays in its place; with room for focus rings.
          padding="4px"
          margin="-4px"
          css={{ ...scrollEdges, scrollbarWidth: "thin", "& > li": { flex: "none" } }}
        >
          {chips.map(({ key, label, content, remove }) => (
            <li key={key}>
              <Tag.Root asChild>
                <button
                  type="button"
                  onClick={(event) => {
                    focusNext(event.currentTarget, id);
                    remove();
                  }}
                >
                  <Tag.Label>
                    {label !== undefined && `${label}: `}
                    {typeof content === "number" ? number(content) : content}
                  </Tag.Label>
                  <Tag.EndElement>
                    <Icon name="close" size={12} />
                    <span className="visually-hidden">
                      <Trans>entfernen</Trans>
                    </span>
                  </Tag.EndElement>
                </button>
              </Tag.Root>
            </li>
          ))}
        </Flex>
      )}
      {address.filterCount > 0 && (
        <Button
          size="sm"
          variant="ghost"
          flex="none"
          marginInlineStart="-8px"
          color="accent.fg"
          onClick={() => {
            address.reset();
            focusTableSearch(id);
          }}
        >
          <Trans>Alle Filter entfernen</Trans>
        </Button>
      )}
      {found}
    </Flex>
  );
}

/** The number of rows, after the chips. */
export function ChipsCount({ children }: { readonly children: ReactNode }) {
  return (
    <Text flex="none" color="fg.subtle" fontSize="xs" fontVariantNumeric="tabular-nums">
      {children}
    </Text>
  );
}

/** Focuses the neighbour of a removed chip, or the search field after the last one. */
function focusNext(button: HTMLButtonElement, tableId: string): void {
  const item = button.parentElement;
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour?.querySelector("button");
  if (next) next.focus();
  else focusTableSearch(tableId);
}
