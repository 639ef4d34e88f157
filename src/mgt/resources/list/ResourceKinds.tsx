import { useLingui } from "@lingui/react/macro";
import { AppLink } from "#ui/AppLink";
import { LinkTabs } from "#ui/LinkTabs";
import { resourceListLabels } from "#ui/resourceListLabels";
import { resourceLists, resourcesList, type ResourcesSearch } from "./resourcesList";

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
