import { Icon } from "#ui/Icon";
import { useCopied } from "./useCopied";

interface CopyButtonProps {
  readonly text: string;
  /** Says what is copied, such as "UUID kopieren". */
  readonly label: string;
  /** Within a widget that has its own keys: Tab passes it by. */
  readonly isOutOfOrder?: boolean;
}

/** Copies a text that stands beside it. */
export function CopyButton({ text, label, isOutOfOrder = false }: CopyButtonProps) {
  const { isCopied, copy } = useCopied();
  return (
    <button
      type="button"
      className="copy-button"
      aria-label={label}
      title={label}
      tabIndex={isOutOfOrder ? -1 : undefined}
      data-copied={isCopied ? "" : undefined}
      onClick={() => copy(text)}
    >
      <Icon name={isCopied ? "check" : "copy"} size={14} />
    </button>
  );
}
