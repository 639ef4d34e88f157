import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { FormikValues } from "formik";
import type { ReactNode } from "react";
import { EntityForm, type EntityFormProps } from "#forms/EntityForm";
import type { UserError } from "#relay/failure";
import type { StoredRecord } from "./records";

/** Null: a new record. */
type Identity =
  { readonly id: string; readonly revision: number } | { readonly id: null; readonly revision: null };

interface SavedRecord<Fields> {
  readonly errors: readonly UserError[];
  /** The stored record, also after a conflict. */
  readonly stored: (Fields & StoredRecord) | null | undefined;
}

interface RecordFormProps<Values, Fields> extends Pick<
  EntityFormProps<Values>,
  "schema" | "labels" | "confirms"
> {
  /** Kind of record, which is part of the draft key. */
  readonly name: string;
  readonly title: ReactNode;
  /** Absent: a new record. */
  readonly record: (NoInfer<Fields> & StoredRecord) | null | undefined;
  /** Form values of a record; without an argument those of a new one. */
  readonly valuesOf: (record?: Fields) => Values;
  readonly onSave: (
    input: Identity & NoInfer<Values>,
    confirmed: readonly string[],
  ) => Promise<SavedRecord<NoInfer<Fields>>>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog that adds or edits a record of a section and refetches the list. */
export function RecordForm<Values extends FormikValues, Fields>({
  name,
  record,
  valuesOf,
  onSave,
  ...form
}: RecordFormProps<Values, Fields>) {
  const router = useRouter();
  return (
    <EntityForm
      {...form}
      name={`${name}:${record?.id ?? "new"}`}
      variant="dialog"
      saveLabel={record ? undefined : <Trans>Hinzufügen</Trans>}
      isNew={!record}
      values={valuesOf(record ?? undefined)}
      revision={record?.revision ?? 0}
      onSave={async (values, { revision, confirmed }) => {
        const identity = record ? { id: record.id, revision } : { id: null, revision: null };
        const { errors, stored } = await onSave({ ...identity, ...values }, confirmed);
        return { errors, current: stored ? { values: valuesOf(stored), revision: stored.revision } : null };
      }}
      onSaved={() => void router.invalidate()}
    />
  );
}
