import { Button, chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import { formatDateTime } from "#i18n/formats";
import { useServiceName } from "#i18n/useServiceName";
import type { Maintenance } from "#session/viewer";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { useAnnounce } from "#ui/ui";
import { Banner } from "./Banner";

export interface MaintenanceBannerProps {
  /** Current ones, at least one. */
  readonly maintenances: readonly Maintenance[];
}

const List = chakra("ul", { base: { listStyle: "none", mt: 1 } });

/** Says which services accept no applications, and until when. Several are folded into one line. */
export function MaintenanceBanner({ maintenances }: MaintenanceBannerProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const nameOf = useServiceName();
  const seesCatalogue = useCan("system_services");
  const [isOpen, setOpen] = useState(false);
  const sentenceOf = ({ serviceId, endsAt }: Maintenance) => {
    const [name, time] = [nameOf(serviceId), formatDateTime(endsAt)];
    return t`Wartung: ${name} ist bis ${time} Uhr abgeschaltet.`;
  };
  const count = maintenances.length;
  const [only] = maintenances;
  const sentence =
    only && count === 1
      ? sentenceOf(only)
      : t`${plural(count, { one: "# Dienst ist in Wartung", other: "# Dienste sind in Wartung" })}`;
  useEffect(() => announce(sentence), [announce, sentence]);
  if (only && count === 1) {
    return (
      <Banner
        tone="waiting"
        icon="clock"
        action={seesCatalogue && <ServiceLink serviceId={only.serviceId} />}
      >
        {sentence}
      </Banner>
    );
  }
  return (
    <Banner
      tone="waiting"
      icon="clock"
      action={
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Ausblenden</Trans> : <Trans>Anzeigen</Trans>}
        </Button>
      }
    >
      <Plural value={count} one="# Dienst ist in Wartung" other="# Dienste sind in Wartung" />
      {isOpen && (
        <List>
          {maintenances.map((maintenance) => (
            <li key={maintenance.serviceId}>
              {sentenceOf(maintenance)} {seesCatalogue && <ServiceLink serviceId={maintenance.serviceId} />}
            </li>
          ))}
        </List>
      )}
    </Banner>
  );
}

function ServiceLink({ serviceId }: Pick<Maintenance, "serviceId">) {
  return (
    <AppLink to="/admin/services/$service/maintenance" params={{ service: serviceId }} variant="text">
      <Trans>Zur Wartung</Trans>
    </AppLink>
  );
}
