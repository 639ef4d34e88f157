import { chakra } from "@chakra-ui/react";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { whenIdle } from "#browser/whenIdle";
import { Key } from "#frame/shortcuts/Key";
import { useKeyNames } from "#frame/shortcuts/useKeyNames";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { everywhere, type Shortcut, type ShortcutGroup } from "#ui/shortcuts/shortcut";
import { useShortcuts } from "#ui/shortcuts/useShortcuts";
import { useDocumentEvent } from "#ui/useDocumentEvent";
import { createPaletteMemory } from "./paletteMemory";

const CommandPalette = lazyOverlay(async () => (await import("./CommandPalette")).CommandPalette);

const openShortcut: Shortcut = { keys: ["Mod+k"], label: msg`suchen und springen` };
const shortcuts: ShortcutGroup = { title: everywhere, isGeneral: true, shortcuts: [openShortcut] };

const Field = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: 2,
    flex: "0 1 232px",
    minW: "control",
    h: "control",
    px: 2.5,
    border: "1px solid",
    borderColor: "border.emphasized",
    borderRadius: "md",
    bg: "bg",
    color: "fg.muted",
    fontSize: "sm",
    cursor: "pointer",
    _hover: { bg: "bg.muted", color: "fg" },
    "& > span:first-of-type": { flex: 1, overflow: "hidden", textAlign: "start", whiteSpace: "nowrap" },
    "& > [data-part=key]": { flex: "none", color: "fg.muted" },
    mdDown: {
      flex: "none",
      justifyContent: "center",
      w: { base: "control", smDown: 10 },
      h: { base: "control", smDown: 10 },
      px: 0,
      border: 0,
      bg: "transparent",
      "& > span:first-of-type": { position: "absolute", w: "1px", h: "1px", clipPath: "inset(50%)" },
      "& > [data-part=key]": { display: "none" },
    },
  },
});

/** An answer is due; nothing may cover the question. */
const questionSelector = "[role=alertdialog]";

/** The search field of the app bar: a button that opens the command palette, as does Ctrl+K or ⌘K anywhere. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const [memory] = useState(createPaletteMemory);
  const keyName = useKeyNames()("Mod+k").replaceAll(" + ", " ");
  const matches = useShortcuts(shortcuts);
  useEffect(() => whenIdle(CommandPalette.preload), []);
  useDocumentEvent("keydown", (event) => {
    if (event.defaultPrevented || !matches(openShortcut, event)) return;
    event.preventDefault();
    if (!document.querySelector(questionSelector)) setOpen(true);
  });
  return (
    <>
      <Field
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        {...CommandPalette.intent}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span>
          <Trans>Suchen</Trans>
        </span>
        {/* Screen readers hear aria-keyshortcuts. */}
        <span aria-hidden="true" data-part="key">
          <Key>{keyName}</Key>
        </span>
      </Field>
      {isOpen && <CommandPalette memory={memory} onClose={() => setOpen(false)} />}
    </>
  );
}
