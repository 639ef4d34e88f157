import { Trans } from "@lingui/react/macro";
import { EmptyState } from "#ui/EmptyState";
import type { ListKind } from "./processList";

/** In place of the rows where nobody has sent an application yet. */
export function NoProcesses({ kind }: { readonly kind: ListKind }) {
  return kind === "processes" ? (
    <EmptyState icon="processes" title={<Trans>Noch keine Prozesse</Trans>}>
      <p>
        <Trans>
          Mit jedem Antrag, den jemand im Serviceportal absendet, beginnt ein Prozess. Er überbringt den
          Antrag und erscheint hier von selbst.
        </Trans>
      </p>
    </EmptyState>
  ) : (
    <EmptyState icon="document" title={<Trans>Noch keine Anträge</Trans>}>
      <p>
        <Trans>Anträge, die jemand im Serviceportal absendet, erscheinen hier von selbst.</Trans>
      </p>
    </EmptyState>
  );
}
