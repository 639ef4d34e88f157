import { Button, Box } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { parseResourceUrn } from "#domain/resources/resourceKinds";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { AppLink } from "#ui/AppLink";
import { Notice } from "#ui/Notice";
import { resourcePath } from "#ui/resourcePaths";
import { useAnnounce } from "#ui/ui";
import { MissingSecrets } from "./MissingSecrets";
import type { ImportItem } from "./useResourcesImport";

interface ImportDoneProps {
  /** The resources that were stored. */
  readonly items: readonly ImportItem[];
  readonly onClose: () => void;
}

/** Result of an import, with the resources that still need secrets. */
export function ImportDone({ items, onClose }: ImportDoneProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const count = items.length;
  const summary = t`${plural(count, { one: "# Ressource importiert", other: "# Ressourcen importiert" })}`;
  useEffect(() => announce(summary), [announce, summary]);
  const incomplete = items.filter(({ missingSecrets }) => missingSecrets.length > 0);
  return (
    <>
      <Notice tone="success">{summary}</Notice>
      {incomplete.length > 0 && (
        <>
          <p>
            <Plural
              value={incomplete.length}
              one="Bei # Ressource fehlen noch Geheimnisse:"
              other="Bei # Ressourcen fehlen noch Geheimnisse:"
            />
          </p>
          <Box as="ul" listStyleType="none">
            {incomplete.map(({ urn, missingSecrets }) => (
              <Box as="li" key={urn} py={1.5} overflowWrap="anywhere">
                <ResourceLink urn={urn ?? ""} onLeave={onClose} />
                <MissingSecrets pointers={missingSecrets} />
              </Box>
            ))}
          </Box>
        </>
      )}
      <ImportFooter>
        <Button variant="solid" data-focus-first onClick={onClose}>
          <Trans>Schließen</Trans>
        </Button>
      </ImportFooter>
    </>
  );
}

function ResourceLink({ urn, onLeave }: { readonly urn: string; readonly onLeave: () => void }) {
  const key = parseResourceUrn(urn);
  if (!key) return <code>{urn}</code>;
  return (
    <AppLink variant="text" to={resourcePath({ ...key, resourceId: key.id })} onClick={onLeave}>
      {urn}
    </AppLink>
  );
}
