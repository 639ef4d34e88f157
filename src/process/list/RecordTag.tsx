import { useLingui } from "@lingui/react/macro";

/** Says that a process is no longer among the others; nothing where it is. */
export function RecordTag({ record }: { readonly record: string }) {
  const { t } = useLingui();
  if (record !== "ARCHIVED" && record !== "DELETED") return null;
  return (
    <>
      {" "}
      <small data-part="tag" data-tone="neutral">
        {record === "ARCHIVED" ? t`archiviert` : t`gelöscht`}
      </small>
    </>
  );
}
