import { IconButton } from "@chakra-ui/react";
import { Icon } from "./Icon";
import { useCopyToClipboard } from "./useCopyToClipboard";

interface CopyButtonProps {
  readonly text: string;
  /** Accessible name, such as "UUID kopieren". */
  readonly label: string;
}

/** Copies the given text to the clipboard. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { isCopied, copy } = useCopyToClipboard();
  return (
    <IconButton
      variant="ghost"
      size="xs"
      my="-4px"
      color={isCopied ? "status.success.fg" : "fg.subtle"}
      verticalAlign="middle"
      aria-label={label}
      data-tooltip={label}
      onClick={() => copy(text)}
    >
      <Icon name={isCopied ? "check" : "copy"} size={14} />
    </IconButton>
  );
}
