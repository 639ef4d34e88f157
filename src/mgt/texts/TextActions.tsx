import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useDialogQuery } from "#relay/useDialogQuery";
import { useCan } from "#session/useSession";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { MenuAction } from "#ui/MenuPanel";
import { MoreActions } from "#ui/MoreActions";
import { usePortalActions } from "../service/portal/usePortalActions";
import type { TextActions_texts$key } from "./__generated__/TextActions_texts.graphql";
import TransferDialogParameters from "./transfer/__generated__/TransferDialogQuery$parameters";

const TextFilesDialog = lazyOverlay(async () => (await import("./files/TextFilesDialog")).TextFilesDialog);
/** Loaded on opening. */
export const TransferDialog = lazyOverlay(
  async () => (await import("./transfer/TransferDialog")).TransferDialog,
);

interface TextActionsProps {
  /** Id of the service of the commune. */
  readonly id: string;
  readonly serviceId: string;
  readonly texts: TextActions_texts$key;
  /** The first language of the filter. */
  readonly language: string | undefined;
  /** Entries above the others. */
  readonly first: readonly MenuAction[];
}

/** Menu of less frequent actions on all texts of a service. */
export function TextActions({ id, serviceId, texts, language, first }: TextActionsProps) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment TextActions_texts on ServiceTexts @throwOnFieldError {
        languages
        ...usePortalActions_texts
      }
    `,
    texts,
  );
  const canTransfer = useCan("transfer_text_to_communes");
  const portal = usePortalActions({ id, serviceId, texts: data });
  const transferTexts = useDialogQuery(TransferDialogParameters);
  const [open, setOpen] = useState<"files" | null>(null);
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
    onSelect: () => transferTexts.open({ id }),
  } as const;
  return (
    <>
      <MoreActions
        label={t`Weitere Aktionen`}
        icon={<Icon name="more" />}
        variant="ghost"
        actions={[...first, files, ...(canTransfer ? [transfer] : []), ...portal.actions]}
      />
      {open === "files" && (
        <TextFilesDialog id={id} languages={data.languages} initialLanguage={language} onClose={close} />
      )}
      {transferTexts.opened && (
        <TransferDialog
          id={id}
          serviceId={serviceId}
          texts={transferTexts.opened}
          onClose={transferTexts.close}
        />
      )}
      {portal.dialog}
    </>
  );
}
