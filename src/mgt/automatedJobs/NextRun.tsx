import { Trans } from "@lingui/react/macro";
import { formatDateTime } from "#i18n/formats";
import { useFormats } from "#i18n/useFormats";
import { useCurrentSecond } from "#ui/useCurrentSecond";

/** When a job runs next, and how long that is from now. */
export function NextRun({ at }: { readonly at: string }) {
  const { relative } = useFormats();
  const now = useCurrentSecond();
  return (
    <span data-part="lines">
      <time dateTime={at}>{formatDateTime(at)}</time>
      <small>{Date.parse(at) > now ? relative(at, now) : <Trans>jetzt fällig</Trans>}</small>
    </span>
  );
}
