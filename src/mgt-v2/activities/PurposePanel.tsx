import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { EmptyState } from "#ui/EmptyState";
import { usePurposeGate } from "./usePurposeGate";

/** Shown instead of entries that are selected by person while no purpose is declared. */
export function PurposePanel({ onDeclared }: { readonly onDeclared: () => void }) {
  const gate = usePurposeGate();
  return (
    <>
      <EmptyState
        icon="lock"
        title={<Trans>Für die Auswahl nach Personen fehlt der Zweck</Trans>}
        actions={
          <Button variant="solid" {...gate.intent} onClick={() => gate.pass(onDeclared)}>
            <Trans>Zweck angeben …</Trans>
          </Button>
        }
      >
        <Trans>
          Diese Adresse wählt Einträge nach Personen aus. Geben Sie an, wozu; danach erscheinen die Einträge.
          Die Filter bleiben erhalten.
        </Trans>
      </EmptyState>
      {gate.dialog}
    </>
  );
}
