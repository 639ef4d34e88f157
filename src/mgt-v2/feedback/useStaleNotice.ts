import { useLingui } from "@lingui/react/macro";
import type { Failure } from "#i18n/errorMessages";
import type { ActionNotice } from "#relay/useAction";

/** Message of a conflict, after which the screen shows the stored feedback; undefined for other failures. */
export function useStaleNotice(): (failure: Failure) => ActionNotice | undefined {
  const { t } = useLingui();
  return ({ code }) =>
    code === "conflict"
      ? {
          text: t`Jemand hat diese Rückmeldung inzwischen geändert. Zu sehen ist jetzt, was gespeichert ist.`,
          isStale: true,
        }
      : undefined;
}
