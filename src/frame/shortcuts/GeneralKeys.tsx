import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useObservable } from "#browser/useObservable";
import { goKeyMs } from "#domain/timings";
import { useViewer } from "#session/useSession";
import { lazyOverlay } from "#ui/lazyOverlay";
import { everywhere, isFree, isSingleKey, type Shortcut, type ShortcutGroup } from "#ui/shortcuts/shortcut";
import { useShortcuts } from "#ui/shortcuts/useShortcuts";
import { useAnnounce, useUi } from "#ui/ui";
import { useDocumentEvent } from "#ui/useDocumentEvent";
import { focusListEntry, focusSearchField } from "./screenTargets";
import { GoHint } from "./GoHint";
import { goTargets } from "./goTargets";

const ShortcutsDialog = lazyOverlay(async () => (await import("./ShortcutsDialog")).ShortcutsDialog);

const overviewShortcut: Shortcut = { keys: ["?"], label: msg`diese Übersicht` };
const searchShortcut: Shortcut = { keys: ["/"], label: msg`in die Suche der Seite` };
const listShortcut: Shortcut = { keys: ["j"], label: msg`in die Liste der Seite` };
const goShortcut: Shortcut = { keys: ["g"], label: msg`zu einer Seite: danach ihr Buchstabe` };
const generalShortcuts: ShortcutGroup = {
  title: everywhere,
  isGeneral: true,
  shortcuts: [overviewShortcut, searchShortcut, listShortcut, goShortcut],
};

/** Handles the shortcuts that work on every screen, and shows the overview of all shortcuts. */
export function GeneralKeys() {
  const { shortcuts } = useUi();
  const isOpen = useObservable(shortcuts.isOpen);
  const matches = useShortcuts(generalShortcuts);
  const targets = goTargets(useViewer());
  const navigate = useNavigate();
  const go = useSecondKey();

  // Before a list with the focus takes the letter for its own.
  useDocumentEvent("keydown", onSecondKey, { capture: true });
  function onSecondKey(event: KeyboardEvent) {
    if (isModifier(event.key) || !go.end() || !isFree(event)) return;
    const target = isLetterAlone(event) && targets.find(({ key }) => key === event.key.toLowerCase());
    if (target) void navigate({ to: target.to, params: target.params });
    else if (event.key !== "Escape" && !isLetterAlone(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  useDocumentEvent("keydown", (event) => {
    if (!isFree(event)) return;
    if (matches(goShortcut, event)) go.begin();
    else if (matches(overviewShortcut, event)) shortcuts.isOpen.set(true);
    else if (matches(searchShortcut, event) && focusSearchField()) return event.preventDefault();
    else if (!matches(listShortcut, event) || !focusListEntry()) return;
    event.preventDefault();
  });

  return (
    <>
      {go.isWaiting && <GoHint targets={targets} />}
      {isOpen && <ShortcutsDialog targets={targets} onClose={() => shortcuts.isOpen.set(false)} />}
    </>
  );
}

const isModifier = (key: string) => ["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"].includes(key);

const isLetterAlone = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  isSingleKey(key) && !ctrlKey && !altKey && !metaKey;

/** Waits for the key after `g`, for two seconds. */
function useSecondKey() {
  const { t } = useLingui();
  const announce = useAnnounce();
  const [isWaiting, setWaiting] = useState(false);
  // The state may not be rendered yet when the second key follows quickly.
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  /** Stops waiting, and returns whether it did wait. */
  const end = () => {
    if (timer.current === null) return false;
    clearTimeout(timer.current);
    timer.current = null;
    setWaiting(false);
    return true;
  };
  const begin = () => {
    timer.current = setTimeout(end, goKeyMs);
    setWaiting(true);
    announce(t`Gehe zu: Buchstabe der Seite drücken`);
  };
  return { isWaiting, begin, end };
}
