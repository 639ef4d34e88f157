import { Notice } from "#ui/Notice";
import type { UserNotice } from "./useUserRun";

/** Why something was not done, spoken at once. */
export function UserNoticeView({ notice: { text, isStale } }: { readonly notice: UserNotice }) {
  return (
    <Notice tone={isStale ? "waiting" : "error"} icon={isStale ? "info" : undefined} role="alert">
      {text}
    </Notice>
  );
}
