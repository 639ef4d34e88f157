import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { AppLink } from "#ui/AppLink";
import { LinkTabs } from "#ui/LinkTabs";
import { resourceLists, resourcesList, type ResourceListName, type ResourcesSearch } from "./resourcesList";

/** Names of the lists. */
const resourceListLabels: Readonly<Record<ResourceListName, MessageDescriptor>> = {
  all: msg({ message: "Alle", context: "Ressourcen" }),
  commune: msg`Kommunen`,
  authenticationProvider: msg`Anmeldedienste`,
  okkomm: msg`OK.KOMM`,
  paymentProvider: msg({ message: "Zahlungsanbieter", context: "mehrere" }),
  restService: msg`REST-Services`,
  keystore: msg({ message: "Schlüsselspeicher", context: "mehrere" }),
  nfkPortal: msg`NFK-Portale`,
};

/** Links to the lists of all kinds; they keep filters and order. */
export function ResourceKinds({ search }: { readonly search: ResourcesSearch }) {
  const { t, i18n } = useLingui();
  const kept = resourcesList.changed(search, {
    after: undefined,
    before: undefined,
    columns: undefined,
    // Other kinds have no certificates.
    expires: undefined,
  });
  return (
    <LinkTabs aria-label={t`Arten von Ressourcen`}>
      {resourceLists.map((resource) => (
        <AppLink
          key={resource}
          to="/admin/resources/$resource"
          params={{ resource }}
          search={kept}
          variant="bare"
          activeOptions={{ includeSearch: false }}
        >
          {i18n._(resourceListLabels[resource])}
        </AppLink>
      ))}
    </LinkTabs>
  );
}
