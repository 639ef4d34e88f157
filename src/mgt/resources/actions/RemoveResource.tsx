import { Button, Stack } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { BusyButton } from "#ui/BusyButton";
import type { ReplacementField_query$key } from "./__generated__/ReplacementField_query.graphql";
import type { RemoveResource_resource$key } from "./__generated__/RemoveResource_resource.graphql";
import { ResourceUses } from "../uses/ResourceUses";
import { ReplacementField, type Replacement } from "./ReplacementField";
import { useRemoval } from "./useRemoval";

interface RemoveResourceProps {
  readonly resource: RemoveResource_resource$key;
  /** Possible replacements. */
  readonly targets: ReplacementField_query$key;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Removes a resource: its uses, its replacement, and the button. */
export function RemoveResource({ resource, targets, onClose, onRemoved }: RemoveResourceProps) {
  const { id, name, type, urn, revision, useCount, commune, ...rest } = useFragment(
    graphql`
      fragment RemoveResource_resource on Resource @throwOnFieldError {
        id
        name
        type
        urn
        version
        resourceId
        revision
        useCount
        commune {
          ags
        }
        ...ResourceUses_resource
      }
    `,
    resource,
  );
  const [replacement, setReplacement] = useState<Replacement>(null);
  const { isBusy, notice, remove } = useRemoval(onRemoved);
  const isUsed = useCount > 0;
  const replacementId = replacement === null || replacement === "none" ? null : replacement.resourceId;
  return (
    <Stack gap={3}>
      {notice && <ActionNoticeView notice={notice} />}
      <p>
        {isUsed ? (
          <Trans>
            <b lang="de">{name}</b> wird <Plural value={useCount} one="an # Stelle" other="an # Stellen" />{" "}
            benutzt:
          </Trans>
        ) : (
          <Trans>
            <b lang="de">{name}</b> wird nirgends benutzt.
          </Trans>
        )}
      </p>
      {isUsed && (
        <>
          <ResourceUses resource={rest} onLeave={onClose} />
          <ReplacementField
            targets={targets}
            excluded={{ version: rest.version, resourceId: rest.resourceId }}
            ags={commune?.ags ?? null}
            // Without a replacement, applications could no longer be delivered.
            isRequired={type === "restService"}
            chosen={replacement}
            onChoose={setReplacement}
          />
        </>
      )}
      <p>
        <Trans>
          Mit der Ressource <code>{urn}</code> werden alle ihre Fassungen entfernt. Das lässt sich nicht
          zurücknehmen.
        </Trans>
      </p>
      <ImportFooter>
        <Button data-focus-first onClick={onClose}>
          <Trans>Abbrechen</Trans>
        </Button>
        <BusyButton
          variant="solid"
          colorPalette="danger"
          isBusy={isBusy}
          disabled={isUsed && replacement === null}
          onClick={() =>
            remove({ id, revision, replacementId, isUseConfirmed: replacement === "none" }, name)
          }
        >
          {replacementId === null ? (
            <Trans>Ressource entfernen</Trans>
          ) : (
            <Plural
              value={useCount}
              one="An # Stelle ersetzen und entfernen"
              other="An # Stellen ersetzen und entfernen"
            />
          )}
        </BusyButton>
      </ImportFooter>
    </Stack>
  );
}
