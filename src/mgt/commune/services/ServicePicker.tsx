import { chakra, Input } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { searchTextMaxLength } from "#domain/limits";
import { serviceCatalogue, type Service } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";
import { useAnnounce } from "#ui/ui";
import { Icon } from "#ui/Icon";
import { SearchBox } from "#ui/SearchField";
import { groupNames } from "#ui/serviceGroupNames";
import type { ChosenService } from "./chosenServices";
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
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const found = serviceCatalogue.filter(
    (service) =>
      matchesSearch({ name: service.name, serviceId: service.id }, text, language) ||
      i18n._(groupNames[service.group]).toLowerCase().includes(text.trim().toLowerCase()),
  );
  const taken = new Set(chosen.map(({ serviceId }) => serviceId));
  const optionId = (position: number) => `${id}${position}`;

  const pick = (service: Service) => {
    onPick(service.id);
    announce(t`${service.name[language]} gewählt`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = found;
    if (length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: length - 1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = (active + step) % length;
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") {
      event.preventDefault();
      const service = found[active];
      if (service) pick(service);
    }
  };

  return (
    <Picker>
      <label htmlFor={`${id}text`}>{t`Dienst suchen`}</label>
      <SearchBox as="div">
        <Icon name="search" />
        <Input
          fontSize="sm"
          id={`${id}text`}
          data-focus-first
          type="text"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
          placeholder={t`Name oder Gruppe`}
          maxLength={searchTextMaxLength}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
            if (list.current) list.current.scrollTop = 0;
          }}
          onKeyDown={onKeyDown}
        />
      </SearchBox>
      <div id={`${id}list`} ref={list} role="listbox" aria-label={t`Dienste des Katalogs`} tabIndex={-1}>
        {found.length === 0 && <p>{t`Kein Dienst gefunden.`}</p>}
        {found.map((service, position) => (
          // The input above handles the keyboard.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={service.id}
            id={optionId(position)}
            role="option"
            aria-selected={position === active}
            tabIndex={-1}
            onClick={() => {
              setActive(position);
              pick(service);
            }}
          >
            <span>{service.name[language]}</span>
            <small>
              {existing.has(service.id)
                ? t`Schon in dieser Kommune`
                : taken.has(service.id)
                  ? t`Gewählt`
                  : i18n._(groupNames[service.group])}
            </small>
          </div>
        ))}
      </div>
    </Picker>
  );
}
