import { Plural } from "@lingui/react/macro";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";

interface SkippedRowsConfirmationProps {
  /** Number of rows that would be skipped. */
  readonly count: number;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** Checkbox that confirms skipping faulty rows; required in every import. */
export function SkippedRowsConfirmation({ count, isConfirmed, onConfirm }: SkippedRowsConfirmationProps) {
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
