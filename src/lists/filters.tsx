/** What restricts a list, declared once each: its control, and what is said of the values that are set. */
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Fragment, type ReactNode } from "react";
import { groupServices, serviceCatalogue } from "#domain/serviceCatalogue";
import { useServiceName } from "#i18n/useServiceName";
import { FilterButton, FilterPopover } from "#ui/FilterPopover";
import { FilterSelect } from "#ui/FilterSelect";
import { groupNames } from "#ui/serviceGroupNames";
import { ChoiceFilter, ChoiceList, type Choice, type ChoiceGroup } from "#ui/table/ChoiceFilter";

/** A value that restricts the list, to be taken away by itself. */
export interface FilterChip {
  readonly key: string;
  /** The filter it belongs to; absent: the content says it. */
  readonly label?: string;
  readonly content: ReactNode;
  readonly remove: () => void;
}

export interface ListFilter {
  readonly label: string;
  readonly isSet: boolean;
  /** In the toolbar. */
  readonly control: ReactNode;
  /** In a panel with others, with its label; absent: it stands in the toolbar only. */
  readonly field?: ReactNode;
  /** Absent: its control alone says what is set. */
  readonly chips?: readonly FilterChip[];
  /** What is wrong with its values in the address, which are left out. */
  readonly faults?: readonly ReactNode[];
}

/** Fields of a filter below each other, each under its name. */
export const FilterFields = chakra("div", {
  base: {
    w: "min(320px, calc(100vw - 28px))",
    p: 1,
    "& b": { display: "block", m: "12px 4px 4px", fontWeight: "medium" },
    "& > :first-child > b": { mt: 0 },
    "& .choice-list label": { px: 1 },
  },
});

/** Of more values of one filter the chip only tells their number. */
const chipsMax = 6;

interface ChoiceFilterOptions<Value extends string> {
  readonly label: string;
  /** All that can be chosen, in groups where there are many; absent: the control knows. */
  readonly choices?: readonly Choice<Value>[];
  readonly groups?: readonly ChoiceGroup<Value>[];
  /** As in the address. */
  readonly chosen: readonly Value[] | undefined;
  readonly onChoose: (chosen: readonly Value[]) => void;
  /** In the toolbar instead of a button that opens the choices. */
  readonly control?: ReactNode;
  /** What a chip says of a value; the label of its choice unless said. */
  readonly contentOf?: (value: Value) => ReactNode;
}

/** Any number of values. */
export function choiceFilter<Value extends string>(options: ChoiceFilterOptions<Value>): ListFilter {
  const { label, choices = [], groups = [{ choices }], chosen = [], onChoose, control, contentOf } = options;
  const nameOf = (value: Value) =>
    groups.flatMap((group) => group.choices).find((choice) => choice.value === value)?.label ?? value;
  const list = { label, groups, chosen, onChoose };
  return {
    label,
    isSet: chosen.length > 0,
    control: control ?? <ChoiceFilter {...list} />,
    field: (
      <div>
        <b>{label}</b>
        <ChoiceList {...list} />
      </div>
    ),
    chips:
      chosen.length > chipsMax
        ? [{ key: label, label, content: chosen.length, remove: () => onChoose([]) }]
        : chosen.map((value) => ({
            key: `${label} ${value}`,
            label,
            content: contentOf ? contentOf(value) : nameOf(value),
            remove: () => onChoose(chosen.filter((other) => other !== value)),
          })),
  };
}

interface SelectFilterOptions<Value extends string> {
  readonly label: string;
  /** What the list shows without the filter, e.g. "Alle Staaten". */
  readonly all: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (chosen: Value | undefined) => void;
}

/** One value of a few. */
export function selectFilter<Value extends string>(options: SelectFilterOptions<Value>): ListFilter {
  const { label, all, choices, chosen, onChoose } = options;
  const choose = (text: string) => onChoose(choices.find(({ value }) => value === text)?.value);
  return {
    label,
    isSet: chosen !== undefined,
    control: (
      <FilterSelect label={label} value={chosen ?? ""} isSet={chosen !== undefined} onChoose={choose}>
        <option value="">{all}</option>
        {choices.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </FilterSelect>
    ),
    chips:
      chosen === undefined
        ? []
        : [
            {
              key: label,
              label,
              content: choices.find(({ value }) => value === chosen)?.label,
              remove: () => onChoose(undefined),
            },
          ],
  };
}

interface FlagFilterOptions {
  /** Says what remains with it. */
  readonly label: string;
  readonly isSet: boolean;
  readonly onChange: (isSet: true | undefined) => void;
}

/** On or off. */
export function flagFilter({ label, isSet, onChange }: FlagFilterOptions): ListFilter {
  return {
    label,
    isSet,
    control: (
      <FilterButton isSet={isSet} aria-pressed={isSet} onClick={() => onChange(isSet ? undefined : true)}>
        {label}
      </FilterButton>
    ),
    chips: isSet ? [{ key: label, content: label, remove: () => onChange(undefined) }] : [],
  };
}

/** Those that are needed less often, behind one button. */
export function furtherFilters(label: string, filters: readonly ListFilter[]): ListFilter {
  const set = filters.filter(({ isSet }) => isSet).length;
  return {
    label,
    isSet: set > 0,
    control: (
      <FilterPopover label={label} value={set > 0 ? String(set) : undefined}>
        <FilterFields>
          {filters.map(({ label: name, field }) => (
            <Fragment key={name}>{field}</Fragment>
          ))}
        </FilterFields>
      </FilterPopover>
    ),
    chips: filters.flatMap(({ chips = [] }) => chips),
    faults: filters.flatMap(({ faults = [] }) => faults),
  };
}

const services = groupServices(serviceCatalogue.map(({ id }) => id));

/** Services, in their groups. */
export function useServiceFilter(
  chosen: readonly string[] | undefined,
  onChoose: (services: readonly string[]) => void,
): ListFilter {
  const { t, i18n } = useLingui();
  const serviceName = useServiceName();
  return choiceFilter({
    label: t`Dienst`,
    groups: services.map(({ group, services: ofGroup }) => ({
      label: i18n._(groupNames[group]),
      choices: ofGroup.map(({ id }) => ({ value: id, label: serviceName(id) })),
    })),
    chosen,
    onChoose,
  });
}
