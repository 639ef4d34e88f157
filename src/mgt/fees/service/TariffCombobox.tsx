import { Combobox, createListCollection, Input, useCombobox, type SystemStyleObject } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import type { TariffEntry } from "#domain/feeTariff";
import { controlProps } from "#forms/fields/FieldFrame";
import type { FormField } from "#forms/fields/withField";
import { positioning } from "#ui/PopoverPanel";
import { useAnnounce } from "#ui/ui";
import { isEnter } from "#ui/isEnter";
import type { Tariff } from "./useTariff";
import { useTariffLabels } from "./useTariffLabels";

interface TariffComboboxProps {
  readonly field: FormField<string>;
  readonly tariff: Tariff;
  /** Id of the element with the fee of the entry; null if there is none. */
  readonly lineId: string | null;
  readonly onChoose: (entry: TariffEntry) => void;
}

/** Number, beginning of the text, and fee. */
const option: SystemStyleObject = {
  display: "grid",
  gridTemplateColumns: "64px minmax(0, 1fr) auto",
  columnGap: 3,
  "& > span": { lineClamp: 2 },
  "& > small": { color: "fg.muted", fontSize: "xs", whiteSpace: "nowrap" },
};

/** A combobox with suggestions from the tariff. */
export function TariffCombobox({ field, tariff, lineId, onChoose }: TariffComboboxProps) {
  const { proposals, entry } = tariff;
  const { t } = useLingui();
  const announce = useAnnounce();
  const { frameOf } = useTariffLabels();
  /** Whether to show suggestions, if any. */
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && proposals.length > 0;
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...proposals],
        itemToValue: ({ gebOstNr }) => gebOstNr,
        itemToString: ({ gebOstNr, text }) => `${gebOstNr} ${text}`,
      }),
    [proposals],
  );
  /** The text of the input, which may be ahead of the field. */
  const typed = useRef(field.value);
  const combobox = useCombobox({
    collection,
    positioning: { ...positioning("bottom-start"), sameWidth: true },
    allowCustomValue: true,
    // The text is the value; choosing an entry only sets the text.
    selectionBehavior: "preserve",
    value: [],
    // Not controlled: Chakra would write back an older value while the next key is typed.
    defaultInputValue: field.value,
    open: isOpen,
    onOpenChange: ({ open }) => setWanted(open),
    onInputValueChange: ({ inputValue, reason }) => {
      typed.current = inputValue;
      if (reason === "input-change") field.setValue(inputValue);
    },
    onSelect: ({ itemValue }) => {
      const chosen = collection.find(itemValue);
      if (chosen) onChoose(chosen);
    },
  });
  const { setInputValue } = combobox;
  useLayoutEffect(() => {
    if (field.value !== typed.current) setInputValue(field.value);
  });
  useEffect(() => {
    if (isOpen) announce(t`${plural(proposals.length, { one: "# Vorschlag", other: "# Vorschläge" })}`);
  }, [isOpen, proposals, announce, t]);

  /** While the list is open, Enter does not submit the form. Without a highlighted entry, it accepts the typed text. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || !isOpen || combobox.highlightedValue !== null) return;
    event.preventDefault();
    if (entry) onChoose(entry);
  };
  const { value: _value, onChange: _onChange, onBlur, ...control } = controlProps(field, undefined);
  const descriptions = [control["aria-describedby"], lineId].filter(Boolean);
  return (
    <Combobox.RootProvider value={combobox} lazyMount unmountOnExit>
      <Combobox.Control>
        <Combobox.Input
          asChild
          {...control}
          aria-describedby={descriptions.join(" ") || undefined}
          data-focus-first=""
          onKeyDown={onKeyDown}
          onBlur={() => {
            onBlur();
            // Suggestions that arrive later must not open the list, which would take the focus.
            if (!isOpen) setWanted(false);
          }}
        >
          <Input fontFamily="mono" />
        </Combobox.Input>
      </Combobox.Control>
      <Combobox.Positioner>
        <Combobox.Content>
          {proposals.map((one) => (
            <Combobox.Item key={one.gebOstNr} item={one} css={option}>
              <code>{one.gebOstNr}</code>
              <span lang="de">{one.text}</span>
              <small>{frameOf(one)}</small>
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.RootProvider>
  );
}
