import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { federalStates, federalStateName, type FederalStateCode } from "#domain/federalStates";
import { FilterPopover } from "#ui/FilterPopover";

const Choices = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", sm: "1fr 1fr" },
    columnGap: 2,
    "& label": {
      display: "flex",
      alignItems: "center",
      gap: 2,
      minHeight: { base: "40px", sm: "28px" },
      px: 2,
      borderRadius: "sm",
      cursor: "pointer",
    },
    "& label:hover": { bg: "bg.muted" },
    "& input": { width: "16px", height: "16px", m: 0, accentColor: "var(--accent-solid)" },
  },
});

const byName = [...federalStates].sort((one, other) => one.name.localeCompare(other.name, "de"));

interface StateFilterProps {
  readonly chosen: readonly FederalStateCode[];
  readonly onChoose: (states: FederalStateCode[]) => void;
}

export function StateFilter({ chosen, onChoose }: StateFilterProps) {
  const { t } = useLingui();
  const [first] = chosen;
  const inShort = chosen.length > 1 ? String(chosen.length) : first && federalStateName(first);
  return (
    <FilterPopover label={t`Land`} value={inShort}>
      <Choices>
        {byName.map(({ code, name }) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={chosen.includes(code)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, code] : chosen.filter((other) => other !== code))
              }
            />
            <span lang="de">{name}</span>
          </label>
        ))}
      </Choices>
    </FilterPopover>
  );
}
