import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** A number of services in words. */
export function useServiceCount(): (count: number) => string {
  const { t } = useLingui();
  return (count) => t`${plural(count, { one: "# Dienst", other: "# Dienste" })}`;
}
