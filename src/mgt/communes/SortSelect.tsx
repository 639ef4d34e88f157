import { Box } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { FilterSelect } from "#ui/FilterSelect";
import { communesList, type CommuneSort } from "./communesList";

interface SortSelectProps {
  readonly sort: CommuneSort | undefined;
  /** Hidden where the column headers are visible. */
  readonly isForSmallOnly: boolean;
  readonly onChoose: (sort: CommuneSort | undefined) => void;
}

export function SortSelect({ sort, isForSmallOnly, onChoose }: SortSelectProps) {
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
