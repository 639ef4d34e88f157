import { Button, Flex, Text } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { use, useId, useRef, useState, type ReactNode } from "react";
import { formatDateTime } from "#i18n/formats";
import { Dialog } from "#ui/Dialog";
import { Icon } from "#ui/Icon";
import { ChoiceName, ChoiceRow, ConflictHead, HistoryLink, Version } from "./conflictLayout";
import { TextButton } from "./TextButton";
import { useDisplayValue, useFormSettings, useLabelOf } from "./formContext";
import type { Conflict } from "./formState";
import { valueAt } from "./formValues";
import { HistoryPath } from "./historyPath";
import { MergedFields } from "./MergedFields";
import { splitChange } from "./splitChange";

/** The version to keep for each field, by stable path. */
export type ChosenSides = Readonly<Record<string, "mine" | "theirs">>;

type Side = ChosenSides[string];

interface ConflictDialogProps {
  readonly conflict: Conflict<unknown>;
  readonly onChoose: (sides: ChosenSides) => void;
  /** Continues editing. */
  readonly onClose: () => void;
}

/** Resolves a save conflict: the user picks a version for each field that both sides changed. */
export function ConflictDialog({ conflict, onChoose, onClose }: ConflictDialogProps) {
  const historyPath = use(HistoryPath);
  const { by, at } = conflict.error.params;
  const { overlapping, theirs: onlyTheirs, mine: onlyMine } = conflict.merge;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [sides, setSides] = useState<ChosenSides>({});
  const [isTried, setTried] = useState(false);
  const missing = overlapping.filter((path) => sides[path] === undefined);
  const merged = onlyTheirs.length + onlyMine.length;
  const time = at ? formatDateTime(at) : null;

  function finish() {
    const [first] = missing;
    if (first !== undefined) {
      setTried(true);
      list.current?.querySelector<HTMLElement>(`[name="${CSS.escape(`${id}-${first}`)}"]`)?.focus();
      return;
    }
    onChoose(sides);
  }

  const chooseAll = (side: Side) => setSides(Object.fromEntries(overlapping.map((path) => [path, side])));
  const head = (side: Side, whose: ReactNode, all: ReactNode) => (
    <span>
      <b>{whose}</b>
      {overlapping.length > 1 && <TextButton onClick={() => chooseAll(side)}>{all}</TextButton>}
    </span>
  );

  return (
    <Dialog
      width="wide"
      title={
        by ? <Trans>{by} hat inzwischen gespeichert</Trans> : <Trans>Jemand hat inzwischen gespeichert</Trans>
      }
      onCancel={onClose}
      footer={
        <>
          {historyPath !== null && (
            <HistoryLink to={historyPath} target="_blank" rel="noopener">
              <Icon name="clock" />
              <Trans>Verlauf ansehen</Trans>
              <span className="visually-hidden">
                <Trans>(in einem neuen Tab)</Trans>
              </span>
            </HistoryLink>
          )}
          <Button onClick={onClose}>
            <Trans>Weiter bearbeiten</Trans>
          </Button>
          <Button variant="solid" onClick={finish}>
            <Trans>Zusammengeführt speichern</Trans>
          </Button>
        </>
      }
    >
      <Text mb={3} textStyle="sm" color="fg.muted">
        {time && <Trans>{time}, während Sie bearbeitet haben.</Trans>}{" "}
        <Plural
          value={overlapping.length}
          one="Bei # Feld müssen Sie wählen."
          other="Bei # Feldern müssen Sie wählen."
        />{" "}
        {merged > 0 && (
          <Plural value={merged} one="# Feld passt zusammen." other="# Felder passen zusammen." />
        )}
      </Text>
      <ConflictHead>
        <span />
        {head("mine", <Trans>Ihre Fassung</Trans>, <Trans>Alle meine</Trans>)}
        {head(
          "theirs",
          by ? <Trans>Gespeichert von {by}</Trans> : <Trans>Gespeichert</Trans>,
          <Trans>Alle gespeicherten</Trans>,
        )}
      </ConflictHead>
      <div ref={list}>
        {overlapping.map((path, position) => (
          <ConflictChoice
            key={path}
            path={path}
            choiceName={`${id}-${path}`}
            conflict={conflict}
            side={sides[path]}
            isFirst={position === 0}
            onChoose={(side) => setSides((before) => ({ ...before, [path]: side }))}
          />
        ))}
      </div>
      {isTried && missing.length > 0 && (
        <Flex role="alert" gap={1.5} mt={3} textStyle="sm" color="status.error.fg">
          <Icon name="alert" />
          <Trans>Wählen Sie bei jedem Feld eine Fassung.</Trans>
        </Flex>
      )}
      <MergedFields merge={conflict.merge} by={by ?? null} />
    </Dialog>
  );
}

interface ConflictChoiceProps {
  readonly path: string;
  /** Name of the radio buttons. */
  readonly choiceName: string;
  readonly conflict: Conflict<unknown>;
  readonly side: Side | undefined;
  readonly isFirst: boolean;
  readonly onChoose: (side: Side) => void;
}

/** Radio buttons for one field that both sides changed: mine or theirs. */
function ConflictChoice({ path, choiceName, conflict, side, isFirst, onChoose }: ConflictChoiceProps) {
  const displayValue = useDisplayValue();
  const { keys } = useFormSettings();
  const labelOf = useLabelOf();
  const { by } = conflict.error.params;
  const label = labelOf(path);
  const before = displayValue(path, valueAt(conflict.base, path, keys));
  const version = (which: Side, whose: ReactNode) => {
    const change = splitChange(displayValue(path, valueAt(conflict[which], path, keys)), before);
    return (
      <Version>
        <input
          type="radio"
          name={choiceName}
          checked={side === which}
          data-focus-first={isFirst && which === "mine" ? "" : undefined}
          onChange={() => onChoose(which)}
        />
        <span>
          <span data-whose>{whose}</span>
          {change.start}
          {change.changed && <ins>{change.changed}</ins>}
          {change.end}
        </span>
      </Version>
    );
  };
  return (
    <ChoiceRow>
      <legend className="visually-hidden">{label}</legend>
      <ChoiceName>
        <span aria-hidden="true">{label}</span>
        <small>
          <Trans>Vorher: {before}</Trans>
        </small>
      </ChoiceName>
      {version("mine", <Trans>Ihre Fassung</Trans>)}
      {version("theirs", by ? <Trans>Gespeichert von {by}</Trans> : <Trans>Gespeichert</Trans>)}
    </ChoiceRow>
  );
}
