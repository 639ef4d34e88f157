import { Button, Field, Input, Stack } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { Ags } from "#ui/Ags";
import { AppLink } from "#ui/AppLink";
import { BusyButton } from "#ui/BusyButton";
import { Notice } from "#ui/Notice";
import type { RemoveCommune_resource$key } from "./__generated__/RemoveCommune_resource.graphql";
import { useRemoval } from "./useRemoval";

interface RemoveCommuneProps {
  readonly resource: RemoveCommune_resource$key;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Removes a commune after its name was typed; shows what will be removed and kept. */
export function RemoveCommune({ resource, onClose, onRemoved }: RemoveCommuneProps) {
  const { id, name, resourceId, revision, communeRemoval } = useFragment(
    graphql`
      fragment RemoveCommune_resource on Resource @throwOnFieldError {
        id
        name
        resourceId
        revision
        communeRemoval {
          services
          resources
          roles
          processes
          runningProcesses
        }
      }
    `,
    resource,
  );
  const [typed, setTyped] = useState("");
  const { isBusy, notice, remove } = useRemoval(onRemoved);
  if (!communeRemoval) return null;
  const { services, resources, roles, processes, runningProcesses } = communeRemoval;
  const isRefused = runningProcesses > 0;
  return (
    <Stack gap={3}>
      {notice && <ActionNoticeView notice={notice} />}
      <p>
        <Trans>
          Die Kommune <b lang="de">{name}</b> <Ags ags={resourceId} /> wird für immer entfernt.
        </Trans>
      </p>
      <ul>
        <li>
          <Plural
            value={services}
            _0="Sie hat keine Dienste."
            one="Mit ihr wird # Dienst entfernt, mit Texten, Dateien, Einstellungen, Formularfeldern und Gebühren."
            other="Mit ihr werden # Dienste entfernt, mit Texten, Dateien, Einstellungen, Formularfeldern und Gebühren."
          />
        </li>
        {resources > 0 && (
          <li>
            <Plural
              value={resources}
              one="Mit ihr wird # Ressource entfernt, die nur sie benutzen darf."
              other="Mit ihr werden # Ressourcen entfernt, die nur sie benutzen darf."
            />
          </li>
        )}
        <li>
          <Plural
            value={roles}
            _0="Kein Benutzer hat eine Rolle in ihr."
            one="# Rolle eines Benutzers wird entfernt; der Benutzer bleibt."
            other="# Rollen von Benutzern werden entfernt; die Benutzer bleiben."
          />
        </li>
        <li>
          <Plural
            value={processes}
            _0="Sie hat keine Prozesse."
            one="# Prozess bleibt mit seinem Antrag erhalten."
            other="# Prozesse bleiben mit ihren Anträgen erhalten."
          />
        </li>
      </ul>
      {isRefused ? (
        <Notice tone="error">
          <Plural
            value={runningProcesses}
            one="# Prozess ist noch nicht beendet. Solange lässt sich die Kommune nicht entfernen."
            other="# Prozesse sind noch nicht beendet. Solange lässt sich die Kommune nicht entfernen."
          />{" "}
          <AppLink variant="text" to="/admin/processes" search={{ commune: [resourceId] }} onClick={onClose}>
            <Trans>Prozesse der Kommune</Trans>
          </AppLink>
        </Notice>
      ) : (
        <Field.Root>
          <Field.Label>
            <Trans>
              Geben Sie zur Bestätigung den Namen <code>{name}</code> ein.
            </Trans>
          </Field.Label>
          <Input
            data-focus-first
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field.Root>
      )}
      <ImportFooter>
        <Button data-focus-first={isRefused ? "" : undefined} onClick={onClose}>
          {isRefused ? <Trans>Schließen</Trans> : <Trans>Abbrechen</Trans>}
        </Button>
        {!isRefused && (
          <BusyButton
            variant="solid"
            colorPalette="danger"
            isBusy={isBusy}
            disabled={typed.trim() !== name}
            onClick={() => remove({ id, revision, communeName: typed.trim(), isUseConfirmed: true }, name)}
          >
            <Trans>Kommune entfernen</Trans>
          </BusyButton>
        )}
      </ImportFooter>
    </Stack>
  );
}
