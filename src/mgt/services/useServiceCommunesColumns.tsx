import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { can } from "#domain/permissions";
import { serviceCapabilities } from "#domain/serviceCapabilities";
import { openServiceScreens, serviceScreenRoutes } from "#domain/serviceScreens";
import { formatDate, formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { useViewer } from "#session/useSession";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { Status } from "#ui/Status";
import type { Column } from "#ui/table/columns";
import type { ServiceCommunesSection_service$data } from "./__generated__/ServiceCommunesSection_service.graphql";

export type ServiceCommuneRow = ServiceCommunesSection_service$data["communes"]["edges"][number]["node"];

const none = "–";

/** Columns of the communes with a service; `capabilities` are those of the service. */
export function useServiceCommunesColumns(
  serviceId: string,
  capabilities: readonly string[],
): readonly Column<ServiceCommuneRow>[] {
  const { t } = useLingui();
  const { number } = useFormats();
  return useMemo(
    () => [
      {
        key: "commune",
        header: t`Kommune`,
        cell: ({ ags, communeName }) => (
          <span data-part="place">
            {/* The row has the focus and opens with Enter; the link is for the mouse. */}
            <AppLink
              variant="bare"
              tabIndex={-1}
              to="/mgt/edit/$commune/services"
              params={{ commune: ags }}
              lang="de"
            >
              {communeName}
            </AppLink>{" "}
            <Ags ags={ags} />
          </span>
        ),
        minWidth: 200,
        narrow: "title",
        isRowHeader: true,
      },
      {
        key: "state",
        header: t`Status`,
        cell: ({ state }) => <CommuneServiceState state={state} />,
        width: "156px",
        narrow: "aside",
      },
      {
        key: "own",
        header: t`Eigene Inhalte`,
        cell: (row) =>
          row.state === "WAITING" ? (
            none
          ) : (
            <OwnContent row={row} serviceId={serviceId} capabilities={capabilities} />
          ),
        minWidth: 380,
        narrow: "meta",
      },
      {
        key: "applications",
        header: t`Anträge in 30 Tagen`,
        cell: ({ applicationCount }) => number(applicationCount),
        align: "end",
        width: "156px",
        hideOrder: 2,
        isHideable: true,
        narrow: "note",
      },
      {
        key: "changed",
        header: t`Zuletzt geändert`,
        cell: ({ changedAt, changedBy }) =>
          changedAt ? (
            <time dateTime={changedAt} data-tooltip={formatDateTime(changedAt)}>
              {formatDate(changedAt)}
              {changedBy && ` · ${changedBy}`}
            </time>
          ) : (
            none
          ),
        width: "172px",
        hideOrder: 1,
        isHideable: true,
      },
    ],
    [t, number, serviceId, capabilities],
  );
}

interface OwnContentProps {
  readonly row: ServiceCommuneRow;
  readonly serviceId: string;
  readonly capabilities: readonly string[];
}

/** Links to the screens of the service in a commune that the viewer may open, with what the commune has of its own. */
function OwnContent({ row, serviceId, capabilities }: OwnContentProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const viewer = useViewer();
  const { ags: commune, textCount, draftCount, fileCount, feeCount, settingCount } = row;
  const known = serviceCapabilities.filter((capability) => capabilities.includes(capability));
  const open = new Set(openServiceScreens(serviceId, known, (permission) => can(viewer, permission)));
  const screens = (
    [
      { screen: "textedit", label: t`Texte`, count: textCount },
      { screen: "servicefiles", label: t`Dateien`, count: fileCount },
      { screen: "servicefees", label: t`Gebühren`, count: feeCount },
      { screen: "serviceformfields", label: t`Formular`, count: row.hasForm ? 1 : 0 },
      { screen: "serviceedit", label: t`Einstellungen`, count: settingCount },
    ] as const
  ).filter(({ screen }) => open.has(screen));
  const params = { commune, service: serviceId };
  return (
    <span data-part="own">
      {screens.map(({ screen, label, count }) => (
        <span key={screen}>
          <AppLink variant="bare" to={serviceScreenRoutes[screen]} params={params}>
            {label}
            {count > 0 && <b> {number(count)}</b>}
          </AppLink>
          {screen === "textedit" && draftCount > 0 && (
            <small> {t`${plural(draftCount, { one: "# Entwurf", other: "# Entwürfe" })}`}</small>
          )}
          {screen === "servicefees" && row.hasFeeRule && (
            <small>
              {" "}
              <AppLink variant="bare" to="/mgt/servicefees/$commune/$service/rule" params={params}>
                <Trans>Regel</Trans>
              </AppLink>
            </small>
          )}
        </span>
      ))}
    </span>
  );
}

/** Whether citizens can use a service in a commune. */
function CommuneServiceState({ state }: { readonly state: string }) {
  switch (state) {
    case "ENABLED":
      return (
        <Status tone="success">
          <Trans>Aktiviert</Trans>
        </Status>
      );
    case "DISABLED":
      return (
        <Status tone="final">
          <Trans>Deaktiviert</Trans>
        </Status>
      );
    default:
      return (
        <Status tone="waiting">
          <Trans>Nicht eingerichtet</Trans>
        </Status>
      );
  }
}
