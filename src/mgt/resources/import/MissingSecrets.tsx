import { Trans } from "@lingui/react/macro";
import { pathOf } from "#domain/resources/resourceSchemas";
import { Status } from "#ui/Status";

/** Names secrets that must be entered after an import, since neither the file nor the stored resource has them. */
export function MissingSecrets({ pointers }: { readonly pointers: readonly string[] }) {
  if (pointers.length === 0) return null;
  const names = pointers.map((pointer) => pathOf(pointer).join(".")).join(", ");
  return (
    <p>
      <Status tone="waiting">
        <Trans>Danach einzutragen:</Trans>
      </Status>{" "}
      <code>{names}</code>
    </p>
  );
}
