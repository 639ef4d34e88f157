import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useCan } from "#session/useSession";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { MoreActions } from "#ui/MoreActions";
import type { TextPage } from "./TextsForm";

const TextFilesDialog = lazyOverlay(async () => (await import("./files/TextFilesDialog")).TextFilesDialog);
const TransferDialog = lazyOverlay(async () => (await import("./transfer/TransferDialog")).TransferDialog);

interface TextActionsProps {
  readonly id: string;
  readonly languages: readonly string[];
  readonly page: TextPage;
}

/** Less frequent actions about all texts of a service. */
export function TextActions({ id, languages, page }: TextActionsProps) {
  const { t } = useLingui();
  const canTransfer = useCan("transfer_text_to_communes");
  const [open, setOpen] = useState<"files" | "transfer" | null>(null);
  const close = () => setOpen(null);
  const files = {
    value: "files",
    content: (
      <>
        <Icon name="download" />
        <Trans>Importieren und exportieren …</Trans>
      </>
    ),
    "aria-haspopup": "dialog",
    onPointerEnter: TextFilesDialog.preload,
    onSelect: () => setOpen("files"),
  } as const;
  const transfer = {
    value: "transfer",
    content: (
      <>
        <Icon name="communes" />
        <Trans>Auf Kommunen übertragen …</Trans>
      </>
    ),
    "aria-haspopup": "dialog",
    onPointerEnter: TransferDialog.preload,
    onSelect: () => setOpen("transfer"),
  } as const;
  return (
    <>
      <MoreActions
        label={t`Weitere Aktionen`}
        icon={<Icon name="more" />}
        variant="ghost"
        actions={canTransfer ? [files, transfer] : [files]}
      />
      {open === "files" && <TextFilesDialog id={id} languages={languages} page={page} onClose={close} />}
      {open === "transfer" && <TransferDialog id={id} onClose={close} />}
    </>
  );
}
