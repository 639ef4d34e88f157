import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { useDialogQuery } from "#relay/useDialogQuery";
import { lazyOverlay } from "#ui/lazyOverlay";
import ResourceUsesDialogParameters from "./__generated__/ResourceUsesDialogQuery$parameters";
import type { UsesButton_resource$key } from "./__generated__/UsesButton_resource.graphql";

const ResourceUsesDialog = lazyOverlay(async () => (await import("./ResourceUsesDialog")).ResourceUsesDialog);

/** Number of uses of a resource; opens their list. A plain button, since every row has one. */
export function UsesButton({ resource }: { readonly resource: UsesButton_resource$key }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { opened, open, close } = useDialogQuery(ResourceUsesDialogParameters);
  const { id, name, useCount } = useFragment(
    graphql`
      fragment UsesButton_resource on Resource @throwOnFieldError {
        id
        name
        useCount
      }
    `,
    resource,
  );
  if (useCount === 0) return "0";
  return (
    <>
      <button
        type="button"
        data-part="uses"
        aria-haspopup="dialog"
        aria-label={t`${name}: von ${plural(useCount, { one: "# Stelle", other: "# Stellen" })} benutzt`}
        {...ResourceUsesDialog.intent}
        onClick={() => open({ id })}
      >
        {number(useCount)}
      </button>
      {opened && <ResourceUsesDialog opened={opened} onClose={close} />}
    </>
  );
}
