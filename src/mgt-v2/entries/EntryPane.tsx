import { Box, Flex, Heading, IconButton, Skeleton, Stack } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { useObservable } from "#browser/useObservable";
import { ListLink } from "#lists/ListLink";
import type { ListSearch } from "#lists/listSearch";
import { closePane, nextEntry, paneShortcuts, previousEntry } from "#lists/paneShortcuts";
import { Delayed } from "#ui/Delayed";
import { Icon } from "#ui/Icon";
import { SidePane } from "#ui/SidePane";
import { focusTable } from "#ui/table/focusTable";
import { takesText } from "#ui/shortcuts/shortcut";
import { useShortcuts } from "#ui/shortcuts/useShortcuts";
import { useUi } from "#ui/ui";

interface EntryPaneProps {
  readonly id: string;
  /** Ids of the rows on screen, in order. */
  readonly listed: readonly string[];
  readonly tableId: string;
  readonly words: { readonly entry: string; readonly previous: string; readonly next: string };
  readonly onOpen: (id: string | undefined) => void;
  /** Codec of the list's search params, of which `id` is the open entry. */
  readonly codec: ListSearch<{ readonly id?: string }>;
  /** Renders the entry with the buttons of the pane. */
  readonly children: (tools: ReactNode) => ReactNode;
}

/** An entry beside its list, with buttons and keys (J, K) for its neighbours; Escape closes it. */
export function EntryPane({ id, listed, tableId, words, codec, onOpen, children }: EntryPaneProps) {
  const { t } = useLingui();
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!pane.current?.contains(document.activeElement)) pane.current?.focus({ preventScroll: true });
    document.querySelector(`#${tableId} tr[aria-current]`)?.scrollIntoView({ block: "nearest" });
    // Another entry replaces the one on screen.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [id, tableId]);
  useEffect(
    () => () => {
      setTimeout(() => document.activeElement === document.body && focusTable(tableId));
    },
    [tableId],
  );
  const matches = useShortcuts(paneShortcuts);
  const usesSingleKeys = useObservable(useUi().shortcuts.usesSingleKeys);
  const position = listed.indexOf(id);
  const step = (by: 1 | -1) => (position < 0 ? undefined : listed[position + by]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest("[aria-modal=true]")) return;
    if (matches(closePane, event)) onOpen(undefined);
    if (takesText(event.target)) return;
    const by = matches(nextEntry, event) ? 1 : matches(previousEntry, event) ? -1 : undefined;
    if (by === undefined) return;
    // Also at the ends, where the key does nothing.
    event.preventDefault();
    const next = step(by);
    if (next !== undefined) onOpen(next);
  };
  const stepButton = (by: 1 | -1, label: string, key: string) => {
    const next = step(by);
    return (
      <IconButton
        size="sm"
        variant="ghost"
        aria-label={label}
        data-tooltip={usesSingleKeys ? `${label} (${key})` : label}
        disabled={next === undefined}
        css={{ "& svg": { transform: by === 1 ? undefined : "rotate(180deg)" } }}
        onClick={() => onOpen(next)}
      >
        <Icon name="chevronDown" />
      </IconButton>
    );
  };
  return (
    // Keys anywhere in the pane close it or go to a neighbour.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <SidePane
      ref={pane}
      tabIndex={-1}
      aria-label={words.entry}
      textStyle="sm"
      css={{ "& .notice, & .notice + p": { mt: 3 } }}
      onKeyDown={onKeyDown}
    >
      {children(
        <Flex flex="none" gap={0.5}>
          {stepButton(-1, words.previous, "K")}
          {stepButton(1, words.next, "J")}
          <IconButton asChild variant="ghost" size="sm">
            <ListLink
              codec={codec}
              change={{ id: undefined }}
              variant="bare"
              aria-label={t`Schließen`}
              data-tooltip={t`Schließen (Esc)`}
            >
              <Icon name="close" />
            </ListLink>
          </IconButton>
        </Flex>,
      )}
    </SidePane>
  );
}

interface PaneSectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Section of an entry with a heading. */
export function PaneSection({ title, children }: PaneSectionProps) {
  const id = useId();
  return (
    <Box as="section" mt={5} aria-labelledby={id}>
      <Heading id={id} as="h3" textStyle="h3" mb={1.5}>
        {title}
      </Heading>
      {children}
    </Box>
  );
}

/** Placeholder with about the height of a loaded entry. */
export function PanePending({ tools }: { readonly tools: ReactNode }) {
  return (
    <>
      <Flex justify="flex-end">{tools}</Flex>
      <Stack asChild gap={3}>
        <Delayed aria-hidden="true">
          <Skeleton width="62%" height="20px" />
          <Skeleton width="84%" height="14px" />
          <Skeleton width="100%" height="96px" />
          <Skeleton width="240px" height="32px" />
          <Skeleton width="100%" height="44px" />
        </Delayed>
      </Stack>
    </>
  );
}
