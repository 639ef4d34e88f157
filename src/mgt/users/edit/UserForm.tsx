import { Stack } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useMemo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { manageableTypes } from "#domain/permissions";
import { ReadOnlyField } from "#forms/fields/ReadOnlyField";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useSessionServices } from "#session/sessionServices";
import { useViewer } from "#session/useSession";
import { roleLabel } from "#session/viewer";
import { Notice } from "#ui/Notice";
import type { UserForm_user$key } from "./__generated__/UserForm_user.graphql";
import type { UserFormSaveMutation } from "./__generated__/UserFormSaveMutation.graphql";
import { EffectiveAccess } from "./EffectiveAccess";
import { useCommuneOffers, type KnownCommunes } from "./useCommuneOffers";
import { UserColumns, UserEditor } from "./UserEditor";
import { rolesOf, valuesOfUser, type UserValues } from "./userValues";

void graphql`
  fragment UserForm_values on User {
    id
    revision
    username
    email
    roles {
      type
      commune {
        ags
        name
        services
      }
      services
    }
  }
`;

const saveMutation = graphql`
  mutation UserFormSaveMutation($input: SaveUserInput!) {
    saveUser(input: $input) {
      user {
        ...UserForm_values @relay(mask: false)
        # A new administrator's open links are revoked, and others may have changed fields that this form does not have.
        ...userOperations_user
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Form of an existing user. */
export function UserForm({ user }: { readonly user: UserForm_user$key }) {
  const read = useFragment(
    graphql`
      fragment UserForm_user on User @throwOnFieldError {
        ...UserForm_values @relay(mask: false)
      }
    `,
    user,
  );
  const { viewerRefresh } = useSessionServices();
  const viewer = useViewer();
  const isOwn = viewer?.id === read.id;
  const save = useMutationAsync<UserFormSaveMutation>(saveMutation);
  const values = useMemo(() => valuesOfUser(read), [read]);
  const offers = useCommuneOffers(useMemo(() => read.roles.map(({ commune }) => commune), [read]));
  if (!manageableTypes(viewer).includes(values.type)) {
    return <UserReadOnly values={values} known={offers.known} />;
  }
  return (
    <UserEditor
      name={`user:${read.id}`}
      values={values}
      revision={read.revision}
      isNew={false}
      isOwn={isOwn}
      offers={offers}
      saveLabel={<Trans>Speichern</Trans>}
      // The account menu shows the own name too.
      onSaved={() => isOwn && void viewerRefresh.refresh()}
      onSave={async (edited, { revision }) => {
        const { saveUser } = await save({ input: { id: read.id, revision, ...edited } });
        const { user: stored, errors } = saveUser;
        return {
          errors,
          current: stored && { values: valuesOfUser(stored), revision: stored.revision },
        };
      }}
    />
  );
}

interface UserReadOnlyProps {
  readonly values: UserValues;
  readonly known: KnownCommunes;
}

/** A user whom the viewer may not change: support cannot change administrators. */
function UserReadOnly({ values, known }: UserReadOnlyProps) {
  const roles = rolesOf(values);
  return (
    <UserColumns>
      <Stack gap={4}>
        <Notice tone="neutral" icon="lock">
          <Trans>Administrationskonten ändert nur, wer selbst die Rolle admin hat.</Trans>
        </Notice>
        <ReadOnlyField label={<Trans>Benutzername</Trans>} value={values.username} />
        <ReadOnlyField label={<Trans>E-Mail</Trans>} value={values.email} />
        <ReadOnlyField label={<Trans>Rolle</Trans>} value={roleLabel(values.type)} />
      </Stack>
      <EffectiveAccess before={roles} now={roles} known={known} />
    </UserColumns>
  );
}
