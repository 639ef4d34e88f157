import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/Button";
import { Icon } from "#ui/Icon";

/** Opens the import of a file that takes the place of all entries. */
export function ImportButton({ onImport }: { readonly onImport: () => void }) {
  return (
    <Button onClick={onImport}>
      <Icon name="upload" />
      <Trans>Datei einlesen …</Trans>
    </Button>
  );
}
