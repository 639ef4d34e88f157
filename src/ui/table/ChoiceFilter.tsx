import { Box } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { searchMatcher } from "#domain/searchText";
import { Choices } from "#ui/Choices";
import { FilterPopover } from "#ui/FilterPopover";
import { SearchField } from "#ui/SearchField";
import { useImmediateValue } from "#ui/useImmediateValue";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface ChoiceGroup<Value extends string> {
  /** Absent if there is only one group. */
  readonly label?: string;
  readonly choices: readonly Choice<Value>[];
}

interface ChoiceListProps<Value extends string> {
  readonly label: string;
  /** Language of the choices if it differs from the user's. */
  readonly lang?: string;
  readonly columns?: 1 | 2;
  readonly groups: readonly ChoiceGroup<Value>[];
  readonly chosen: readonly Value[];
  readonly onChoose: (chosen: readonly Value[]) => void;
}

/** Longer lists have a search field. */
const choicesWithoutSearch = 20;

/** Filters the choices by text. A group whose name matches keeps all of its choices. */
function findChoices<Value extends string>(
  groups: readonly ChoiceGroup<Value>[],
  text: string,
): readonly ChoiceGroup<Value>[] {
  const isFound = searchMatcher(text);
  return groups.flatMap((group) => {
    if (group.label !== undefined && isFound(group.label)) return [group];
    const choices = group.choices.filter(({ label }) => isFound(label));
    return choices.length > 0 ? [{ ...group, choices }] : [];
  });
}

/** Checkboxes for the values of a filter. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { label, lang, columns = 1, groups, chosen, onChoose } = props;
  const [checked, setChecked] = useImmediateValue(chosen);
  const check = (values: readonly Value[], isChecked: boolean) => {
    const others = checked.filter((value) => !values.includes(value));
    const next = isChecked ? [...others, ...values] : others;
    setChecked(next);
    onChoose(next);
  };
  const { t } = useLingui();
  const [text, setText] = useState("");
  const isSearchable = groups.reduce((sum, { choices }) => sum + choices.length, 0) > choicesWithoutSearch;
  const found = text.trim() ? findChoices(groups, text) : groups;
  return (
    <Choices
      className="choice-list"
      role="group"
      aria-label={label}
      minW={isSearchable ? "min(320px, calc(100vw - 40px))" : undefined}
      css={{
        "& [data-part=group]": { fontWeight: "semibold" },
        "& [data-part=group] ~ label": { ps: 6 },
        "& [data-columns='2']": { display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, columnGap: 2 },
      }}
    >
      {isSearchable && (
        <Box position="sticky" top="-6px" zIndex={1} m="-6px -6px 0" p={1.5} bg="bg.panel">
          <SearchField label={t`${label} suchen`} value={text} onType={setText} />
        </Box>
      )}
      <Box as="p" role="status" p={2} color="fg.muted" _empty={{ p: 0 }}>
        {found.length === 0 && <Trans>Nichts gefunden</Trans>}
      </Box>
      {found.map(({ label: groupLabel, choices }) => {
        const values = choices.map(({ value }) => value);
        const count = values.filter((value) => checked.includes(value)).length;
        return (
          <div key={groupLabel ?? ""} role="group" aria-label={groupLabel} data-columns={columns}>
            {groupLabel !== undefined && (
              <label data-part="group">
                <input
                  type="checkbox"
                  checked={count === values.length}
                  ref={(box) => {
                    if (box) box.indeterminate = count > 0 && count < values.length;
                  }}
                  onChange={({ target }) => check(values, target.checked)}
                />
                {groupLabel}
              </label>
            )}
            {choices.map(({ value, label: name }) => (
              <label key={value}>
                <input
                  type="checkbox"
                  checked={checked.includes(value)}
                  onChange={({ target }) => check([value], target.checked)}
                />
                <span lang={lang}>{name}</span>
              </label>
            ))}
          </div>
        );
      })}
    </Choices>
  );
}

/** A filter with several values. Its button shows the chosen value or the number of them. */
export function ChoiceFilter<Value extends string>(list: ChoiceListProps<Value>) {
  const { label, groups, chosen } = list;
  const [first] = chosen;
  const wholeGroup = groups.find(
    ({ label: name, choices }) =>
      name !== undefined &&
      choices.length === chosen.length &&
      choices.every(({ value }) => chosen.includes(value)),
  );
  const firstLabel = groups.flatMap(({ choices }) => choices).find(({ value }) => value === first)?.label;
  const summary =
    chosen.length === 0
      ? undefined
      : chosen.length === 1
        ? firstLabel
        : (wholeGroup?.label ?? String(chosen.length));
  return (
    <FilterPopover label={label} value={summary}>
      <ChoiceList {...list} />
    </FilterPopover>
  );
}
