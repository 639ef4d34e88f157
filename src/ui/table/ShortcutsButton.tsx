import { chakra, IconButton } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useBrowser } from "#browser/browser";
import { lazyOverlay } from "#ui/lazyOverlay";
import { useDocumentEvent } from "#ui/useDocumentEvent";
import { takesText, type ListShortcuts } from "./shortcuts";

const ShortcutsDialog = lazyOverlay(async () => (await import("./ShortcutsDialog")).ShortcutsDialog);

/** Hidden on phones, which have no keyboard. */
const Opener = chakra("span", {
  base: {
    display: { base: "none", sm: "inline-flex" },
    flex: "none",
    ms: "auto",
    ".column-choice + &": { ms: 0 },
    _print: { display: "none" },
  },
});

interface ShortcutsButtonProps {
  readonly shortcuts: ListShortcuts;
}

/** Opens the list of keyboard shortcuts, also with the ? key unless the user has turned that off. */
export function ShortcutsButton({ shortcuts }: ShortcutsButtonProps) {
  const { t } = useLingui();
  const { stored } = useBrowser();
  const [isOpen, setOpen] = useState(false);

  useDocumentEvent("keydown", (event) => {
    if (event.key !== "?" || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (takesText(event.target) || document.querySelector("[aria-modal=true]")) return;
    if (stored.read("shortcutKey") === "off") return;
    event.preventDefault();
    setOpen(true);
  });

  const label = t`Tastaturkürzel`;
  return (
    <Opener className="shortcuts-opener">
      <IconButton
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={label}
        data-tooltip={`${label} (?)`}
        {...ShortcutsDialog.intent}
        onClick={() => setOpen(true)}
      >
        ?
      </IconButton>
      {isOpen && <ShortcutsDialog shortcuts={shortcuts} onClose={() => setOpen(false)} />}
    </Opener>
  );
}
