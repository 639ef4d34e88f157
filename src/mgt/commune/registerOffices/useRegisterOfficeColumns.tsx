import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { Column } from "#ui/table/columns";
import type { RegisterOfficesTable_commune$data } from "./__generated__/RegisterOfficesTable_commune.graphql";

export type RegisterOfficeRow = RegisterOfficesTable_commune$data["registerOffices"]["edges"][number]["node"];

export function useRegisterOfficeColumns(): readonly Column<RegisterOfficeRow>[] {
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
        key: "identifier",
        header: t`Kennung`,
        cell: (row) => row.identifier,
        sortField: "IDENTIFIER",
        width: "130px",
        narrow: "meta",
      },
      {
        key: "prefix",
        header: t`Präfix`,
        cell: (row) => row.authorityPrefix,
        width: "80px",
        isHideable: true,
      },
      { key: "url", header: t`Adresse`, cell: (row) => row.url, isHideable: true },
      {
        key: "certificates",
        header: t`Nur Urkunden`,
        cell: (row) => (row.certificatesOnly ? t`Ja` : "–"),
        width: "112px",
        isHideable: true,
      },
    ],
    [t],
  );
}
