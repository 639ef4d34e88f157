import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { focusTable } from "#ui/table/focusTable";
import { useNewProcessCount } from "../live/liveProcesses";
import { ProcessIcon } from "../ProcessIcon";
import type { ProcessFilter } from "./__generated__/ProcessTableQuery.graphql";
import { listTableId } from "./listKinds";
import type { ProcessAddress } from "./processAddress";

interface LiveBarProps {
  readonly filter: ProcessFilter | null;
  readonly address: ProcessAddress;
}

/** Offers what has come since the list was read: nothing moves by itself, and what is selected stays so. */
export function LiveBar({ filter, address }: LiveBarProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { count, isOutdated, reset } = useNewProcessCount(filter);
  if (count === 0 && !isOutdated) return null;
  const { after, before } = address.search;
  return (
    <button
      type="button"
      className="live-bar"
      onClick={() => {
        reset();
        focusTable(listTableId);
        if ((after ?? before) === undefined) void router.invalidate();
        else address.toFirstPage();
      }}
    >
      <ProcessIcon name="chevronUp" />
      {isOutdated
        ? t`Die Liste ist nicht mehr aktuell, jetzt aktualisieren`
        : t`${plural(count, { one: "# neuen anzeigen", other: "# neue anzeigen" })}`}
    </button>
  );
}
