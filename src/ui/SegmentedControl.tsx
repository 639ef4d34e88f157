import { Icon, type IconName } from "./Icon";
import "./SegmentedControl.css";

interface Choice<T extends string> {
  readonly value: T;
  readonly icon: IconName;
  readonly label: string;
}

interface SegmentedControlProps<T extends string> {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

/** One of a few ways to see the same thing. */
export function SegmentedControl<T extends string>({
  label,
  choices,
  value,
  onChoose,
}: SegmentedControlProps<T>) {
  return (
    <div className="segmented" role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          <Icon name={choice.icon} />
          <span>{choice.label}</span>
        </button>
      ))}
    </div>
  );
}
