import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { tokenCopiedMs } from "#domain/timings";
import { useAnnounce } from "./ui";

/** Copies text to the clipboard and announces success or failure; `isCopied` resets after a moment. */
export function useCopyToClipboard(): { readonly isCopied: boolean; readonly copy: (text: string) => void } {
  const announce = useAnnounce();
  const { t } = useLingui();
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => {
        clearTimeout(timer.current);
        setCopied(true);
        announce(t`Kopiert`);
        timer.current = setTimeout(() => setCopied(false), tokenCopiedMs);
      },
      () => announce(t`Kopieren ist hier nicht möglich. Markieren Sie den Text.`),
    );
  };
  return { isCopied, copy };
}
