import { Dialog as ChakraDialog } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { memo, useEffect, useId, useMemo, useState, type RefObject } from "react";
import { parseQuery } from "#domain/palette/query";
import { groupEntries } from "#domain/palette/rank";
import { isAddress, typedText } from "#domain/palette/typedText";
import { LiveRegion } from "#frame/LiveRegion";
import { Key } from "#frame/shortcuts/Key";
import { useKeyNames } from "#frame/shortcuts/useKeyNames";
import { Icon } from "#ui/Icon";
import { useAnnounce } from "#ui/ui";
import { paletteGroups, type RankedEntry } from "./paletteEntry";
import type { PaletteMemory } from "./paletteMemory";
import { PaletteOptions } from "./PaletteOptions";
import { useChosenOption } from "./useChosenOption";
import { usePaletteEntries } from "./usePaletteEntries";
import { usePastedAddress } from "./usePastedAddress";

/** Longest text: the address of a list with many filters. */
const textMaxLength = 2_000;

interface PaletteSearchProps {
  readonly memory: PaletteMemory;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

/** The field with its options. Not Chakra's combobox: it restores an older text when each key changes the options. */
export function PaletteSearch({ memory, input, onClose }: PaletteSearchProps) {
  const { t } = useLingui();
  const router = useRouter();
  const listId = useId();
  const [text, setText] = useState("");
  const typed = useMemo(() => typedText(text), [text]);
  const query = useMemo(() => parseQuery(typed), [typed]);
  const address = usePastedAddress(typed, memory);
  const { entries, failure, ...search } = usePaletteEntries(typed, query, memory, address.entry);
  const isSearching = search.isSearching || (address.isSearching && failure === null);
  const hasText = query.length > 0;
  const groups = useMemo(() => groupEntries(paletteGroups, entries, hasText), [entries, hasText]);
  const shown = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  useAnnouncedCount(shown.length, isSearching, typed);

  const open = (entry: RankedEntry) => {
    onClose();
    if (entry.path !== undefined) router.history.push(entry.path);
    entry.run?.();
  };
  const option = useChosenOption({ shown, isSearching, listId, onOpen: open });

  return (
    <>
      <div data-part="field">
        <Icon name="search" />
        <input
          ref={input}
          role="combobox"
          aria-label={t`Suchen und springen`}
          aria-expanded="true"
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={option.activeId}
          placeholder={t`Seite, Kommune, Dienst, Benutzer, Kennung …`}
          maxLength={textMaxLength}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            option.reset();
          }}
          onKeyDown={option.onKeyDown}
        />
        <CloseButton />
      </div>
      <div id={listId} role="listbox" data-part="list" aria-label={t`Treffer`}>
        <PaletteOptions groups={groups} query={query} chosen={option.chosen} propsOf={option.propsOf} />
      </div>
      {failure && (
        <p role="alert" data-part="notice">
          {failure}
        </p>
      )}
      {shown.length === 0 && !isSearching && !failure && (
        <p data-part="notice">
          {isAddress(typed) ? (
            <Trans>Diese Adresse gehört nicht zu dieser Anwendung, oder Sie dürfen sie nicht öffnen.</Trans>
          ) : (
            <Trans>Nichts gefunden. Prüfen Sie die Schreibweise, oder tippen Sie nur den Anfang.</Trans>
          )}
        </p>
      )}
      <footer data-part="footer">
        <Hints />
        <span data-part="count">
          {isSearching && <Trans>Wird gesucht …</Trans>}
          {hasText && !isSearching && <Plural value={shown.length} one="# Treffer" other="# Treffer" />}
        </span>
      </footer>
      {address.reader}
      {/* While a dialog is open, screen readers do not hear the live region of the page. */}
      <LiveRegion />
    </>
  );
}

/** Rendered once: a styled key costs more than an option, and all else changes with each letter. */
const CloseButton = memo(function CloseButton() {
  const { t } = useLingui();
  const keyName = useKeyNames();
  return (
    <ChakraDialog.CloseTrigger asChild>
      <button type="button" data-part="close">
        <Key>{keyName("Escape")}</Key>
        <span className="visually-hidden"> {t`Schließen`}</span>
      </button>
    </ChakraDialog.CloseTrigger>
  );
});

const Hints = memo(function Hints() {
  const keyName = useKeyNames();
  return (
    <>
      <span data-part="hint">
        <Key>↑</Key> <Key>↓</Key> <Trans>wählen</Trans>
      </span>
      <span data-part="hint">
        <Key>{keyName("Enter")}</Key> <Trans>öffnen</Trans>
      </span>
      <span data-part="hint">
        <Key>{keyName("Mod")}</Key> <Key>{keyName("Enter")}</Key> <Trans>in neuem Tab</Trans>
      </span>
    </>
  );
});

/** Announces the number of hits once a search is complete. */
function useAnnouncedCount(count: number, isSearching: boolean, typed: string) {
  const { t } = useLingui();
  const announce = useAnnounce();
  useEffect(() => {
    if (typed === "" || isSearching) return;
    announce(t`${plural(count, { one: "# Treffer", other: "# Treffer" })}`);
  }, [announce, t, count, isSearching, typed]);
}
