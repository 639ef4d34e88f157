import { useLingui } from "@lingui/react/macro";
import { useEffect, useEffectEvent, useState } from "react";
import { useBrowser } from "#browser/browser";
import { loadChunk } from "#browser/loadChunk";
import { Button } from "#ui/Button";
import { useToast } from "#ui/ui";
import { useIsMounted } from "#ui/useIsMounted";
import { takesText, type ListShortcuts } from "./shortcuts";
import "./shortcuts.css";
import type { ShortcutsDialog } from "./ShortcutsDialog";

interface ShortcutsButtonProps {
  readonly shortcuts: ListShortcuts;
}

/** Lists the keys of the screen, at a press or with the key ? itself, unless somebody has switched that off. */
export function ShortcutsButton({ shortcuts }: ShortcutsButtonProps) {
  const toast = useToast();
  const { t } = useLingui();
  const { stored } = useBrowser();
  const isMounted = useIsMounted();
  const [opened, setOpened] = useState<{ readonly Dialog: typeof ShortcutsDialog } | null>(null);

  async function open() {
    try {
      const { ShortcutsDialog: Dialog } = await loadChunk(() => import("./ShortcutsDialog"));
      if (isMounted.current) setOpened({ Dialog });
    } catch {
      toast({
        tone: "error",
        text: t`Die Tastaturkürzel konnten nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.`,
      });
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "?" || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (takesText(event.target) || document.querySelector("dialog[open]")) return;
    if (stored.read("shortcutKey") === "off") return;
    event.preventDefault();
    void open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  const label = t`Tastaturkürzel`;
  return (
    <span className="shortcuts-opener">
      <Button
        variant="ghost"
        size="sm"
        isIconOnly
        aria-haspopup="dialog"
        aria-label={label}
        title={`${label} (?)`}
        onClick={() => void open()}
      >
        ?
      </Button>
      {opened && <opened.Dialog shortcuts={shortcuts} onClose={() => setOpened(null)} />}
    </span>
  );
}
