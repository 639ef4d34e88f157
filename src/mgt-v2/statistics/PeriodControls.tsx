import { Flex } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { FilterFaults } from "#lists/FilterFaults";
import { dayFilter } from "#lists/spanFilters";
import type { ListAddress } from "#lists/useListSearch";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { SegmentedControl } from "#ui/SegmentedControl";
import { periodParams, statisticsSearch, type StatisticsSearch } from "./statisticsSearch";

interface PeriodControlsProps {
  readonly address: ListAddress<StatisticsSearch>;
}

/** The period and its comparison; the values are in the URL. */
export function PeriodControls({ address: { search, change, ...address } }: PeriodControlsProps) {
  const { t } = useLingui();
  const names = {
    last30: t`Letzte 30 Tage`,
    year: t`Letztes Jahr`,
    all: t({ message: "Gesamt", context: "Zeitraum" }),
  };
  const hasDays = search.from !== undefined || search.to !== undefined;
  const days = dayFilter({
    label: t`Weiterer Zeitraum`,
    span: statisticsSearch.span(search, "days"),
    onChange: ({ from, to }) => change({ from, to, period: undefined }),
  });
  return (
    <>
      <Flex wrap="wrap" align="center" gap={2} _print={{ display: "none" }}>
        <SegmentedControl
          label={t`Zeitraum`}
          chosen={hasDays ? [] : [search.period ?? "last30"]}
          choices={periodParams.map((value) => ({ value, label: names[value] }))}
          onChoose={(period) =>
            change({ period: period === "last30" ? undefined : period, from: undefined, to: undefined })
          }
        />
        {days.control}
        {(hasDays || search.period !== "all") && (
          <LabelledCheckbox
            ms={{ base: 0, sm: 2 }}
            fontSize="sm"
            checked={search.compare !== "off"}
            onCheck={(isChecked) => change({ compare: isChecked ? undefined : "off" }, { replace: true })}
          >
            <Trans>Mit Zeitraum davor vergleichen</Trans>
          </LabelledCheckbox>
        )}
      </Flex>
      <FilterFaults address={{ search, change, ...address }} filters={[days]} />
    </>
  );
}
