import { Button, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useBrowser } from "#browser/browser";
import { Dialog } from "#ui/Dialog";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import type { ListShortcuts } from "./shortcuts";

interface ShortcutsDialogProps {
  readonly shortcuts: ListShortcuts;
  readonly onClose: () => void;
}

interface Shortcut {
  /** Alternatives. */
  readonly keys: readonly string[];
  readonly words: string;
}

/** The keyboard shortcuts of a screen. */
export function ShortcutsDialog({ shortcuts, onClose }: ShortcutsDialogProps) {
  const { t } = useLingui();
  const { canOpen, canSelect, opensBeside = false } = shortcuts;
  const { stored } = useBrowser();
  const [isOff, setOff] = useState(() => stored.read("shortcutKey") === "off");
  const shift = t`Umschalt`;
  const inList: readonly Shortcut[] = [
    { keys: ["↓", "J"], words: t`nächste Zeile` },
    { keys: ["↑", "K"], words: t`vorige Zeile` },
    { keys: [t`Pos 1`], words: t`erste Zeile` },
    { keys: [t`Ende`], words: t`letzte Zeile` },
    ...(canOpen ? [{ keys: [t`Eingabe`], words: t`Zeile öffnen` }] : []),
    ...(canSelect
      ? [
          { keys: ["X", t`Leertaste`], words: t`Zeile auswählen oder abwählen` },
          { keys: [`${shift} + ↓`, `${shift} + ↑`], words: t`mehrere Zeilen auswählen` },
          { keys: [t`Esc`], words: t`Auswahl aufheben` },
        ]
      : []),
    { keys: [t`Tab`], words: t`Liste verlassen` },
  ];
  const beside: readonly Shortcut[] = [
    { keys: ["J"], words: t`nächster Prozess der Liste` },
    { keys: ["K"], words: t`voriger Prozess der Liste` },
    { keys: [t`Esc`], words: t`schließen und zurück zur Zeile` },
  ];
  return (
    <Dialog
      title={<Trans>Tastaturkürzel</Trans>}
      width="narrow"
      onCancel={onClose}
      footer={
        <Button data-focus-first onClick={onClose}>
          <Trans>Schließen</Trans>
        </Button>
      }
    >
      <Group title={t`Wenn eine Zeile der Liste den Fokus hat`} shortcuts={inList} />
      {opensBeside && <Group title={t`Wenn der Prozess neben der Liste den Fokus hat`} shortcuts={beside} />}
      <Group title={t`Auf dieser Seite`} shortcuts={[{ keys: ["?"], words: t`diese Übersicht` }]} />
      <LabelledCheckbox
        mt={4}
        checked={!isOff}
        onCheck={(isOn) => {
          setOff(!isOn);
          stored.write("shortcutKey", isOn ? null : "off");
        }}
      >
        <Trans>Die Taste ? öffnet diese Übersicht</Trans>
      </LabelledCheckbox>
    </Dialog>
  );
}

interface GroupProps {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const ShortcutGroup = chakra("section", {
  base: {
    "& + &": { mt: 4 },
    "& h3": { mb: 1, color: "fg.muted", fontSize: "sm", fontWeight: "medium" },
    "& dl > div": {
      display: "grid",
      gridTemplateColumns: "176px minmax(0, 1fr)",
      gap: 3,
      alignItems: "baseline",
      py: 1,
      borderBottom: "1px solid",
      borderColor: "border.muted",
    },
    "& dt": { color: "fg.muted" },
    "& kbd": {
      px: "5px",
      border: "1px solid",
      borderColor: "border.emphasized",
      borderRadius: "xs",
      color: "fg",
      fontFamily: "inherit",
      fontSize: "xs",
      whiteSpace: "nowrap",
    },
  },
});

function Group({ title, shortcuts }: GroupProps) {
  const { t } = useLingui();
  return (
    <ShortcutGroup>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({ keys, words }) => (
          <div key={words}>
            <dt>
              {keys.map((key, position) => (
                <span key={key}>
                  {position > 0 && ` ${t`oder`} `}
                  <kbd>{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </ShortcutGroup>
  );
}
