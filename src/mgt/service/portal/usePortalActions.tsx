import { Trans } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { servicePortalId } from "#domain/serviceCatalogue";
import { useCan } from "#session/useSession";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { MenuAction } from "#ui/MenuPanel";
import type { usePortalActions_texts$key } from "./__generated__/usePortalActions_texts.graphql";

const ReinstallDialog = lazyOverlay(async () => (await import("./ReinstallDialog")).ReinstallDialog);
const PortalVersionsDialog = lazyOverlay(
  async () => (await import("./PortalVersionsDialog")).PortalVersionsDialog,
);

interface PortalActionsProps {
  readonly id: string;
  readonly serviceId: string;
  readonly texts: usePortalActions_texts$key;
}

/** Menu entries of the service portal for those who may reinstall it, and their dialogs. */
export function usePortalActions({ id, serviceId, texts }: PortalActionsProps): {
  readonly actions: readonly MenuAction[];
  readonly dialog: ReactNode;
} {
  const mayReinstall = useCan("service_portal");
  const [open, setOpen] = useState<"reinstall" | "versions" | null>(null);
  const { revision } = useFragment(
    graphql`
      fragment usePortalActions_texts on ServiceTexts @throwOnFieldError {
        revision
      }
    `,
    texts,
  );
  if (!mayReinstall || serviceId !== servicePortalId) return { actions: [], dialog: null };
  const dialog = { id, revision, onClose: () => setOpen(null) };
  return {
    actions: [
      {
        value: "reinstall",
        content: (
          <>
            <Icon name="reload" />
            <Trans>Serviceportal neu installieren …</Trans>
          </>
        ),
        "aria-haspopup": "dialog",
        onPointerEnter: ReinstallDialog.intent.onPointerEnter,
        onSelect: () => setOpen("reinstall"),
      },
      {
        value: "versions",
        content: (
          <>
            <Icon name="clock" />
            <Trans>Fassungen des Serviceportals …</Trans>
          </>
        ),
        "aria-haspopup": "dialog",
        onPointerEnter: PortalVersionsDialog.intent.onPointerEnter,
        onSelect: () => setOpen("versions"),
      },
    ],
    dialog: (
      <>
        {open === "reinstall" && <ReinstallDialog {...dialog} />}
        {open === "versions" && <PortalVersionsDialog {...dialog} />}
      </>
    ),
  };
}
