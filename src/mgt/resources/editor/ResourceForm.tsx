import { Box } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useCallback, useMemo, useRef, useState, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ResourceKind } from "#domain/resources/resourceKinds";
import { secretPathsOf } from "#domain/resources/resourceSecrets";
import { EntityForm } from "#forms/EntityForm";
import { fieldId, useFormSettings } from "#forms/formContext";
import type { SaveContext, SaveOutcome } from "#forms/saveOutcome";
import type { BeforeSave } from "#forms/useSaving";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useCan } from "#session/useSession";
import { lazyOverlay } from "#ui/lazyOverlay";
import { Notice } from "#ui/Notice";
import type { ResourceForm_resource$key } from "./__generated__/ResourceForm_resource.graphql";
import type { ResourceFormSaveMutation } from "./__generated__/ResourceFormSaveMutation.graphql";
import { DocumentPanels } from "./DocumentPanels";
import type { DocumentSurroundings, DocumentTarget } from "./documentProblems";
import { ResourceEditor, type ServerProblems } from "./ResourceEditor";
import { documentToSend, draftOfDocument, isUpload, type DocumentValues } from "./resourceValues";
import { problemsOfErrors } from "./serverProblems";
import { TakenNotice } from "./TakenNotice";
import { useDocumentForm, withUpload, type TakenChanges } from "./useDocumentForm";

const MergeDialog = lazyOverlay(async () => (await import("./MergeDialog")).MergeDialog);
const SaveDialog = lazyOverlay(async () => (await import("./SaveDialog")).SaveDialog);

const saveMutation = graphql`
  mutation ResourceFormSaveMutation($input: EditResourceInput!) {
    editResource(input: $input) {
      resource {
        id
        yaml
        revision
        name
        ...ResourceHeader_resource
        ...resourceFields_resource
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface ResourceFormProps {
  readonly kind: ResourceKind;
  readonly resource: ResourceForm_resource$key;
  readonly targets: readonly DocumentTarget[];
  /** Rendered below problems and help. */
  readonly aside?: ReactNode;
}

/** The open dialog in which the user confirms the changes; saving waits for it. */
interface SaveQuestion {
  readonly save: BeforeSave<DocumentValues>;
  readonly taken: TakenChanges | null;
  /** Null: do not save. */
  readonly answer: (comment: string | null) => void;
}

/** Edits the document of a stored resource. */
export function ResourceForm({ kind, resource, targets, aside: below }: ResourceFormProps) {
  const { t } = useLingui();
  const canEdit = useCan("edit_resource");
  const data = useFragment(
    graphql`
      fragment ResourceForm_resource on Resource @throwOnFieldError {
        id
        resourceId
        yaml
        revision
        storedSecrets
        useCount
        ...StoredKeystore_resource
      }
    `,
    resource,
  );
  const { id, resourceId, yaml, revision, storedSecrets, useCount } = data;
  const save = useMutationAsync<ResourceFormSaveMutation>(saveMutation);
  const values = useMemo((): DocumentValues => ({ yaml, upload: null }), [yaml]);
  const surroundings = useMemo(
    (): DocumentSurroundings => ({ targets, storedSecrets, resourceId }),
    [targets, storedSecrets, resourceId],
  );
  const form = useDocumentForm(kind, surroundings);
  const draftOf = useCallback((path: string, value: unknown) => draftOfDocument(kind, path, value), [kind]);
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  const [serverProblems, setServerProblems] = useState<ServerProblems | null>(null);
  const comment = useRef("");
  const aside = (
    <>
      <DocumentPanels id={id} resource={data} />
      {below}
    </>
  );

  if (!canEdit) {
    return (
      <ResourceEditor
        kind={kind}
        text={yaml}
        stored={null}
        isReadOnly
        surroundings={surroundings}
        serverProblems={null}
        upload={null}
        onChange={() => undefined}
        onUpload={() => undefined}
        aside={aside}
      />
    );
  }

  async function showChanges(changes: BeforeSave<DocumentValues>): Promise<boolean> {
    const taken = form.takenBy(changes);
    const given = await new Promise<string | null>((answer) => setQuestion({ save: changes, taken, answer }));
    setQuestion(null);
    comment.current = given ?? "";
    return given !== null;
  }

  async function send(edited: DocumentValues, context: SaveContext): Promise<SaveOutcome<DocumentValues>> {
    const { editResource } = await save({
      input: {
        id,
        revision: context.revision,
        yaml: documentToSend(kind, edited),
        comment: comment.current || null,
      },
    });
    const { resource: stored, errors } = editResource;
    setServerProblems({ text: edited.yaml, problems: problemsOfErrors(errors, edited.yaml) });
    return {
      errors,
      current: stored && { values: { yaml: stored.yaml, upload: null }, revision: stored.revision },
    };
  }

  return (
    <>
      <Box mt={4}>
        <EntityForm<DocumentValues>
          name={`resource:${id}`}
          variant="page"
          values={values}
          revision={revision}
          schema={form.schema}
          labels={{ yaml: t`Dokument`, upload: t`Schlüsselspeicher` }}
          isSecret={isUpload}
          draftOf={draftOf}
          draftNote={
            secretPathsOf(kind).length > 0 && (
              <Trans>Geheime Werte sind nicht dabei. Geben Sie neue noch einmal ein.</Trans>
            )
          }
          summary={<DocumentState />}
          countChanges={form.countChanges}
          beforeSave={showChanges}
          onConflict={form.onConflict}
          onSave={send}
        >
          <EditedDocument
            kind={kind}
            surroundings={surroundings}
            serverProblems={serverProblems}
            aside={aside}
          />
        </EntityForm>
      </Box>
      {form.question && (
        <MergeDialog
          kind={kind}
          {...form.question}
          onChoose={form.question.answer}
          onClose={() => form.question?.answer(null)}
        />
      )}
      {question && (
        <SaveDialog
          kind={kind}
          before={question.save.stored.yaml}
          after={question.save.values.yaml}
          upload={question.save.values.upload}
          notice={question.taken && <TakenNotice {...question.taken} />}
          useCount={useCount}
          onConfirm={question.answer}
          onClose={() => question.answer(null)}
        />
      )}
    </>
  );
}

/** Says in the save bar whether the document can be saved. */
export function DocumentState() {
  const { errors } = useFormikContext<DocumentValues>();
  return errors.yaml ? <Trans>Das Dokument hat noch Fehler</Trans> : <Trans>Prüfung ohne Fehler</Trans>;
}

interface EditedDocumentProps {
  readonly kind: ResourceKind;
  readonly surroundings: DocumentSurroundings;
  readonly serverProblems: ServerProblems | null;
  readonly isNew?: boolean;
  readonly aside?: ReactNode;
}

/** The editor of the surrounding form's document. */
export function EditedDocument({
  kind,
  surroundings,
  serverProblems,
  isNew = false,
  aside,
}: EditedDocumentProps) {
  const { id } = useFormSettings();
  const { values, initialValues, isSubmitting, setFieldValue, setValues } =
    useFormikContext<DocumentValues>();
  const { yaml, upload } = values;
  const around = useMemo(() => withUpload(surroundings, upload), [surroundings, upload]);
  const setText = useCallback((text: string) => void setFieldValue("yaml", text), [setFieldValue]);
  return (
    <>
      {upload && (
        <Notice tone="waiting" role="status">
          <Trans>
            Der Schlüsselspeicher ist neu hochgeladen und noch nicht gespeichert. Im Dokument steht dafür
            ••••••••.
          </Trans>
        </Notice>
      )}
      <ResourceEditor
        id={fieldId(id, "yaml")}
        kind={kind}
        text={yaml}
        stored={isNew ? null : initialValues.yaml}
        isReadOnly={isSubmitting}
        surroundings={around}
        serverProblems={serverProblems}
        upload={upload}
        onChange={setText}
        onUpload={(next, text) => {
          void setValues((current) => ({ ...current, upload: next, yaml: text }));
        }}
        aside={aside}
      />
    </>
  );
}
