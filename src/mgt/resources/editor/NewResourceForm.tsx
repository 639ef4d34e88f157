import { Box, Stack, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useFormikContext } from "formik";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { isAgs } from "#domain/ags";
import { federalStateName } from "#domain/federalStates";
import { setResourceValue } from "#domain/resources/editResource";
import { isResourceType, type ResourceType } from "#domain/resources/resourceKinds";
import { EntityForm } from "#forms/EntityForm";
import { TextField } from "#forms/fields/TextField";
import { useLocale } from "#i18n/language";
import { useMutationAsync } from "#relay/useMutationAsync";
import { resourcePath } from "#ui/resourcePaths";
import { useToast } from "#ui/ui";
import type { NewResourceFormAddMutation } from "./__generated__/NewResourceFormAddMutation.graphql";
import { DocumentPanels } from "./DocumentPanels";
import { documentValue } from "./documentValue";
import { KindField } from "./KindField";
import {
  isTakenId,
  newKind,
  newResourceSchema,
  startDocument,
  withProposal,
  type KnownResource,
  type NewResourceValues,
} from "./newResource";
import type { ServerProblems } from "./ResourceEditor";
import { DocumentState, EditedDocument } from "./ResourceForm";
import { documentToSend, draftOfDocument, isUpload } from "./resourceValues";
import { problemsOfErrors } from "./serverProblems";
import { useCommuneProposal } from "./useCommuneProposal";

const addMutation = graphql`
  mutation NewResourceFormAddMutation($input: AddResourceInput!) {
    addResource(input: $input) {
      resourceEdge {
        node {
          id
          version
          type
          resourceId
          name
          ...resourceFields_resource
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface NewResourceFormProps {
  /** Initial kind. */
  readonly type: ResourceType;
  readonly known: readonly KnownResource[];
}

/** Returns the value for drafts, with the secrets of its kind masked. */
function draftOf(path: string, value: unknown, values: unknown): unknown {
  const type = typeof values === "object" && values !== null && "type" in values ? String(values.type) : "";
  return isResourceType(type) ? draftOfDocument(newKind(type), path, value) : undefined;
}

/** Adds a resource, then opens its page. */
export function NewResourceForm({ type, known }: NewResourceFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const navigate = useNavigate();
  const toast = useToast();
  const add = useMutationAsync<NewResourceFormAddMutation>(addMutation);
  const schema = useMemo(() => newResourceSchema(known), [known]);
  const [values] = useState((): NewResourceValues => ({
    type,
    resourceId: "",
    yaml: startDocument(type, "", locale),
    upload: null,
  }));
  const [serverProblems, setServerProblems] = useState<ServerProblems | null>(null);
  const added = useRef<{ readonly path: string; readonly name: string; readonly type: string } | null>(null);

  return (
    <Box mt={4}>
      <EntityForm<NewResourceValues>
        name="resource:new"
        variant="page"
        isNew
        values={values}
        revision={0}
        schema={schema}
        labels={{
          type: t`Art der Ressource`,
          resourceId: t`ID`,
          yaml: t`Dokument`,
          upload: t`Schlüsselspeicher`,
        }}
        isSecret={isUpload}
        draftOf={draftOf}
        draftNote={<Trans>Geheime Werte sind nicht dabei. Geben Sie sie noch einmal ein.</Trans>}
        summary={<DocumentState />}
        saveLabel={<Trans>Hinzufügen</Trans>}
        savedMessage={t`Hinzugefügt`}
        onSave={async (edited) => {
          const kind = newKind(edited.type);
          const yaml = documentToSend(kind, edited);
          const { addResource } = await add({
            input: { ...kind, resourceId: edited.resourceId, yaml, comment: null },
          });
          const { resourceEdge, errors } = addResource;
          const node = resourceEdge?.node;
          added.current = node ? { path: resourcePath(node), name: node.name, type: node.type } : null;
          setServerProblems({ text: edited.yaml, problems: problemsOfErrors(errors, edited.yaml) });
          return { errors, current: null };
        }}
        onSaved={() => {
          const resource = added.current;
          if (!resource) return;
          const { name } = resource;
          toast({
            text:
              resource.type === "commune"
                ? t`${name} ist hinzugefügt und wird jetzt eingerichtet.`
                : t`${name} ist hinzugefügt.`,
          });
          void navigate({ to: resource.path, replace: true });
        }}
      >
        <NewResourceFields known={known} serverProblems={serverProblems} />
      </EntityForm>
    </Box>
  );
}

interface NewResourceFieldsProps {
  readonly known: readonly KnownResource[];
  readonly serverProblems: ServerProblems | null;
}

function NewResourceFields({ known, serverProblems }: NewResourceFieldsProps) {
  const { values, touched, setFieldTouched } = useFormikContext<NewResourceValues>();
  const { type, resourceId } = values;
  const id = resourceId.trim();
  // Show errors that further typing cannot fix at once, others on blur.
  const isUnfixable = isTakenId(known, type, id) || /[^a-z0-9._-]/.test(id);
  useEffect(() => {
    if (isUnfixable && !touched.resourceId) void setFieldTouched("resourceId", true, false);
  }, [isUnfixable, touched.resourceId, setFieldTouched]);
  const kind = useMemo(() => newKind(type), [type]);
  const surroundings = useMemo(
    () => ({ targets: known, storedSecrets: [], resourceId: type === "commune" && !isAgs(id) ? "" : id }),
    [known, type, id],
  );
  return (
    <>
      <KindField />
      <Stack maxW="form" mb={4}>
        {type === "commune" ? (
          <CommuneId ags={id} />
        ) : (
          <TextField
            name="resourceId"
            label={<Trans>ID</Trans>}
            help={
              <Trans>
                Kleinbuchstaben, Ziffern, Punkte, Binde- und Unterstriche. Sie lässt sich später nicht ändern.
              </Trans>
            }
            isCode
          />
        )}
      </Stack>
      <EditedDocument
        key={type}
        kind={kind}
        surroundings={surroundings}
        serverProblems={serverProblems}
        isNew
        aside={<DocumentPanels id={null} resource={null} />}
      />
    </>
  );
}

/** The AGS of a new commune. It is also written to the document, and its data are looked up in a register. */
function CommuneId({ ags }: { readonly ags: string }) {
  const { values, setFieldValue } = useFormikContext<NewResourceValues>();
  const proposal = useCommuneProposal(ags);
  const change = useEffectEvent((edit: (text: string) => string) => {
    const text = edit(values.yaml);
    if (text !== values.yaml) void setFieldValue("yaml", text);
  });
  useEffect(() => {
    if (!isAgs(ags)) return;
    change((text) => {
      const isWritten = documentValue(newKind("commune"), text, ["ags"]) === ags;
      const document = isWritten ? text : setResourceValue(text, ["ags"], ags);
      return proposal ? withProposal(document, proposal) : document;
    });
  }, [ags, proposal]);
  const land = proposal?.state ? federalStateName(proposal.state) : null;
  const found = [proposal?.name, proposal?.unit, land].filter(Boolean).join(" · ");
  return (
    <>
      <TextField
        name="resourceId"
        label={<Trans>AGS</Trans>}
        help={<Trans>Amtlicher Gemeindeschlüssel, 8 Ziffern. Er lässt sich später nicht ändern.</Trans>}
        inputMode="numeric"
        isCode
      />
      <Text role="status" textStyle="sm" color="fg.muted" lang="de">
        {found}
      </Text>
    </>
  );
}
