import { Button, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { activitySections, type ActivitySection } from "#domain/activitySections";
import { searchTextMaxLength } from "#domain/limits";
import { FilterBar } from "#ui/FilterBar";
import { FilterPopover } from "#ui/FilterPopover";
import { FilterSelect } from "#ui/FilterSelect";
import { Icon } from "#ui/Icon";
import { SearchField } from "#ui/SearchField";
import { DaySpanField } from "#ui/table/DaySpanField";
import { isFaultyEnd } from "#ui/table/spans";
import { useSpanWords } from "#ui/table/useSpanWords";
import { useTypedText } from "#ui/table/useTypedText";
import { activitiesList, type ActivitiesAddress } from "./activitiesList";

interface ActivityFiltersProps {
  readonly address: ActivitiesAddress;
}

const searchId = "activity-actor";

/** Filters by user, section and period; the values are in the URL. */
export function ActivityFilters({ address }: ActivityFiltersProps) {
  const { t } = useLingui();
  const words = useSpanWords();
  const { search, change, filterCount, reset } = address;
  const period = activitiesList.span(search, "period");
  const actor = useTypedText(search.actor ?? "", (text) =>
    change({ actor: text.trim() ? text : undefined }, { replace: true }),
  );
  const names: Readonly<Record<ActivitySection, string>> = {
    "master-data": t`Stammdaten`,
    services: t`Dienste`,
    "postal-codes": t`Postleitzahlen`,
    "register-offices": t`Standesämter`,
    countries: t`Staaten`,
    "residential-properties": t`Wohngrundstücke`,
    "water-meter-reading": t`Wasserzählerablesung`,
    processes: t`Prozesse`,
  };
  const faulty = [period.from, period.to].find((typed) => isFaultyEnd(typed));
  const periodLabel = t`Zeitraum`;
  return (
    <>
      <FilterBar aria-label={t`Verlauf filtern`}>
        <SearchField
          id={searchId}
          label={t`Benutzername`}
          maxLength={searchTextMaxLength}
          value={actor.typed}
          onType={actor.type}
        />
        <FilterSelect
          label={t`Bereich`}
          value={search.section ?? ""}
          isSet={search.section !== undefined}
          onChoose={(value) => change({ section: activitySections.find((one) => one === value) })}
        >
          <option value="">{t`Alle Bereiche`}</option>
          {activitySections.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </FilterSelect>
        <FilterPopover label={periodLabel} value={words.days(period)}>
          <DaySpanField
            label={periodLabel}
            span={period}
            onChange={(span) => change({ from: span.from?.text, to: span.to?.text })}
          />
        </FilterPopover>
        {filterCount > 0 && (
          <Button
            variant="ghost"
            onClick={() => {
              actor.empty();
              reset();
              document.getElementById(searchId)?.focus();
            }}
          >
            <Trans>Filter zurücksetzen</Trans>
            <Icon name="close" />
          </Button>
        )}
      </FilterBar>
      <Text
        role="status"
        color="status.error.fg"
        textStyle="sm"
        overflowWrap="anywhere"
        css={{ "&:not(:empty)": { pb: 2 } }}
      >
        {faulty && `${periodLabel}: „${faulty.text}“ ${words.dayFault(faulty)}`}
      </Text>
    </>
  );
}
