import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/Button";
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
