import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { use, useId, useRef, useState } from "react";
import { formatDateTime } from "#i18n/formats";
import { Button } from "#ui/Button";
import { Dialog } from "#ui/Dialog";
import { ConflictChoice, type Side } from "./ConflictChoice";
import { ConflictHead, ConflictIntro, HistoryLink, Missing } from "./conflictLayout";
import { TextButton } from "./fields/controls";
import { Fitting } from "./Fitting";
import type { AnyValues, FieldValue, ValuesOf } from "./formValues";
import { HistoryPath } from "./historyPath";
import { Icon } from "#ui/Icon";
import type { Conflict } from "./useSaving";

interface ConflictDialogProps<Values> {
  readonly conflict: Conflict<Values>;
  readonly labels: Readonly<Record<string, string>>;
  /** What is to be saved; null: go on editing, nothing is decided. */
  readonly onAnswer: (values: Values | null) => void;
}

/** Two versions of the same thing: the user chooses where both have changed a field. */
export function ConflictDialog<Values extends ValuesOf<Values>>(props: ConflictDialogProps<Values>) {
  const { conflict, labels, onAnswer } = props;
  const { t } = useLingui();
  const historyPath = use(HistoryPath);
  const { by, at } = conflict.problem.params;
  const { overlapping, theirs: onlyTheirs, mine: onlyMine } = conflict.merge;
  const [base, mine, theirs]: [AnyValues, AnyValues, AnyValues] = [
    { ...conflict.base },
    { ...conflict.mine },
    { ...conflict.theirs },
  ];
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const [isTried, setTried] = useState(false);
  const missing = overlapping.filter((name) => sides[name] === undefined);
  const fitting = onlyTheirs.length + onlyMine.length;
  const time = at ? formatDateTime(at) : null;

  function finish() {
    const [first] = missing;
    if (first !== undefined) {
      setTried(true);
      list.current?.querySelector<HTMLElement>(`[name="${CSS.escape(`${id}-${first}`)}"]`)?.focus();
      return;
    }
    const chosen: Record<string, FieldValue> = {};
    for (const name of overlapping) {
      chosen[name] = (sides[name] === "mine" ? mine[name] : theirs[name]) ?? "";
    }
    onAnswer({ ...conflict.merge.values, ...chosen });
  }

  const chooseAll = (side: Side) => setSides(Object.fromEntries(overlapping.map((name) => [name, side])));

  return (
    <Dialog
      width="wide"
      title={
        by ? <Trans>{by} hat inzwischen gespeichert</Trans> : <Trans>Jemand hat inzwischen gespeichert</Trans>
      }
      closeLabel={t`Schließen`}
      onCancel={() => onAnswer(null)}
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
          <Button onClick={() => onAnswer(null)}>
            <Trans>Weiter bearbeiten</Trans>
          </Button>
          <Button variant="solid" onClick={finish}>
            <Trans>Zusammengeführt speichern</Trans>
          </Button>
        </>
      }
    >
      <ConflictIntro>
        {time && <Trans>{time}, während Sie bearbeitet haben.</Trans>}{" "}
        <Plural
          value={overlapping.length}
          one="Bei # Feld müssen Sie wählen."
          other="Bei # Feldern müssen Sie wählen."
        />{" "}
        {fitting > 0 && (
          <Plural value={fitting} one="# Feld passt zusammen." other="# Felder passen zusammen." />
        )}
      </ConflictIntro>
      <ConflictHead>
        <span />
        <span>
          <b>
            <Trans>Ihre Fassung</Trans>
          </b>
          {overlapping.length > 1 && (
            <TextButton type="button" onClick={() => chooseAll("mine")}>
              <Trans>Alle meine</Trans>
            </TextButton>
          )}
        </span>
        <span>
          <b>{by ? <Trans>Gespeichert von {by}</Trans> : <Trans>Gespeichert</Trans>}</b>
          {overlapping.length > 1 && (
            <TextButton type="button" onClick={() => chooseAll("theirs")}>
              <Trans>Alle gespeicherten</Trans>
            </TextButton>
          )}
        </span>
      </ConflictHead>
      <div ref={list}>
        {overlapping.map((name, position) => (
          <ConflictChoice
            key={name}
            name={name}
            choiceName={`${id}-${name}`}
            label={labels[name] ?? name}
            base={base[name]}
            mine={mine[name]}
            theirs={theirs[name]}
            by={by ?? null}
            side={sides[name]}
            isFirst={position === 0}
            onChoose={(side) => setSides((before) => ({ ...before, [name]: side }))}
          />
        ))}
      </div>
      {isTried && missing.length > 0 && (
        <Missing role="alert">
          <Icon name="alert" />
          <Trans>Wählen Sie bei jedem Feld eine Fassung.</Trans>
        </Missing>
      )}
      <Fitting
        mine={onlyMine}
        theirs={onlyTheirs}
        values={{ ...conflict.merge.values }}
        labels={labels}
        by={by ?? null}
      />
    </Dialog>
  );
}
