import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
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
  // A mark shows at once and counts for the next one; the address follows a moment later.
  const [marked, setMarked] = useState(chosen);
  const [followed, setFollowed] = useState(chosen.join());
  if (followed !== chosen.join()) {
    setFollowed(chosen.join());
    setMarked(chosen);
  }
  const mark = (code: FederalStateCode, isChecked: boolean) => {
    const states = isChecked ? [...marked, code] : marked.filter((other) => other !== code);
    setMarked(states);
    onChoose(states);
  };
  const [first] = chosen;
  const inShort = chosen.length > 1 ? String(chosen.length) : first && federalStateName(first);
  return (
    <FilterPopover label={t`Land`} value={inShort}>
      <div className="states-filter">
        {byName.map(({ code, name }) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={marked.includes(code)}
              onChange={({ target }) => mark(code, target.checked)}
            />
            <span lang="de">{name}</span>
          </label>
        ))}
      </div>
    </FilterPopover>
  );
}
