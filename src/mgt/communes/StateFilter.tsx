import { useLingui } from "@lingui/react/macro";
import { federalStates, type FederalStateCode } from "#domain/federalStates";
import { ChoiceFilter } from "#ui/table/ChoiceFilter";

const byName = [...federalStates]
  .sort((one, other) => one.name.localeCompare(other.name, "de"))
  .map(({ code, name }) => ({ value: code, label: name }));

interface StateFilterProps {
  readonly chosen: readonly FederalStateCode[];
  readonly onChoose: (states: FederalStateCode[]) => void;
}

export function StateFilter({ chosen, onChoose }: StateFilterProps) {
  const { t } = useLingui();
  return (
    <ChoiceFilter
      label={t`Land`}
      lang="de"
      columns={2}
      groups={[{ choices: byName }]}
      chosen={chosen}
      onChoose={(states) => onChoose([...states])}
    />
  );
}
