import { Plural } from "@lingui/react/macro";

interface LeftOutConfirmationProps {
  /** Rows that would be left out. */
  readonly count: number;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** Faulty rows are left out only where somebody has said so, whatever is imported. */
export function LeftOutConfirmation({ count, isConfirmed, onConfirm }: LeftOutConfirmationProps) {
  return (
    <label className="import-checkbox">
      <input
        type="checkbox"
        checked={isConfirmed}
        onChange={(event) => onConfirm(event.currentTarget.checked)}
      />
      <Plural
        value={count}
        one="Ohne die eine fehlerhafte Zeile fortfahren"
        other="Ohne die # fehlerhaften Zeilen fortfahren"
      />
    </label>
  );
}
