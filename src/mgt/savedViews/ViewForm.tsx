import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { EntityForm } from "#forms/EntityForm";
import { CheckboxField } from "#forms/fields/CheckboxField";
import { TextField } from "#forms/fields/TextField";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { ViewForm_view$key } from "./__generated__/ViewForm_view.graphql";
import type { SavedViewScreen, ViewFormSaveMutation } from "./__generated__/ViewFormSaveMutation.graphql";
import { useViewsRefresh } from "./useViewsRefresh";
import { savedViewSchema } from "#domain/schemas/savedView";

void graphql`
  fragment ViewForm_values on SavedView {
    id
    screen
    search
    name
    isShared
    revision
  }
`;

const saveMutation = graphql`
  mutation ViewFormSaveMutation($input: SaveViewInput!) {
    saveView(input: $input) {
      viewEdge {
        node {
          id
          ...ViewForm_values @relay(mask: false)
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface ViewFormProps {
  /** Null for a new view. */
  readonly view: ViewForm_view$key | null;
  /** List and query string of a new view. */
  readonly screen: SavedViewScreen;
  readonly search: string;
  readonly onClose: () => void;
}

/** Saves the list's state as a view or renames a view, private or shared. */
export function ViewForm({ view, screen, search, onClose }: ViewFormProps) {
  const { t } = useLingui();
  const read = useFragment(
    graphql`
      fragment ViewForm_view on SavedView @throwOnFieldError {
        ...ViewForm_values @relay(mask: false)
      }
    `,
    view,
  );
  const save = useMutationAsync<ViewFormSaveMutation>(saveMutation);
  const refresh = useViewsRefresh(screen);
  const labels = { name: t`Name`, isShared: t`Für alle sichtbar` };
  const kept = read ? { screen: read.screen, search: read.search } : { screen, search };
  return (
    <EntityForm
      name={`saved-view:${read?.id ?? `new-${screen}`}`}
      variant="dialog"
      title={read ? t`Ansicht bearbeiten` : t`Ansicht speichern`}
      isNew={!read}
      values={{ name: read?.name ?? "", isShared: read?.isShared ?? false }}
      revision={read?.revision ?? 0}
      schema={savedViewSchema}
      labels={labels}
      onSave={async (values, { revision }) => {
        const identity = read ? { id: read.id, revision } : { id: null, revision: null };
        const { saveView } = await save({ input: { ...kept, ...identity, ...values } });
        const stored = saveView.viewEdge?.node;
        return {
          errors: saveView.errors,
          current: stored
            ? { values: { name: stored.name, isShared: stored.isShared }, revision: stored.revision }
            : null,
        };
      }}
      onSaved={() => void refresh()}
      onClose={onClose}
    >
      <TextField name="name" label={labels.name} isFirst />
      <CheckboxField
        name="isShared"
        label={labels.isShared}
        help={t`Wer diese Liste sehen darf, findet die Ansicht dann bei sich. Ändern und entfernen können nur Sie sie.`}
      />
    </EntityForm>
  );
}
