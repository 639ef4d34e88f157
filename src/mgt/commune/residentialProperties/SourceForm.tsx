import { Trans, useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { boolean, object } from "yup";
import { EntityForm } from "#forms/EntityForm";
import { CheckboxField } from "#forms/fields/CheckboxField";
import { validationMessage } from "#domain/validationMessage";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { SourceForm_source$key } from "./__generated__/SourceForm_source.graphql";
import type { SourceFormSaveMutation } from "./__generated__/SourceFormSaveMutation.graphql";

const saveMutation = graphql`
  mutation SourceFormSaveMutation($input: SaveResidentialPropertySourceInput!) {
    saveResidentialPropertySource(input: $input) {
      commune {
        ...SourceFailure_commune
        ...SourcePanel_commune
        residentialPropertySource {
          source
          mode
          revision
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** The automatic mode requires a source that can be queried at night. */
const sourceSchema = object({
  isOkkomm: boolean().defined(),
  isAutomatic: boolean()
    .defined()
    .when("isOkkomm", ([isOkkomm], rule) =>
      isOkkomm === true ? rule : rule.isFalse(validationMessage("automatic_needs_okkomm")),
    ),
});

interface StoredSource {
  readonly source: string;
  readonly mode: string;
}

const valuesOf = ({ source, mode }: StoredSource) => ({
  isOkkomm: source === "OKKOMM_IMPORT",
  isAutomatic: mode === "AUTOMATIC",
});

interface SourceFormProps {
  readonly ags: string;
  readonly source: SourceForm_source$key;
  readonly onClose: () => void;
}

/** Form for source and mode; the automatic mode enables the scheduled job. */
export function SourceForm({ ags, source, onClose }: SourceFormProps) {
  const { t } = useLingui();
  const read = useFragment(
    graphql`
      fragment SourceForm_source on ResidentialPropertySource @throwOnFieldError {
        source
        mode
        revision
      }
    `,
    source,
  );
  const save = useMutationAsync<SourceFormSaveMutation>(saveMutation);
  const labels = { isOkkomm: t`Der Bestand kommt von OK.KOMM`, isAutomatic: t`Automatisch aktualisieren` };
  return (
    <EntityForm
      name="residential-property-source"
      variant="dialog"
      title={t`Herkunft und Aktualisierung`}
      values={valuesOf(read)}
      revision={read.revision}
      schema={sourceSchema}
      labels={labels}
      onSave={async ({ isOkkomm, isAutomatic }, { revision }) => {
        const { saveResidentialPropertySource } = await save({
          input: {
            ags,
            revision,
            source: isOkkomm ? "OKKOMM_IMPORT" : "FILE_UPLOAD",
            mode: isAutomatic ? "AUTOMATIC" : "MANUAL",
          },
        });
        const stored = saveResidentialPropertySource.commune?.residentialPropertySource;
        return {
          errors: saveResidentialPropertySource.errors.map((error) =>
            // The form names this field differently.
            error.code === "automatic_needs_okkomm" ? { ...error, field: ["isAutomatic"] } : error,
          ),
          current: stored ? { values: valuesOf(stored), revision: stored.revision } : null,
        };
      }}
      onClose={onClose}
    >
      <CheckboxField
        name="isOkkomm"
        label={labels.isOkkomm}
        help={<Trans>Sonst wird er aus einer Datei übernommen.</Trans>}
      />
      <CheckboxField
        name="isAutomatic"
        label={labels.isAutomatic}
        help={
          <Trans>
            OK.KOMM wird dann täglich um 3 Uhr abgerufen, und der Bestand wird ohne Rückfrage ersetzt.
          </Trans>
        }
      />
    </EntityForm>
  );
}
