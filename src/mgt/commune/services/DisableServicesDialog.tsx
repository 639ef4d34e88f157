import { chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { servicePortalId } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Notice } from "#ui/Notice";
import type { ListedService, CommuneServices } from "./listedServices";

const Names = chakra("ul", {
  base: {
    maxH: "min(260px, 40vh)",
    mt: 2,
    mb: 3,
    py: 2,
    ps: 6,
    pe: 3,
    overflowY: "auto",
    border: "1px solid",
    borderColor: "border",
    borderRadius: "md",
    color: "fg",
    listStyle: "disc",
    "& + .notice": { mb: 3 },
  },
});

interface DisableServicesDialogProps {
  readonly commune: CommuneServices;
  /** At least one, all enabled. */
  readonly services: readonly ListedService[];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirms disabling services and warns if the Serviceportal is among them. */
export function DisableServicesDialog({ commune, services, ...answer }: DisableServicesDialogProps) {
  const { t } = useLingui();
  const language = useLocale();
  const count = services.length;
  const { name: communeName, ags } = commune;
  const [first] = services;
  const isPortalAlone = count === 1 && first?.serviceId === servicePortalId;
  const verb = isPortalAlone ? (
    <Trans>Serviceportal ausschalten</Trans>
  ) : (
    <Plural value={count} one="# Dienst ausschalten" other="# Dienste ausschalten" />
  );
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={
        isPortalAlone ? (
          <Trans>Serviceportal ausschalten?</Trans>
        ) : (
          <Plural value={count} one="# Dienst ausschalten?" other="# Dienste ausschalten?" />
        )
      }
      confirmLabel={verb}
      {...answer}
    >
      <p>
        <Trans>
          Bürgerinnen und Bürger von {communeName} ({ags}) können dann nicht mehr nutzen:
        </Trans>
      </p>
      {/* Focusable, so that a long list scrolls by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <Names tabIndex={0} aria-label={t`Dienste, die ausgeschaltet werden`}>
        {services.map(({ id, name }) => (
          <li key={id}>{name[language]}</li>
        ))}
      </Names>
      {services.some(({ serviceId }) => serviceId === servicePortalId) && (
        <Notice tone="waiting" icon="alert" role="note">
          <Trans>
            <strong>Das Serviceportal ist dabei.</strong> Ohne das Serviceportal fehlt der Einstieg zu allen
            Diensten der Kommune, auch zu denen, die eingeschaltet bleiben.
          </Trans>
        </Notice>
      )}
      <p>
        <Trans>Texte, Dateien, Gebühren und Einstellungen bleiben erhalten.</Trans>
      </p>
    </ConfirmDialog>
  );
}
