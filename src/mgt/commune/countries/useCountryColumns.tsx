import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { Column } from "#ui/table/columns";
import type { CountriesTable_commune$data } from "./__generated__/CountriesTable_commune.graphql";

export type CountryRow = CountriesTable_commune$data["countries"]["edges"][number]["node"];

export function useCountryColumns(): readonly Column<CountryRow>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        key: "name",
        header: t`Name`,
        cell: (row) => row.name,
        sortField: "NAME",
        narrow: "title",
        lang: "de",
      },
      {
        key: "eu",
        header: t`EU`,
        cell: (row) => (row.isEu ? t`Mitglied der EU` : t`Nicht in der EU`),
        sortField: "IS_EU",
        width: "180px",
        narrow: "meta",
      },
    ],
    [t],
  );
}
