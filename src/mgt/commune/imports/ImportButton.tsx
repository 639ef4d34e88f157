import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { ImportKind } from "./useImport";

/** Dialog of an import that replaces all entries; open it with an `ImportButton`. */
export const ImportDialog = lazyOverlay(async () => (await import("./ImportDialog")).ImportDialog);

interface ImportButtonProps<Kind extends ImportKind> {
  readonly kind: Kind;
  readonly onOpen: (kind: Kind) => void;
}

/** Opens the import dialog. */
export function ImportButton<Kind extends ImportKind>({ kind, onOpen }: ImportButtonProps<Kind>) {
  const isFile = kind !== "OKKOMM_RESIDENTIAL_PROPERTIES";
  return (
    <Button {...ImportDialog.intent} onClick={() => onOpen(kind)}>
      <Icon name={isFile ? "upload" : "reload"} />
      {isFile ? <Trans>Datei einlesen …</Trans> : <Trans>OK.KOMM abrufen …</Trans>}
    </Button>
  );
}
