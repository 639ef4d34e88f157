import { RadioGroup, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useField } from "formik";
import type { ReactNode } from "react";
import type { RoleType } from "#domain/permissions";
import { Changed, FieldNotes } from "#forms/fields/FieldFrame";
import { describedBy, LabelledField } from "#forms/fields/LabelledField";
import { ReadOnlyField } from "#forms/fields/ReadOnlyField";
import { TextField } from "#forms/fields/TextField";
import { withField } from "#forms/fields/withField";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";
import { roleLabel } from "#session/viewer";
import { overLine } from "#ui/LabelledCheckbox";
import { Notice } from "#ui/Notice";
import { CommuneEntries } from "./CommuneEntries";
import type { CommuneOffers } from "./useCommuneOffers";

interface UserFieldsProps {
  /** Roles that the viewer may assign. */
  readonly types: readonly RoleType[];
  readonly isOwn: boolean;
  readonly offers: CommuneOffers;
}

/** Names, role and, for members, the communes. */
export function UserFields({ types, isOwn, offers }: UserFieldsProps) {
  const [{ value: type }] = useField<RoleType>("type");
  return (
    <>
      <TextField name="username" label={<Trans>Benutzername</Trans>} />
      <TextField name="email" label={<Trans>E-Mail</Trans>} inputMode="email" />
      {isOwn ? (
        <>
          <ReadOnlyField label={<Trans>Rolle</Trans>} value={roleLabel(type)} />
          <OwnRights />
        </>
      ) : (
        <RoleField name="type" types={types} />
      )}
      {type === "MEMBER" && <CommuneEntries offers={offers} isReadOnly={isOwn} />}
    </>
  );
}

const ownRights = new ApiError("own_rights");

/** Explains why the own role cannot be changed. */
function OwnRights() {
  const errorMessage = useErrorMessage();
  return (
    <Notice tone="neutral" icon="lock">
      {errorMessage(ownRights)}
    </Notice>
  );
}

const roleHelp: Readonly<Record<RoleType, ReactNode>> = {
  MEMBER: <Trans>Sieht und ändert nur zugeordnete Kommunen und Dienste.</Trans>,
  SUPPORT: <Trans>Sieht und ändert alle Kommunen und Dienste und verwaltet Benutzer.</Trans>,
  ADMIN: <Trans>Darf alles, was support darf, und ändert auch Administrationskonten.</Trans>,
};

interface RoleFieldProps {
  readonly name: string;
  /** Roles that the viewer may assign. */
  readonly types: readonly RoleType[];
}

/** Radio buttons for the role, each with its meaning. */
const RoleField = withField<RoleFieldProps, RoleType>(function RoleField({ field, types }) {
  const help = roleHelp[field.value];
  const { id } = field;
  return (
    <LabelledField
      id={id}
      isInvalid={field.error !== undefined}
      label={<Trans>Rolle</Trans>}
      labelEnd={<Changed field={field} />}
    >
      <RadioGroup.Root
        ids={{ root: id, label: `${id}-label` }}
        name={id}
        orientation="horizontal"
        value={field.value}
        tabIndex={-1}
        borderRadius="md"
        scrollMarginBlock="104px"
        aria-invalid={field.error ? true : undefined}
        aria-describedby={describedBy(id, { ...field, help })}
        data-changed={field.before === undefined ? undefined : ""}
        _invalid={{ boxShadow: "0 0 0 1px var(--status-error-solid)" }}
        onValueChange={({ value }) => {
          const chosen = types.find((type) => type === value);
          if (chosen && !field.isSaving) field.setValue(chosen);
        }}
      >
        {types.map((type) => (
          <RadioGroup.Item key={type} value={type}>
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText translate="no">{roleLabel(type)}</RadioGroup.ItemText>
            <RadioGroup.ItemHiddenInput style={overLine} onBlur={field.onBlur} />
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      <Text id={`${id}-help`} textStyle="sm" color="fg.muted">
        {help}
      </Text>
      <FieldNotes field={field} />
    </LabelledField>
  );
});
