import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { string, type Schema } from "yup";
import { manageableTypes, type RoleType } from "#domain/permissions";
import { userNamesSchema } from "#domain/schemas/user";
import { EntityForm } from "#forms/EntityForm";
import type { FieldValue } from "#forms/formValues";
import type { SaveContext, SaveOutcome } from "#forms/saveOutcome";
import { useLocale } from "#i18n/language";
import { ApiError } from "#relay/apiError";
import { useViewer } from "#session/useSession";
import { roleLabel } from "#session/viewer";
import { accessChange, isToBeConfirmed } from "./accessChange";
import { ChangeQuestion, ChangeSummary } from "./changeWords";
import { FormAccess } from "./FormAccess";
import { serviceName } from "./serviceChoice";
import type { CommuneOffers } from "./useCommuneOffers";
import { UserFields } from "./UserFields";
import { agsOfField, atEntry, entryField, rolesOf, servicesOf, typeOf, type UserValues } from "./userValues";

/** Role entries are kept to their rules where they are made. */
const userFormSchema: Schema<UserValues> = userNamesSchema.shape({ type: string().defined() });

/** What a save sends. */
export interface UserToSave {
  readonly username: string;
  readonly email: string;
  readonly roles: readonly {
    readonly type: RoleType;
    readonly ags: string | null;
    readonly services: readonly string[];
  }[];
}

interface UserEditorProps {
  readonly name: string;
  readonly values: UserValues;
  readonly revision: number;
  readonly isNew: boolean;
  /** Nobody changes the own rights. */
  readonly isOwn: boolean;
  readonly offers: CommuneOffers;
  readonly saveLabel?: ReactNode;
  readonly onSave: (user: UserToSave, context: SaveContext) => Promise<SaveOutcome<UserValues>>;
  readonly onSaved?: () => void;
}

/** Asked by this form itself, before anything is sent. */
const accessQuestion = "access";

/** What could not be foreseen has one sentence here; what has its own keeps it. */
function asSaveError(error: unknown): unknown {
  const isUnforeseen =
    error instanceof ApiError && (error.code === "internal_error" || error.code === "unexpected_answer");
  return isUnforeseen ? new ApiError("user_save_error", error.params, { cause: error }) : error;
}

/** The form of a user, with what its changes do to the access beside it. */
export function UserEditor(props: UserEditorProps) {
  const { name, values, revision, isNew, isOwn, offers, onSave } = props;
  const { t } = useLingui();
  const language = useLocale();
  const viewer = useViewer();
  // Entries are shown anew once they are stored.
  const [saves, setSaves] = useState(0);
  // What an answer says is stored comes before it is read.
  const stored = useRef(values);
  useEffect(() => {
    stored.current = values;
  }, [values]);

  const save = async (edited: UserValues, context: SaveContext): Promise<SaveOutcome<UserValues>> => {
    const roles = rolesOf({ ...edited });
    const change = accessChange(rolesOf({ ...stored.current }), roles);
    if (!isNew && isToBeConfirmed(change) && !context.confirmed.includes(accessQuestion)) {
      return { errors: [{ code: accessQuestion, field: null, params: [] }], current: null };
    }
    try {
      const { username, email } = edited;
      const outcome = await onSave({ username, email, roles }, context);
      if (outcome.current) stored.current = outcome.current.values;
      return { ...outcome, errors: outcome.errors.map((error) => atEntry(error, roles)) };
    } catch (error) {
      throw asSaveError(error);
    }
  };
  const wordValue = (field: string, value: FieldValue) => {
    if (field === "type") return roleLabel(typeOf({ type: value }));
    if (agsOfField(field) === undefined) return undefined;
    if (value === "") return t`nicht zugeordnet`;
    const services = servicesOf(String(value));
    const names = services.map((id) => serviceName(id, language)).join(", ");
    const count = t`${plural(services.length, { 0: "keine Dienste", one: "# Dienst", other: "# Dienste" })}`;
    return names ? t`${count}: ${names}` : count;
  };

  return (
    <div className="user-columns">
      <EntityForm
        name={name}
        values={values}
        revision={revision}
        schema={userFormSchema}
        labels={{
          username: t`Benutzername`,
          email: t`E-Mail`,
          type: t`Rolle`,
          ...Object.fromEntries([...offers.names].map(([ags, commune]) => [entryField(ags), commune])),
        }}
        look="page"
        isNew={isNew}
        saveLabel={props.saveLabel}
        summary={<ChangeSummary names={offers.names} />}
        confirms={{
          [accessQuestion]: {
            title: <Trans>Zugriff ändern?</Trans>,
            confirmLabel: <Trans>Zugriff ändern</Trans>,
            body: <ChangeQuestion names={offers.names} />,
          },
        }}
        wordValue={wordValue}
        onSave={save}
        onSaved={() => {
          setSaves((count) => count + 1);
          props.onSaved?.();
        }}
        aside={<FormAccess find={offers.find} />}
      >
        <UserFields key={saves} types={manageableTypes(viewer)} isOwn={isOwn} offers={offers} />
      </EntityForm>
    </div>
  );
}
