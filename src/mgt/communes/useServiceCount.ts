import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** Formats a number of services. */
export function useServiceCount(): (count: number) => string {
  const { t } = useLingui();
  return (count) => t`${plural(count, { one: "# Dienst", other: "# Dienste" })}`;
}
