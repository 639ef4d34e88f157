import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ChoiceName, ChoiceRow, Version } from "./conflictLayout";
import { useDisplayValue } from "./displayValue";
import type { FieldValue } from "./formValues";
import { splitChange } from "./splitChange";

export type Side = "mine" | "theirs";

interface ConflictChoiceProps {
  /** Name of the field. */
  readonly name: string;
  /** Name of the radio buttons. */
  readonly choiceName: string;
  readonly label: string;
  readonly base: FieldValue | undefined;
  readonly mine: FieldValue | undefined;
  readonly theirs: FieldValue | undefined;
  /** Who saved; null: not known. */
  readonly by: string | null;
  readonly side: Side | undefined;
  readonly isFirst: boolean;
  readonly onChoose: (side: Side) => void;
}

/** One field that both have changed: mine or theirs. */
export function ConflictChoice(props: ConflictChoiceProps) {
  const { name, choiceName, label, base, mine, theirs, by, side, isFirst, onChoose } = props;
  const displayValue = useDisplayValue();
  const before = displayValue(name, base);
  const version = (which: Side, value: FieldValue | undefined, whose: ReactNode) => {
    const change = splitChange(displayValue(name, value), before);
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
      {version("mine", mine, <Trans>Ihre Fassung</Trans>)}
      {version("theirs", theirs, by ? <Trans>Gespeichert von {by}</Trans> : <Trans>Gespeichert</Trans>)}
    </ChoiceRow>
  );
}
