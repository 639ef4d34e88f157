import { useMemo } from "react";
import type { ResidentialPropertyField } from "#domain/imports/residentialPropertyFormat";
import { useColumnName } from "#mgt/imports/useColumnName";
import type { Column } from "#ui/table/columns";
import type { ResidentialPropertiesSectionQuery$data } from "./__generated__/ResidentialPropertiesSectionQuery.graphql";

type Commune = NonNullable<ResidentialPropertiesSectionQuery$data["commune"]>;
type Page = NonNullable<Extract<Commune["residentialProperties"], { readonly ok: true }>["value"]>;
export type ResidentialPropertyRow = Page["edges"][number]["node"];

type Layout = Omit<Column<ResidentialPropertyRow>, "key" | "header" | "cell">;

/** All ten fields; only those that identify an address are visible by default. */
const layouts: Readonly<Record<ResidentialPropertyField, Layout>> = {
  street: { sortField: "STREET", narrow: "title" },
  houseNumber: { width: "110px", narrow: "aside" },
  letter: { width: "100px", isHideable: true },
  partNumber: { width: "110px", isHideable: true, isHiddenAtFirst: true },
  supplements: { isHideable: true, isHiddenAtFirst: true },
  houseNumberLetter: { width: "130px", isHideable: true, isHiddenAtFirst: true },
  postalCode: { sortField: "POSTAL_CODE", width: "120px", narrow: "meta" },
  location: { sortField: "LOCATION", narrow: "meta" },
  district: { sortField: "DISTRICT", isHideable: true },
  ags: { width: "110px", isHideable: true, isHiddenAtFirst: true },
};

const german = new Set<ResidentialPropertyField>(["street", "location", "district", "supplements"]);

export function useResidentialPropertyColumns(): readonly Column<ResidentialPropertyRow>[] {
  const nameOf = useColumnName();
  return useMemo(
    () =>
      (Object.keys(layouts) as ResidentialPropertyField[]).map((field) => ({
        ...layouts[field],
        key: field,
        header: nameOf(field),
        cell: (row) => row[field],
        ...(german.has(field) && { lang: "de" }),
      })),
    [nameOf],
  );
}
