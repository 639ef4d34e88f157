import { useLingui } from "@lingui/react/macro";
import type { Failure } from "#i18n/errorMessages";
import type { ActionNotice } from "#relay/useAction";

/** Message of a conflict, after which the screen shows the stored report; undefined for other failures. */
export function useStaleReport(): (failure: Failure) => ActionNotice | undefined {
  const { t } = useLingui();
  return ({ code }) =>
    code === "conflict"
      ? {
          text: t`Jemand hat diese Vorlage inzwischen geändert. Der neue Stand ist geladen; wenn Sie dabei bleiben, bestätigen Sie noch einmal.`,
          isStale: true,
        }
      : undefined;
}
