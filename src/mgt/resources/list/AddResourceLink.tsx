import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { addResourcePath } from "#ui/resourcePaths";
import type { ResourceListName } from "./resourcesList";

/** Link to the form of a new resource, with the kind of the list. */
export function AddResourceLink({ name }: { readonly name: ResourceListName }) {
  return (
    <Button asChild variant="solid">
      <AppLink variant="bare" to={addResourcePath(name === "all" ? undefined : name)}>
        <Icon name="plus" />
        {name === "commune" ? <Trans>Kommune hinzufügen</Trans> : <Trans>Ressource hinzufügen</Trans>}
      </AppLink>
    </Button>
  );
}
