/** Filters of lists, declared once each: control, panel field, chips and invalid values. */
import { chakra } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Fragment, type ReactNode } from "react";
import { groupServices, serviceCatalogue } from "#domain/serviceCatalogue";
import { useServiceName } from "#i18n/useServiceName";
import { FilterButton, FilterPopover } from "#ui/FilterPopover";
import { FilterSelect } from "#ui/FilterSelect";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";
import { ChoiceFilter, ChoiceList, type Choice, type ChoiceGroup } from "#ui/table/ChoiceFilter";

/** An active filter value that can be removed. */
export interface FilterChip {
  readonly key: string;
  /** Name of the filter; omitted if the content says it. */
  readonly label?: string;
  readonly content: ReactNode;
  readonly remove: () => void;
}

export interface ListFilter {
  readonly label: string;
  readonly isSet: boolean;
  /** Control in the toolbar. */
  readonly control: ReactNode;
  /** Labelled field for a panel of filters; without it the filter is only in the toolbar. */
  readonly field?: ReactNode;
  /** Without it, only the control shows the value. */
  readonly chips?: readonly FilterChip[];
  /** Messages about invalid values in the URL, which are ignored. */
  readonly faults?: readonly ReactNode[];
}

/** Fields of a filter in a column, each below its name. */
export const FilterFields = chakra("div", {
  base: {
    w: "min(320px, calc(100vw - 28px))",
    p: 1,
    "& b": { display: "block", m: "12px 4px 4px", fontWeight: "medium" },
    "& > :first-child > b": { mt: 0 },
    "& .choice-list label": { px: 1 },
  },
});

/** With more values, one chip shows only their number. */
const chipsMax = 6;

interface ChoiceFilterOptions<Value extends string> {
  readonly label: string;
  /** Choices, grouped if there are many; omitted if `control` has its own. */
  readonly choices?: readonly Choice<Value>[];
  readonly groups?: readonly ChoiceGroup<Value>[];
  /** Values from the URL. */
  readonly chosen: readonly Value[] | undefined;
  readonly onChoose: (chosen: readonly Value[]) => void;
  /** Replaces the button that opens the choices. */
  readonly control?: ReactNode;
  /** Content of a value's chip; defaults to the label of the choice. */
  readonly contentOf?: (value: Value) => ReactNode;
}

/** Filter by any number of values. */
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
  /** Label of the unfiltered state, e.g. "Alle Staaten". */
  readonly all: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value | undefined;
  readonly onChoose: (chosen: Value | undefined) => void;
}

/** Filter by one of a few values. */
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
  /** Describes the filtered rows. */
  readonly label: string;
  readonly isSet: boolean;
  readonly onChange: (isSet: true | undefined) => void;
}

/** Filter that is on or off. */
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

/** Combines less common filters behind one button. */
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

/** Filter by services, in their groups. */
export function useServiceFilter(
  chosen: readonly string[] | undefined,
  onChoose: (services: readonly string[]) => void,
): ListFilter {
  const { t, i18n } = useLingui();
  const serviceName = useServiceName();
  return choiceFilter({
    label: t`Dienst`,
    groups: services.map(({ group, services: ofGroup }) => ({
      label: i18n._(serviceGroupLabels[group]),
      choices: ofGroup.map(({ id }) => ({ value: id, label: serviceName(id) })),
    })),
    chosen,
    onChoose,
  });
}
