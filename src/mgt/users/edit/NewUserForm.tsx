import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useToast } from "#ui/ui";
import { InvitationLinkDialog, takeLink, type TakenLink } from "../actions/useSendLink";
import type {
  NewUserFormCreateMutation,
  NewUserFormCreateMutation$data,
} from "./__generated__/NewUserFormCreateMutation.graphql";
import { useCommuneOffers } from "./useCommuneOffers";
import { UserEditor } from "./UserEditor";
import type { UserValues } from "./userValues";

const createMutation = graphql`
  mutation NewUserFormCreateMutation($input: CreateUserInput!) {
    createUser(input: $input) {
      userEdge {
        node {
          id
          username
          email
          invitation {
            expiresAt
          }
        }
      }
      invitationUrl
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const blank: UserValues = { username: "", email: "", type: "MEMBER", roles: [] };
const noCommunes: readonly never[] = [];

type Created = NonNullable<NewUserFormCreateMutation$data["createUser"]["userEdge"]>["node"] & TakenLink;

/** Creates and invites a user, then opens their page. */
export function NewUserForm() {
  const toast = useToast();
  const { t } = useLingui();
  const navigate = useNavigate();
  const create = useMutationAsync<NewUserFormCreateMutation>(createMutation);
  const offers = useCommuneOffers(noCommunes);
  const created = useRef<Created | null>(null);
  const [shown, setShown] = useState<(Created & { readonly url: string }) | null>(null);
  const open = ({ id }: Created) =>
    void navigate({ to: "/admin/edituser/$userId", params: { userId: id }, replace: true, state: true });

  return (
    <>
      <UserEditor
        name="user:new"
        values={blank}
        revision={0}
        isNew
        isOwn={false}
        offers={offers}
        saveLabel={<Trans>Benutzer einladen</Trans>}
        onSave={async (input) => {
          InvitationLinkDialog.preload();
          const link: TakenLink = { url: null };
          const { createUser } = await create({ input }, takeLink("createUser", "invitationUrl", link));
          created.current = createUser.userEdge ? { ...createUser.userEdge.node, ...link } : null;
          return { errors: createUser.errors, current: null };
        }}
        onSaved={() => {
          const user = created.current;
          if (!user) return;
          const { url, email } = user;
          if (url !== null) return setShown({ ...user, url });
          toast({ text: t`Eingeladen. Die E-Mail an ${email} ist unterwegs.` });
          open(user);
        }}
      />
      {shown && (
        <InvitationLinkDialog
          url={shown.url}
          username={shown.username}
          expiresAt={shown.invitation?.expiresAt}
          onClose={() => open(shown)}
        />
      )}
    </>
  );
}
