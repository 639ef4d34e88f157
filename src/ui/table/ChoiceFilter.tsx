import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { searchForms } from "#domain/searchText";
import { FilterPopover } from "#ui/FilterPopover";
import { SearchField } from "#ui/SearchField";
import "./choiceFilter.css";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface ChoiceGroup<Value extends string> {
  /** Absent: the only one. */
  readonly label?: string;
  readonly choices: readonly Choice<Value>[];
}

interface ChoiceListProps<Value extends string> {
  /** Names the list. */
  readonly label: string;
  readonly groups: readonly ChoiceGroup<Value>[];
  readonly chosen: readonly Value[];
  readonly onChoose: (chosen: readonly Value[]) => void;
}

/** More choices than so many can be searched. */
const choicesWithoutSearch = 20;

/** The groups with what is found in them; of a group that is found by its own name, all. */
function findChoices<Value extends string>(
  groups: readonly ChoiceGroup<Value>[],
  text: string,
): readonly ChoiceGroup<Value>[] {
  const wanted = searchForms(text);
  const isFound = (label: string) =>
    searchForms(label).some((form) => wanted.some((part) => form.includes(part)));
  return groups.flatMap((group) => {
    if (group.label !== undefined && isFound(group.label)) return [group];
    const choices = group.choices.filter(({ label }) => isFound(label));
    return choices.length > 0 ? [{ ...group, choices }] : [];
  });
}

/** Boxes for the values of a filter; a mark shows at once, the address follows a moment later. */
export function ChoiceList<Value extends string>({
  label,
  groups,
  chosen,
  onChoose,
}: ChoiceListProps<Value>) {
  const [marked, setMarked] = useState(chosen);
  const [followed, setFollowed] = useState(chosen.join());
  if (followed !== chosen.join()) {
    setFollowed(chosen.join());
    setMarked(chosen);
  }
  const mark = (values: readonly Value[], isMarked: boolean) => {
    const others = marked.filter((value) => !values.includes(value));
    const next = isMarked ? [...others, ...values] : others;
    setMarked(next);
    onChoose(next);
  };
  const { t } = useLingui();
  const [text, setText] = useState("");
  const isSearchable = groups.reduce((sum, { choices }) => sum + choices.length, 0) > choicesWithoutSearch;
  const found = text.trim() ? findChoices(groups, text) : groups;
  return (
    <div className="choice-list" role="group" aria-label={label}>
      {isSearchable && (
        <div className="choice-search">
          <SearchField label={t`${label} suchen`} value={text} onType={setText} />
        </div>
      )}
      <p role="status" className="choice-none">
        {found.length === 0 && <Trans>Nichts gefunden</Trans>}
      </p>
      {found.map(({ label: groupLabel, choices }) => {
        const values = choices.map(({ value }) => value);
        const count = values.filter((value) => marked.includes(value)).length;
        return (
          <div key={groupLabel ?? ""} role="group" aria-label={groupLabel}>
            {groupLabel !== undefined && (
              <label data-part="group">
                <input
                  type="checkbox"
                  checked={count === values.length}
                  ref={(box) => {
                    if (box) box.indeterminate = count > 0 && count < values.length;
                  }}
                  onChange={({ target }) => mark(values, target.checked)}
                />
                {groupLabel}
              </label>
            )}
            {choices.map(({ value, label: name }) => (
              <label key={value}>
                <input
                  type="checkbox"
                  checked={marked.includes(value)}
                  onChange={({ target }) => mark([value], target.checked)}
                />
                {name}
              </label>
            ))}
          </div>
        );
      })}
    </div>
  );
}

/** A filter of several values behind a button that says which: the one, or how many. */
export function ChoiceFilter<Value extends string>(list: ChoiceListProps<Value>) {
  const { label, groups, chosen } = list;
  const [first] = chosen;
  const whole = groups.find(
    ({ label: name, choices }) =>
      name !== undefined &&
      choices.length === chosen.length &&
      choices.every(({ value }) => chosen.includes(value)),
  );
  const named = groups.flatMap(({ choices }) => choices).find(({ value }) => value === first)?.label;
  const inShort =
    chosen.length === 0 ? undefined : chosen.length === 1 ? named : (whole?.label ?? String(chosen.length));
  return (
    <FilterPopover label={label} value={inShort}>
      <ChoiceList {...list} />
    </FilterPopover>
  );
}
