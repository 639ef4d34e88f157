import { Button, Flex } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import { isScoped } from "#domain/permissions";
import { useLocale } from "#i18n/language";
import { ReportLinks } from "#mgt/communes/ReportLinks";
import { useListSearch } from "#lists/useListSearch";
import { useOwnedQuery } from "#relay/preload";
import { useCan, useViewer } from "#session/useSession";
import { EmptyState } from "#ui/EmptyState";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { NoMatches } from "#ui/table/NoMatches";
import { useFoundCount } from "#ui/table/useFoundRows";
import { servicesList, type ServicesSearch } from "../recordLists";
import type { ListSectionProps } from "../records/records";
import { SectionHead } from "../SectionHead";
import type { ServicesSectionQuery } from "./__generated__/ServicesSectionQuery.graphql";
import type { listedServices_commune$key } from "./__generated__/listedServices_commune.graphql";
import { searchServices, useCommuneServices } from "./listedServices";
import { servicesTableId } from "./servicesFocus";
import { ServicesTable } from "./ServicesTable";
import { ServicesToolbar } from "./ServicesToolbar";

const AddServicesDialog = lazyOverlay(async () => (await import("./AddServicesDialog")).AddServicesDialog);

const servicesSectionQuery = graphql`
  query ServicesSectionQuery($ags: AGS!) @throwOnFieldError @preloadable {
    commune(ags: $ags) {
      ...CommuneHeader_commune
      ...listedServices_commune
    }
  }
`;

/** Services of a commune. */
export function ServicesSection({
  queryRef,
  search,
}: ListSectionProps<ServicesSectionQuery, ServicesSearch>) {
  const { commune } = useOwnedQuery<ServicesSectionQuery>(servicesSectionQuery, queryRef);
  return commune ? <Services commune={commune} search={search} /> : null;
}

interface ServicesProps {
  readonly commune: listedServices_commune$key;
  readonly search: ServicesSearch;
}

function Services({ commune: key, search }: ServicesProps) {
  const { t } = useLingui();
  const commune = useCommuneServices(key);
  const language = useLocale();
  const address = useListSearch(servicesList, search);
  const mayAct = useCan("system_service_action");
  const [isAdding, setAdding] = useState(false);
  const { services } = commune;
  const found = searchServices(services, search, language);
  useFoundCount(servicesTableId, found.length, false);
  const enabled = services.filter(({ isEnabled }) => isEnabled).length;
  const addButton = mayAct && (
    <Button
      variant={services.length > 0 ? "outline" : "solid"}
      {...AddServicesDialog.intent}
      onClick={() => setAdding(true)}
    >
      <Icon name="plus" />
      {t`Dienste hinzufügen`}
    </Button>
  );
  return (
    <Flex direction="column" flex={1}>
      <SectionHead
        section="services"
        actions={
          <>
            {services.length > 0 && addButton}
            {/* On wider screens they are in the header of the commune. */}
            <Flex wrap="wrap" gap={1} hideFrom="lg">
              <ReportLinks ags={commune.ags} />
            </Flex>
          </>
        }
        lede={
          services.length > 0 && (
            <>
              <Trans>
                <Plural value={services.length} one="# Dienst" other="# Dienste" />, davon {enabled}{" "}
                eingeschaltet.
              </Trans>{" "}
              <ManagedByHint />
            </>
          )
        }
      />
      {services.length === 0 ? (
        <NoServices action={addButton} />
      ) : (
        <>
          <ServicesToolbar services={services} address={address} />
          {found.length === 0 ? (
            <NoMatches tableId={servicesTableId} onReset={address.reset} />
          ) : (
            <ServicesTable commune={commune} found={found} />
          )}
        </>
      )}
      {isAdding && <AddServicesDialog commune={commune} onClose={() => setAdding(false)} />}
    </Flex>
  );
}

/** Note for members about who manages the services. */
function ManagedByHint() {
  const viewer = useViewer();
  if (!isScoped(viewer)) return null;
  return (
    <Trans>
      Sie sehen die Dienste, die Ihnen zugeordnet sind. Hinzugefügt, ein- und ausgeschaltet werden Dienste vom
      Support.
    </Trans>
  );
}

function NoServices({ action }: { readonly action: ReactNode }) {
  const viewer = useViewer();
  if (isScoped(viewer)) {
    return (
      <EmptyState icon="tiles" title={<Trans>Keine Dienste zugeordnet</Trans>}>
        <Trans>Ihnen sind für diese Kommune keine Dienste zugeordnet. Zuordnungen ändert der Support.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="tiles" title={<Trans>Noch keine Dienste</Trans>} actions={action}>
      <Trans>
        Dienste, die Sie hinzufügen, stehen Bürgerinnen und Bürgern dieser Kommune online zur Verfügung,
        sobald sie eingeschaltet sind.
      </Trans>
    </EmptyState>
  );
}
