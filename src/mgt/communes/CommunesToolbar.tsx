import { Box, Button } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { federalStates } from "#domain/federalStates";
import { findService, groupServices, serviceCatalogue } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";
import { FilterBar } from "#ui/FilterBar";
import { FilterSelect } from "#ui/FilterSelect";
import { Icon } from "#ui/Icon";
import { SearchField } from "#ui/SearchField";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";
import { ChoiceFilter } from "#ui/table/ChoiceFilter";
import { useTypedText } from "#ui/table/useTypedText";
import { isEnter } from "#ui/isEnter";
import { communesList, type CommuneSort, type CommunesSearch, type CommuneView } from "./communesList";
import { focusSearchField, searchFieldId } from "./focusSearchField";
import { useChangeSearch } from "./useChangeSearch";

const statesByName = [...federalStates]
  .sort((one, other) => one.name.localeCompare(other.name, "de"))
  .map(({ code, name }) => ({ value: code, label: name }));

const allServices = groupServices(serviceCatalogue.map(({ id }) => id));

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
        onKeyDown={(event) => {
          if (!isEnter(event) || typed.trim() === "") return;
          flush();
          onOpen(typed.trim());
        }}
      />
      <ChoiceFilter
        label={t`Land`}
        lang="de"
        columns={2}
        groups={[{ choices: statesByName }]}
        chosen={search.state ?? []}
        onChoose={(state) => change((before) => ({ ...before, state: [...state] }))}
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

interface ServiceFilterProps {
  readonly chosen: string | undefined;
  readonly onChoose: (service: string | undefined) => void;
}

function ServiceFilter({ chosen, onChoose }: ServiceFilterProps) {
  const { t, i18n } = useLingui();
  const language = useLocale();
  return (
    <FilterSelect
      label={t`Dienst`}
      value={chosen ?? ""}
      isSet={chosen !== undefined}
      onChoose={(service) => onChoose(service || undefined)}
    >
      <option value="">{t`Alle Dienste`}</option>
      {chosen !== undefined && !findService(chosen) && <option value={chosen}>{chosen}</option>}
      {allServices.map(({ group, services }) => (
        <optgroup key={group} label={i18n._(serviceGroupLabels[group])}>
          {services.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language]}
            </option>
          ))}
        </optgroup>
      ))}
    </FilterSelect>
  );
}

interface SortSelectProps {
  readonly sort: CommuneSort | undefined;
  /** Hidden where the column headers are visible. */
  readonly isForSmallOnly: boolean;
  readonly onChoose: (sort: CommuneSort | undefined) => void;
}

function SortSelect({ sort, isForSmallOnly, onChoose }: SortSelectProps) {
  const { t } = useLingui();
  const names: Readonly<Record<CommuneSort, string>> = {
    name: t`Name, A bis Z`,
    "-name": t`Name, Z bis A`,
    ags: t`AGS, aufsteigend`,
    "-ags": t`AGS, absteigend`,
    state: t`Land, A bis Z`,
    "-state": t`Land, Z bis A`,
  };
  return (
    <Box ms={{ base: "auto", smDown: 0 }} hideFrom={isForSmallOnly ? "sm" : undefined}>
      <FilterSelect
        label={t`Sortierung`}
        value={sort ?? "name"}
        onChoose={(value) => onChoose(communesList.parse({ sort: value }).sort)}
      >
        {Object.entries(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </FilterSelect>
    </Box>
  );
}
