import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { servicePortalId } from "#domain/serviceCatalogue";
import { useDialogQuery } from "#relay/useDialogQuery";
import { useCan } from "#session/useSession";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { MenuAction } from "#ui/MenuPanel";
import PortalVersionsDialogParameters from "./__generated__/PortalVersionsDialogQuery$parameters";
import ReinstallDialogParameters from "./__generated__/ReinstallDialogQuery$parameters";
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
  const reinstallation = useDialogQuery(ReinstallDialogParameters);
  const versions = useDialogQuery(PortalVersionsDialogParameters);
  const { revision } = useFragment(
    graphql`
      fragment usePortalActions_texts on ServiceTexts @throwOnFieldError {
        revision
      }
    `,
    texts,
  );
  if (!mayReinstall || serviceId !== servicePortalId) return { actions: [], dialog: null };
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
        onSelect: () => reinstallation.open({ id }),
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
        onSelect: () => versions.open({ id }),
      },
    ],
    dialog: (
      <>
        {reinstallation.opened && (
          <ReinstallDialog
            opened={reinstallation.opened}
            id={id}
            revision={revision}
            onClose={reinstallation.close}
          />
        )}
        {versions.opened && (
          <PortalVersionsDialog
            opened={versions.opened}
            id={id}
            revision={revision}
            onClose={versions.close}
          />
        )}
      </>
    ),
  };
}
