import { Button } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { FilterBar } from "#ui/FilterBar";
import { Icon } from "#ui/Icon";
import { SearchField } from "#ui/SearchField";
import { useTypedText } from "#ui/table/useTypedText";
import { communesList, type CommunesSearch, type CommuneView } from "./communesList";
import { focusSearchField, searchFieldId } from "./focusSearchField";
import { ServiceFilter } from "./ServiceFilter";
import { SortSelect } from "./SortSelect";
import { StateFilter } from "./StateFilter";
import { useChangeSearch } from "./useChangeSearch";

interface CommunesToolbarProps {
  readonly search: CommunesSearch;
  readonly view: CommuneView;
  /** Letter bar, shown if there are enough communes. */
  readonly letters: ReactNode;
  /** Enter opens the only match; null cancels that, since the text has changed. */
  readonly onOpen: (text: string | null) => void;
}

/** Filters, sort and view of the list; the values are in the URL. */
export function CommunesToolbar({ search, view, letters, onOpen }: CommunesToolbarProps) {
  const { t } = useLingui();
  const change = useChangeSearch();
  const { typed, type, flush, clear } = useTypedText(search.text ?? "", (text) =>
    change((before) => ({ ...before, text }), { replace: true }),
  );
  const filters = communesList.filterCount(search);
  return (
    <FilterBar aria-label={t`Kommunen suchen und filtern`}>
      <SearchField
        id={searchFieldId}
        label={t`Name, AGS oder PLZ`}
        value={typed}
        onType={(text) => {
          onOpen(null);
          type(text);
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key !== "Enter" || nativeEvent.isComposing || typed.trim() === "") return;
          flush();
          onOpen(typed.trim());
        }}
      />
      <StateFilter
        chosen={search.state ?? []}
        onChoose={(state) => change((before) => ({ ...before, state }))}
      />
      <ServiceFilter
        chosen={search.service}
        onChoose={(service) => change((before) => ({ ...before, service }))}
      />
      {filters > 0 && (
        <Button
          variant="ghost"
          aria-label={t`${plural(filters, { one: "# Filter entfernen", other: "# Filter entfernen" })}`}
          onClick={() => {
            clear();
            change(communesList.unfiltered);
            focusSearchField();
          }}
        >
          <Plural value={filters} one="# Filter" other="# Filter" />
          <Icon name="close" />
        </Button>
      )}
      <SortSelect
        sort={search.sort}
        isForSmallOnly={view === "list"}
        onChoose={(sort) => change((before) => ({ ...before, sort }))}
      />
      {letters}
    </FilterBar>
  );
}
