import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { serviceFilePathSchema } from "#domain/schemas/serviceFiles";
import { EntityForm } from "#forms/EntityForm";
import { TextField } from "#forms/fields/TextField";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { RenameFileDialogMutation } from "./__generated__/RenameFileDialogMutation.graphql";

const renameMutation = graphql`
  mutation RenameFileDialogMutation($input: RenameServiceFileInput!) {
    renameServiceFile(input: $input) {
      communeService {
        ...FreeFiles_service
      }
      serviceFile {
        path
        revision
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface RenameFileDialogProps {
  readonly file: { readonly id: string; readonly path: string; readonly revision: number };
  readonly onRenamed: (path: string) => void;
  readonly onClose: () => void;
}

/** Renames or moves a file. */
export function RenameFileDialog({ file, onRenamed, onClose }: RenameFileDialogProps) {
  const { t } = useLingui();
  const rename = useMutationAsync<RenameFileDialogMutation>(renameMutation);
  const { id, path, revision } = file;
  return (
    <EntityForm
      name={`service-file:${id}`}
      variant="dialog"
      title={t`Datei umbenennen`}
      saveLabel={t`Umbenennen`}
      values={{ path }}
      revision={revision}
      schema={serviceFilePathSchema}
      labels={{ path: t`Pfad` }}
      onSave={async (values, { revision: read }) => {
        const { renameServiceFile } = await rename({ input: { id, revision: read, path: values.path } });
        const { errors, serviceFile: stored } = renameServiceFile;
        if (errors.length === 0 && stored) onRenamed(stored.path);
        return {
          errors,
          current: stored ? { values: { path: stored.path }, revision: stored.revision } : null,
        };
      }}
      onClose={onClose}
    >
      <TextField
        name="path"
        label={t`Pfad`}
        help={t`Ordner trennen Sie mit „/“, zum Beispiel bilder/wappen.png. Die Endung bleibt. Unter dem bisherigen Pfad ist die Datei sofort nicht mehr abrufbar.`}
        isCode
        isFirst
      />
    </EntityForm>
  );
}
