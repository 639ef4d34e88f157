import { useLingui } from "@lingui/react/macro";
import { flagFilter, useServiceFilter, type ListFilter } from "#lists/filters";
import { DayFilter } from "#mgt/fees/service/DayFilter";
import { SegmentedControl } from "#ui/SegmentedControl";
import type { SystemFeesAddress } from "./systemFeesList";

/** Filters of the catalogue of fees, and the day whose prices are shown. */
export function useSystemFeeFilters(
  { search, change }: SystemFeesAddress,
  today: string,
): readonly ListFilter[] {
  const { t } = useLingui();
  const { service, status, deviating = false, asOf } = search;
  return [
    useServiceFilter(service, (chosen) => change({ service: chosen })),
    {
      label: t`Status`,
      isSet: status !== undefined,
      control: (
        <SegmentedControl
          label={t`Status`}
          choices={[
            { value: "active", label: t`Aktiv` },
            { value: "inactive", label: t`Inaktiv` },
            { value: "all", label: t`Alle` },
          ]}
          chosen={[status ?? "all"]}
          onChoose={(value) => change({ status: value === "all" ? undefined : value })}
        />
      ),
    },
    flagFilter({
      label: t`Mit Abweichungen`,
      isSet: deviating,
      onChange: (isSet) => change({ deviating: isSet }),
    }),
    {
      label: t`Stichtag`,
      isSet: asOf !== undefined,
      control: (
        <DayFilter day={asOf} today={today} onChoose={(day) => change({ asOf: day }, { replace: true })} />
      ),
    },
  ];
}
