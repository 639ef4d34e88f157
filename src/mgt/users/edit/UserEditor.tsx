import { chakra } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useMemo, useRef, useState, type ReactNode } from "react";
import type { RoleEntries } from "#domain/access";
import { manageableTypes, roleTypes } from "#domain/permissions";
import { userFormSchema } from "#domain/schemas/user";
import { EntityForm } from "#forms/EntityForm";
import { useFormSettings } from "#forms/formContext";
import type { SaveContext, SaveOutcome } from "#forms/saveOutcome";
import type { BeforeSave } from "#forms/useSaving";
import { useServiceName } from "#i18n/useServiceName";
import { ApiError } from "#relay/apiError";
import { useViewer } from "#session/useSession";
import { roleLabel } from "#session/viewer";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { AccessChangeQuestion, AccessChangeSummary } from "./AccessChangeSummary";
import { accessChange, needsConfirmation, type AccessChange } from "./accessMatrix";
import { EffectiveAccess } from "./EffectiveAccess";
import type { CommuneOffers } from "./useCommuneOffers";
import { UserFields } from "./UserFields";
import { moveRoleError, rolesOf, userKeys, type UserValues } from "./userValues";

/** Form of a user beside the effective access; stacked on narrow screens. */
export const UserColumns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "340px minmax(0, 1fr)",
    columnGap: 12,
    rowGap: 8,
    alignItems: "start",
    mt: 4,
    "@media (max-width: 1200px)": {
      gridTemplateColumns: "minmax(0, 1fr)",
      "& > :is(form, div)": { maxW: "form" },
    },
  },
});

/** Fields sent when saving a user. */
export interface UserToSave {
  readonly username: string;
  readonly email: string;
  readonly roles: RoleEntries;
}

interface UserEditorProps {
  readonly name: string;
  readonly values: UserValues;
  readonly revision: number;
  readonly isNew: boolean;
  /** Own rights cannot be changed. */
  readonly isOwn: boolean;
  readonly offers: CommuneOffers;
  readonly saveLabel?: ReactNode;
  readonly onSave: (user: UserToSave, context: SaveContext) => Promise<SaveOutcome<UserValues>>;
  readonly onSaved?: () => void;
}

interface AccessQuestion {
  readonly change: AccessChange;
  /** Number of communes assigned to the user so far. */
  readonly given: number;
  readonly answer: (isConfirmed: boolean) => void;
}

/** Replaces unexpected errors by one with a common message. */
function asSaveError(error: unknown): unknown {
  const isUnexpected =
    error instanceof ApiError && (error.code === "internal_error" || error.code === "unexpected_answer");
  return isUnexpected ? new ApiError("user_save_error", error.params, { cause: error }) : error;
}

/** Form of a user with the effective access of the edited values. */
export function UserEditor(props: UserEditorProps) {
  const { name, values, revision, isNew, isOwn, offers, onSave } = props;
  const { t } = useLingui();
  const viewer = useViewer();
  const formatValue = useFormatValue();
  // Saving resets the list of entries.
  const [saves, setSaves] = useState(0);
  const [question, setQuestion] = useState<AccessQuestion | null>(null);
  const isConfirmed = useRef(false);

  const confirmAccess = async (save: BeforeSave<UserValues>) => {
    if (!save.isResend) isConfirmed.current = false;
    const change = accessChange(rolesOf(save.stored), rolesOf(save.values));
    if (isNew || isConfirmed.current || !needsConfirmation(change)) return true;
    const given = save.stored.type === "MEMBER" ? save.stored.roles.length : 0;
    isConfirmed.current = await new Promise<boolean>((answer) => setQuestion({ change, given, answer }));
    setQuestion(null);
    return isConfirmed.current;
  };
  const save = async (edited: UserValues, context: SaveContext): Promise<SaveOutcome<UserValues>> => {
    try {
      const { username, email } = edited;
      const { errors, current } = await onSave({ username, email, roles: rolesOf(edited) }, context);
      return { errors: errors.map((error) => moveRoleError(error, edited)), current };
    } catch (error) {
      throw asSaveError(error);
    }
  };

  return (
    <>
      {question && (
        <ConfirmDialog
          open
          title={<Trans>Zugriff ändern?</Trans>}
          confirmLabel={<Trans>Zugriff ändern</Trans>}
          onConfirm={() => question.answer(true)}
          onClose={() => question.answer(false)}
        >
          <AccessChangeQuestion known={offers.known} change={question.change} given={question.given} />
        </ConfirmDialog>
      )}
      <UserColumns>
        <EntityForm
          name={name}
          values={values}
          revision={revision}
          schema={userFormSchema}
          keys={userKeys}
          labels={{
            username: t`Benutzername`,
            email: t`E-Mail`,
            type: t`Rolle`,
            roles: t`Kommunen und Dienste`,
            ...Object.fromEntries([...offers.known].map(([ags, commune]) => [`roles.${ags}`, commune.name])),
          }}
          variant="page"
          isNew={isNew}
          saveLabel={props.saveLabel}
          summary={<AccessChangeSummary known={offers.known} />}
          formatValue={formatValue}
          beforeSave={confirmAccess}
          onSave={save}
          onSaved={() => {
            setSaves((count) => count + 1);
            props.onSaved?.();
          }}
          aside={<FormAccess known={offers.known} />}
        >
          <UserFields key={saves} types={manageableTypes(viewer)} isOwn={isOwn} offers={offers} />
        </EntityForm>
      </UserColumns>
    </>
  );
}

/** Formats the type, role entries and their services. */
function useFormatValue(): (path: string, value: unknown) => string | undefined {
  const { t } = useLingui();
  const serviceName = useServiceName();
  return (path, value) => {
    if (path === "type") return roleLabel(roleTypes.find((known) => known === value) ?? "MEMBER");
    if (!path.startsWith("roles.")) return undefined;
    if (value === undefined) return t`nicht zugeordnet`;
    const services =
      typeof value === "object" && value !== null && "services" in value ? value.services : value;
    const all = Array.isArray(services) ? services.map((id) => serviceName(String(id))) : [];
    const count = t`${plural(all.length, { 0: "keine Dienste", one: "# Dienst", other: "# Dienste" })}`;
    const names = all.join(", ");
    return names ? t`${count}: ${names}` : count;
  };
}

/** Effective access of the form's values. */
function FormAccess({ known }: Pick<CommuneOffers, "known">) {
  const { isNew } = useFormSettings();
  const { values, initialValues } = useFormikContext<UserValues>();
  const now = useRoles(values);
  const stored = useRoles(initialValues);
  return <EffectiveAccess before={isNew ? now : stored} now={now} known={known} />;
}

/** Stable until the roles change, so that typing a name does not rerender the table. */
function useRoles({ type, roles }: UserValues): RoleEntries {
  return useMemo(() => rolesOf({ type, roles }), [type, roles]);
}
