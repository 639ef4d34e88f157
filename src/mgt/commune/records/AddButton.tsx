import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Icon } from "#ui/Icon";

/** Opens the form for a new record. */
export function AddButton({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Button onClick={onAdd}>
      <Icon name="plus" />
      <Trans>Hinzufügen</Trans>
    </Button>
  );
}
