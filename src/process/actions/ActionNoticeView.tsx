import { Notice } from "#ui/Notice";
import type { ActionNotice } from "./useActionRun";

/** Why something was not done, spoken at once. */
export function ActionNoticeView({ notice: { text, isCalm } }: { readonly notice: ActionNotice }) {
  return (
    <Notice tone={isCalm ? "waiting" : "error"} icon={isCalm ? "info" : undefined} role="alert">
      {text}
    </Notice>
  );
}
