import { useState, type ReactNode } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import { lazyOverlay, type Intent } from "#ui/lazyOverlay";
import type { activityPurposeQuery as PurposeQuery } from "./__generated__/activityPurposeQuery.graphql";
import { activityPurposeQuery } from "./activityPurposeQuery";

const PurposeDialog = lazyOverlay(async () => (await import("./PurposeDialog")).PurposeDialog);

interface PurposeGate {
  /** Calls the function once a purpose is declared: at once, or after the dialog that asks for it. */
  readonly pass: (next: () => void) => void;
  /** The dialog, while it asks. */
  readonly dialog: ReactNode;
  /** Props of the button that preload the dialog. */
  readonly intent: Intent;
}

/** Asks for a purpose before entries are selected by person, unless one is declared and still valid. */
export function usePurposeGate(): PurposeGate {
  const environment = useRelayEnvironment();
  const [waiting, setWaiting] = useState<{ readonly next: () => void } | null>(null);
  async function isDeclared(): Promise<boolean> {
    try {
      const answer = await fetchQuery<PurposeQuery>(
        environment,
        activityPurposeQuery,
        {},
        { fetchPolicy: "store-or-network" },
      ).toPromise();
      const until = answer?.activityPurpose?.validUntil;
      return until !== undefined && Date.parse(until) > Date.now();
    } catch {
      // The dialog reports what failed when the purpose is declared.
      return false;
    }
  }
  async function pass(next: () => void) {
    if (await isDeclared()) next();
    else setWaiting({ next });
  }
  return {
    pass: (next) => void pass(next),
    intent: PurposeDialog.intent,
    dialog: waiting && (
      <PurposeDialog
        onDeclared={() => {
          setWaiting(null);
          waiting.next();
        }}
        onClose={() => setWaiting(null)}
      />
    ),
  };
}
