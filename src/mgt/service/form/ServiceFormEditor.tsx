import { chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { isErrorCode } from "#domain/errorCodes";
import { serviceFormSchema } from "#domain/schemas/serviceForm";
import { EntityForm } from "#forms/EntityForm";
import type { Confirms } from "#forms/FormDialogs";
import { useLocale } from "#i18n/language";
import { lazyOverlay } from "#ui/lazyOverlay";
import { SegmentedControl } from "#ui/SegmentedControl";
import type { ServiceFormEditor_service$key } from "./__generated__/ServiceFormEditor_service.graphql";
import { BreakingQuestion } from "./BreakingQuestion";
import { FieldList, type AddedField } from "./FieldList";
import { FormBreaksNotice } from "./FormBreaksNotice";
import { FormPreview } from "./FormPreview";
import { formKeys, readForm, toInput } from "./serviceFormValues";
import { ServiceFormOrigin } from "./ServiceFormOrigin";
import { useFieldLabels, useFieldValueText } from "./useFieldLabels";
import { useServiceForm } from "./useServiceForm";

const editorFragment = graphql`
  fragment ServiceFormEditor_service on CommuneService @throwOnFieldError {
    id
    form {
      runningApplications
      ...serviceFormValues_form
    }
    ...ServiceFormOrigin_service
  }
`;

const AddFieldDialog = lazyOverlay(async () => (await import("./AddFieldDialog")).AddFieldDialog);

/** Fields and preview side by side; on narrower screens only one of them. */
const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 440px)",
    columnGap: 10,
    alignItems: "start",
    mt: 4,
    "@media (max-width: 1100px)": {
      gridTemplateColumns: "minmax(0, 1fr)",
      "&[data-view=fields] > aside, &[data-view=preview] > form": { display: "none" },
    },
  },
});

const ViewSwitch = chakra("div", {
  base: { mt: 4, "@media (min-width: 1101px)": { display: "none" } },
});

const confirms: Confirms = {
  form_breaks_applications: ({ params: { count = "" } }) => ({
    title: <Trans>Laufende Anträge betroffen</Trans>,
    confirmLabel: <Trans>Trotzdem speichern</Trans>,
    body: <BreakingQuestion count={Number(count)} />,
  }),
};

interface ServiceFormEditorProps {
  readonly service: ServiceFormEditor_service$key;
}

/** Edits the form of a service as a whole, with a preview of the unsaved values. */
export function ServiceFormEditor({ service }: ServiceFormEditorProps) {
  const { t } = useLingui();
  const data = useFragment(editorFragment, service);
  const { id, form } = data;
  const read = useMemo(() => (form ? readForm(form) : null), [form]);
  const { save } = useServiceForm();
  const labelAt = useFieldLabels();
  const formatValue = useFieldValueText();
  const language = useLocale();
  const [view, setView] = useState<"fields" | "preview">("fields");
  const [adding, setAdding] = useState<{ readonly after: string | undefined } | null>(null);
  const [added, setAdded] = useState<AddedField | null>(null);
  const closeDialog = useCallback(() => setAdding(null), []);
  if (!form || !read) return null;
  return (
    <>
      <ServiceFormOrigin service={data} />
      <ViewSwitch>
        <SegmentedControl
          label={t`Ansicht`}
          choices={[
            { value: "fields", label: t`Felder` },
            { value: "preview", label: t`Vorschau` },
          ]}
          chosen={[view]}
          onChoose={setView}
        />
      </ViewSwitch>
      <Columns data-view={view}>
        <EntityForm
          name={`service-form:${id}`}
          values={read.values}
          revision={read.revision}
          schema={serviceFormSchema}
          labels={{ fields: t`Formularfelder` }}
          labelAt={labelAt}
          keys={formKeys}
          variant="page"
          formatValue={formatValue}
          confirms={confirms}
          onSave={async (values, { revision, confirmed }) => {
            const { saveServiceForm } = await save({
              input: { id, revision, fields: toInput(values), confirmed: confirmed.filter(isErrorCode) },
            });
            const stored = saveServiceForm.communeService?.form;
            return { errors: saveServiceForm.errors, current: stored && readForm(stored) };
          }}
          aside={
            <>
              <FormPreview key={language} />
              {adding && (
                <AddFieldDialog
                  after={adding.after}
                  onAdded={(key) => setAdded({ key })}
                  onClose={closeDialog}
                />
              )}
            </>
          }
        >
          <FormBreaksNotice runningApplications={form.runningApplications} />
          <FieldList
            added={added}
            addIntent={AddFieldDialog.intent}
            onAdd={(after) => setAdding({ after })}
          />
        </EntityForm>
      </Columns>
    </>
  );
}
