import { chakra, createListCollection, Input, useListbox } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { searchMatcher } from "#domain/searchText";
import { searchTextMaxLength } from "#domain/limits";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";
import { useAnnounce } from "#ui/ui";
import { Icon } from "#ui/Icon";
import { SearchBox } from "#ui/SearchField";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";
import type { ChosenService } from "./ChosenServices";
import { matchesSearch } from "./listedServices";

const Picker = chakra("div", {
  base: {
    "& > label": { display: "block", mb: 1, fontWeight: "medium" },
    "& [role=listbox]": {
      h: "240px",
      mt: 1.5,
      p: 1,
      overflowY: "auto",
      border: "1px solid",
      borderColor: "border",
      borderRadius: "md",
    },
    "& [role=listbox] > p": { p: 2, color: "fg.muted" },
    "& [role=option]": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: 3,
      minH: 8,
      py: 1,
      px: 2,
      borderRadius: "sm",
      cursor: "pointer",
      _hover: { bg: "bg.muted" },
    },
    "& [role=option][aria-selected=true]": { bg: "accent.subtle" },
    "& small": { color: "fg.muted", fontSize: "xs", textAlign: "end" },
  },
});

interface ServicePickerProps {
  /** Ids of the services that the commune already has. */
  readonly existing: ReadonlySet<string>;
  readonly chosen: readonly ChosenService[];
  readonly onPick: (serviceId: string) => void;
}

/** Searchable service catalogue: arrow keys move, Enter adds a service. */
export function ServicePicker({ existing, chosen, onPick }: ServicePickerProps) {
  const announce = useAnnounce();
  const { t, i18n } = useLingui();
  const id = useId();
  const language = useLocale();
  const [text, setText] = useState("");
  const matchesText = searchMatcher(text);
  const found = serviceCatalogue.filter(
    (service) =>
      matchesSearch({ name: service.name, serviceId: service.id }, text, language) ||
      matchesText(i18n._(serviceGroupLabels[service.group])),
  );
  const taken = new Set(chosen.map(({ serviceId }) => serviceId));
  const listbox = useListbox({
    collection: createListCollection({
      items: found,
      itemToValue: (service) => service.id,
      itemToString: (service) => service.name[language],
    }),
    defaultHighlightedValue: found[0]?.id ?? null,
    loopFocus: true,
    // No selection: the same service can be picked again.
    value: [],
    onSelect: ({ value }) => {
      const service = found.find((one) => one.id === value);
      if (!service) return;
      onPick(service.id);
      announce(t`${service.name[language]} gewählt`);
    },
  });
  const { size: _size, ...input } = listbox.getInputProps({ autoHighlight: true });

  return (
    <Picker>
      <label htmlFor={`${id}text`}>{t`Dienst suchen`}</label>
      <SearchBox as="div">
        <Icon name="search" />
        <Input
          {...input}
          fontSize="sm"
          id={`${id}text`}
          data-focus-first
          type="text"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={input["aria-controls"]}
          placeholder={t`Name oder Gruppe`}
          maxLength={searchTextMaxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </SearchBox>
      <div
        {...listbox.getContentProps()}
        aria-label={t`Dienste des Katalogs`}
        aria-labelledby={undefined}
        tabIndex={-1}
      >
        {found.length === 0 && <p>{t`Kein Dienst gefunden.`}</p>}
        {found.map((service) => (
          <div
            key={service.id}
            {...listbox.getItemProps({ item: service })}
            aria-selected={service.id === listbox.highlightedValue}
            // Keep the focus in the input.
            onMouseDown={(event) => event.preventDefault()}
          >
            <span>{service.name[language]}</span>
            <small>
              {existing.has(service.id)
                ? t`Schon in dieser Kommune`
                : taken.has(service.id)
                  ? t`Gewählt`
                  : i18n._(serviceGroupLabels[service.group])}
            </small>
          </div>
        ))}
      </div>
    </Picker>
  );
}
