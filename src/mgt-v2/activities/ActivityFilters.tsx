import { Button } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { Fragment } from "react";
import { activitySections, serviceActivitySections, type ActivitySection } from "#domain/activitySections";
import { searchTextMaxLength } from "#domain/limits";
import { selectFilter } from "#lists/filters";
import { FilterFaults } from "#lists/FilterFaults";
import { dayFilter } from "#lists/spanFilters";
import { FilterBar } from "#ui/FilterBar";
import { Icon } from "#ui/Icon";
import { SearchField } from "#ui/SearchField";
import { useTypedText } from "#ui/table/useTypedText";
import { activitiesList, type ActivitiesAddress, type ActivitiesSubject } from "./activitiesList";

interface ActivityFiltersProps {
  readonly of: ActivitiesSubject;
  readonly address: ActivitiesAddress;
}

const searchId = "activity-actor";

/** Filters by section and period, those of a commune also by user; the values are in the URL. */
export function ActivityFilters({ of, address }: ActivityFiltersProps) {
  const { t } = useLingui();
  const { search, change, filterCount, reset } = address;
  const actor = useTypedText(search.actor ?? "", (text) =>
    change({ actor: text.trim() ? text : undefined }, { replace: true }),
  );
  const names: Readonly<Record<ActivitySection, string>> = {
    "master-data": t`Stammdaten`,
    services: t`Dienste`,
    texts: t`Texte`,
    files: t`Dateien`,
    fees: t`Gebühren`,
    forms: t`Formularfelder`,
    settings: t`Einstellungen`,
    "postal-codes": t`Postleitzahlen`,
    "register-offices": t`Standesämter`,
    countries: t`Staaten`,
    "residential-properties": t`Wohngrundstücke`,
    "water-meter-reading": t`Wasserzählerablesung`,
    "kba-settings": t`KBA-Einstellungen`,
    "security-lists": t`Sicherheitslisten`,
    processes: t`Prozesse`,
  };
  const filters = [
    selectFilter({
      label: t`Bereich`,
      all: t`Alle Bereiche`,
      choices: (of === "service" ? serviceActivitySections : activitySections).map((value) => ({
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
        {of === "commune" && (
          <SearchField
            id={searchId}
            label={t`Benutzername`}
            maxLength={searchTextMaxLength}
            value={actor.typed}
            onType={actor.type}
          />
        )}
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
