import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { Column } from "#ui/table/columns";
import type { PostalCodesTable_commune$data } from "./__generated__/PostalCodesTable_commune.graphql";

export type PostalCodeRow = PostalCodesTable_commune$data["postalCodes"]["edges"][number]["node"];

export function usePostalCodeColumns(): readonly Column<PostalCodeRow>[] {
  const { t } = useLingui();
  return useMemo(
    () => [
      {
        key: "postalCode",
        header: t`Postleitzahl`,
        cell: (row) => row.postalCode,
        sortField: "POSTAL_CODE",
        width: "160px",
        narrow: "title",
      },
      {
        key: "place",
        header: t`Ort`,
        cell: (row) => row.place,
        sortField: "PLACE",
        narrow: "meta",
        lang: "de",
      },
    ],
    [t],
  );
}
