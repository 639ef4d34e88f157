import { useLingui } from "@lingui/react/macro";
import { federalStates, federalStateName, type FederalStateCode } from "#domain/federalStates";
import { FilterPopover } from "#ui/FilterPopover";
import "./communesToolbar.css";

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
      <div className="states-filter">
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
      </div>
    </FilterPopover>
  );
}
