import { createListCollection, Dialog as ChakraDialog, Portal, useCombobox } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { parseQuery } from "#domain/palette/query";
import { Key } from "#frame/shortcuts/Key";
import { useKeyNames } from "#frame/shortcuts/useKeyNames";
import { FocusReturn } from "#ui/Dialog";
import { Icon } from "#ui/Icon";
import { isEnter } from "#ui/isEnter";
import { useAnnounce } from "#ui/ui";
import { groupEntries, type RankedEntry } from "./paletteEntry";
import { PaletteFrame } from "./PaletteFrame";
import { PaletteOptions } from "./PaletteOptions";
import { usePaletteEntries } from "./usePaletteEntries";

/** Longest text; ids and e-mail addresses are shorter. */
const textMaxLength = 200;

/** Searches screens, communes, services, records and actions, and opens the chosen one. */
export function CommandPalette({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <ChakraDialog.Root
      open
      aria-label={t`Suchen und springen`}
      initialFocusEl={() => input.current}
      restoreFocus={false}
      onOpenChange={onClose}
    >
      <Portal>
        <ChakraDialog.Backdrop />
        <ChakraDialog.Positioner alignItems={{ base: "stretch", sm: "flex-start" }}>
          <ChakraDialog.Content
            overflow="hidden"
            maxW={{ sm: "640px" }}
            maxH={{ base: "100dvh", sm: "calc(100dvh - 144px)" }}
            mt={{ base: 0, sm: "96px" }}
            borderRadius={{ base: 0, sm: "lg" }}
          >
            <PaletteSearch input={input} onClose={onClose} />
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
      <FocusReturn />
    </ChakraDialog.Root>
  );
}

interface PaletteSearchProps {
  readonly input: React.RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

function PaletteSearch({ input, onClose }: PaletteSearchProps) {
  const { t } = useLingui();
  const router = useRouter();
  const [typed, setTyped] = useState("");
  // Typing is not held up by the list.
  const text = useDeferredValue(typed);
  const query = useMemo(() => parseQuery(text), [text]);
  const { entries, isSearching, failure } = usePaletteEntries(text, query);
  const hasText = query.length > 0;
  const groups = useMemo(() => groupEntries(entries, hasText), [entries, hasText]);
  const shown = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const collection = useMemo(
    () =>
      createListCollection({
        items: shown,
        itemToValue: ({ key }) => key,
        itemToString: ({ title }) => title,
      }),
    [shown],
  );
  /** The entry chosen by arrow keys or pointer; the first one while it is not listed. */
  const [chosen, setChosen] = useState<string | null>(null);
  const highlighted = shown.some(({ key }) => key === chosen) ? chosen : (shown[0]?.key ?? null);

  const open = (entry: RankedEntry) => {
    onClose();
    if (entry.path !== undefined) router.history.push(entry.path);
    entry.run?.();
  };
  const combobox = useCombobox({
    collection,
    open: true,
    disableLayer: true,
    closeOnSelect: false,
    selectionBehavior: "preserve",
    value: [],
    navigate: null,
    highlightedValue: highlighted,
    onHighlightChange: ({ highlightedValue }) => {
      if (highlightedValue !== null) setChosen(highlightedValue);
    },
    onInputValueChange: ({ inputValue, reason }) => {
      if (reason !== "input-change") return;
      setTyped(inputValue);
      setChosen(null);
    },
    onSelect: ({ itemValue }) => {
      const entry = collection.find(itemValue);
      if (entry) open(entry);
    },
  });
  useAnnouncedCount(shown.length, isSearching, text);

  /** Ctrl+Enter opens a new tab and keeps the palette. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnter(event) || !(event.ctrlKey || event.metaKey)) return;
    const path = highlighted === null ? undefined : collection.find(highlighted)?.path;
    event.preventDefault();
    event.stopPropagation();
    if (path !== undefined) window.open(path, "_blank", "noopener");
  };
  const keyName = useKeyNames();
  return (
    <PaletteFrame>
      <div data-part="field" onKeyDownCapture={onKeyDown}>
        <Icon name="search" />
        <input
          {...combobox.getInputProps()}
          ref={input}
          aria-label={t`Suchen und springen`}
          placeholder={t`Seite, Kommune, Dienst, Benutzer, Kennung …`}
          maxLength={textMaxLength}
          enterKeyHint="go"
        />
        <ChakraDialog.CloseTrigger asChild>
          <button type="button" data-part="close" aria-label={t`Schließen`}>
            <Key>{keyName("Escape")}</Key>
          </button>
        </ChakraDialog.CloseTrigger>
      </div>
      <div {...combobox.getContentProps()} data-part="list" aria-label={t`Treffer`}>
        <PaletteOptions
          groups={groups}
          query={query}
          highlighted={highlighted}
          propsOf={(entry) => combobox.getItemProps({ item: entry })}
        />
      </div>
      {failure && (
        <p role="alert" data-part="notice">
          {failure}
        </p>
      )}
      {shown.length === 0 && !isSearching && !failure && (
        <p data-part="notice">
          <Trans>Nichts gefunden. Prüfen Sie die Schreibweise, oder tippen Sie nur den Anfang.</Trans>
        </p>
      )}
      <footer data-part="footer">
        <span data-part="hint">
          <Key>↑</Key> <Key>↓</Key> <Trans>wählen</Trans>
        </span>
        <span data-part="hint">
          <Key>{keyName("Enter")}</Key> <Trans>öffnen</Trans>
        </span>
        <span data-part="hint">
          <Key>{keyName("Mod")}</Key> <Key>{keyName("Enter")}</Key> <Trans>in neuem Tab</Trans>
        </span>
        <span data-part="count">
          {isSearching ? (
            <Trans>Wird gesucht …</Trans>
          ) : (
            <Plural value={shown.length} one="# Treffer" other="# Treffer" />
          )}
        </span>
      </footer>
    </PaletteFrame>
  );
}

/** Announces the number of hits once a search is complete. */
function useAnnouncedCount(count: number, isSearching: boolean, text: string) {
  const { t } = useLingui();
  const announce = useAnnounce();
  useEffect(() => {
    if (text.trim() === "" || isSearching) return;
    announce(t`${plural(count, { one: "# Treffer", other: "# Treffer" })}`);
  }, [announce, t, count, isSearching, text]);
}
