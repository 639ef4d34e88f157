import { Plural } from "@lingui/react/macro";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";

interface LeftOutConfirmationProps {
  /** Rows that would be left out. */
  readonly count: number;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** Faulty rows are left out only where somebody has said so, whatever is imported. */
export function LeftOutConfirmation({ count, isConfirmed, onConfirm }: LeftOutConfirmationProps) {
  return (
    <LabelledCheckbox checked={isConfirmed} onCheck={onConfirm} textStyle="md">
      <Plural
        value={count}
        one="Ohne die eine fehlerhafte Zeile fortfahren"
        other="Ohne die # fehlerhaften Zeilen fortfahren"
      />
    </LabelledCheckbox>
  );
}
