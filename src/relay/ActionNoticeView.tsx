import { Notice } from "#ui/Notice";
import type { ActionNotice } from "./useAction";

/** Why an action failed, announced at once. */
export function ActionNoticeView({ notice: { text, isStale } }: { readonly notice: ActionNotice }) {
  return (
    <Notice tone={isStale ? "waiting" : "error"} icon={isStale ? "info" : undefined} role="alert">
      {text}
    </Notice>
  );
}
