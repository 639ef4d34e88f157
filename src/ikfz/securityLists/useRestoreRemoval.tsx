import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { graphql } from "react-relay/hooks";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useToast } from "#ui/ui";
import type { useRestoreRemovalMutation } from "./__generated__/useRestoreRemovalMutation.graphql";

const restoreMutation = graphql`
  mutation useRestoreRemovalMutation($input: RestoreSecurityListEntriesInput!) {
    restoreSecurityListEntries(input: $input) {
      restoredCount
      skippedCount
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Restores the entries of a removal, refetches the list, and shows their number in a toast. */
export function useRestoreRemoval() {
  const { t } = useLingui();
  const toast = useToast();
  const router = useRouter();
  const commit = useMutationAsync<useRestoreRemovalMutation>(restoreMutation);
  const { isBusy, run, toNotice } = useAction();

  async function restore(removalId: string): Promise<void> {
    const { failure, payload } = await run(() => commit({ input: { removalId } }));
    if (payload) void router.invalidate();
    if (failure) return void toast({ tone: "error", text: toNotice(failure).text });
    const restored = payload.restoredCount ?? 0;
    const skipped = payload.skippedCount ?? 0;
    const words = [
      t`${plural(restored, { one: "# Eintrag ist wieder auf der Liste.", other: "# Einträge sind wieder auf der Liste." })}`,
      ...(skipped > 0
        ? [
            t`${plural(skipped, {
              one: "# Eintrag fehlt: Er ist inzwischen abgelaufen oder steht schon auf einer der Listen.",
              other:
                "# Einträge fehlen: Sie sind inzwischen abgelaufen oder stehen schon auf einer der Listen.",
            })}`,
          ]
        : []),
    ];
    toast({ text: words.join(" ") });
  }

  return { isBusy, restore };
}
