import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment, useState } from "react";
import {
  communeActivitySections,
  serviceActivitySections,
  type ActivitySection,
} from "#domain/activitySections";
import { searchTextMaxLength } from "#domain/limits";
import { selectFilter } from "#lists/filters";
import { FilterFaults } from "#lists/FilterFaults";
import { dayFilter } from "#lists/spanFilters";
import { FilterBar } from "#ui/FilterBar";
import { FilterButton } from "#ui/FilterPopover";
import { Icon } from "#ui/Icon";
import { SearchField } from "#ui/SearchField";
import { useTypedText } from "#ui/table/useTypedText";
import { activitiesList, type ActivitiesAddress } from "./activitiesList";
import { useSectionNames } from "./useSectionNames";
import { usePurposeGate } from "./usePurposeGate";

interface ActivityFiltersProps {
  readonly of: "commune" | "service";
  readonly address: ActivitiesAddress;
}

const searchId = "activity-actor";

const sectionsOf: Readonly<Record<ActivityFiltersProps["of"], readonly ActivitySection[]>> = {
  commune: communeActivitySections,
  service: serviceActivitySections,
};

/** Filters by section and period, those of a commune also by user; the values are in the URL. */
export function ActivityFilters({ of, address }: ActivityFiltersProps) {
  const { t } = useLingui();
  const { search, change, filterCount, reset } = address;
  const actor = useTypedText(search.actor ?? "", (text) =>
    change({ actor: text.trim() ? text : undefined }, { replace: true }),
  );
  const names = useSectionNames();
  const filters = [
    selectFilter({
      label: t`Bereich`,
      all: t`Alle Bereiche`,
      choices: sectionsOf[of].map((value) => ({
        value,
        label: names[value],
      })),
      chosen: search.section,
      onChoose: (section) => change({ section }),
    }),
    dayFilter({
      label: t`Zeitraum`,
      span: activitiesList.span(search, "period"),
      onChange: change,
    }),
  ];
  return (
    <>
      <FilterBar aria-label={t`Verlauf filtern`}>
        {of === "commune" && <ActorSearch name={actor} isSet={search.actor !== undefined} />}
        {filters.map(({ label, control }) => (
          <Fragment key={label}>{control}</Fragment>
        ))}
        {filterCount > 0 && (
          <Button
            variant="ghost"
            onClick={() => {
              actor.clear();
              reset();
              document.getElementById(searchId)?.focus();
            }}
          >
            <Trans>Filter zurücksetzen</Trans>
            <Icon name="close" />
          </Button>
        )}
      </FilterBar>
      <FilterFaults address={address} filters={filters} />
    </>
  );
}

interface ActorSearchProps {
  readonly name: ReturnType<typeof useTypedText>;
  readonly isSet: boolean;
}

/** Field for the name of a user; a button until the purpose of the search is declared. */
function ActorSearch({ name, isSet }: ActorSearchProps) {
  const { t } = useLingui();
  const gate = usePurposeGate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isSet || isOpen ? (
        <SearchField
          id={searchId}
          label={t`Benutzername`}
          maxLength={searchTextMaxLength}
          value={name.typed}
          autoFocus={isOpen}
          onType={name.type}
        />
      ) : (
        <FilterButton
          id={searchId}
          isSet={false}
          {...gate.intent}
          onClick={() => gate.pass(() => setOpen(true))}
        >
          <Trans>Nach Benutzer suchen …</Trans>
        </FilterButton>
      )}
      {gate.dialog}
    </>
  );
}
