import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { EmptyState } from "#ui/EmptyState";

interface NoProcessProps {
  readonly pid: string;
  readonly level: "h1" | "h2";
  /** The way back. */
  readonly actions: ReactNode;
}

/** In place of a process that is not there. */
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
