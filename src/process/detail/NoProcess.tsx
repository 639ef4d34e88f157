import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { EmptyState } from "#ui/EmptyState";

interface NoProcessProps {
  readonly pid: string;
  readonly level: "h1" | "h2";
  /** Link back to the list. */
  readonly actions: ReactNode;
}

/** Shown instead of a process that does not exist or is not visible to the viewer. */
export function NoProcess({ pid, level, actions }: NoProcessProps) {
  return (
    <EmptyState
      icon="search"
      level={level}
      title={<Trans>Diese Prozess-ID gibt es nicht</Trans>}
      actions={actions}
    >
      <Trans>
        Unter <code translate="no">{pid}</code> ist hier nichts gespeichert. Prüfen Sie die Prozess-ID in der
        Adresse, oder suchen Sie in der Liste.
      </Trans>
    </EmptyState>
  );
}
