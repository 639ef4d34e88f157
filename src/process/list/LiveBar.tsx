import { Button } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { focusTable } from "#ui/table/focusTable";
import { useNewProcessCount } from "../live/liveProcesses";
import { ProcessIcon } from "../ProcessIcon";
import type { ProcessFilter } from "./__generated__/ProcessTableQuery.graphql";
import { listTableId, type ProcessAddress } from "./processList";

interface LiveBarProps {
  /** The query of the rows; a new one resets the count. */
  readonly attempt: unknown;
  readonly filter: ProcessFilter | null;
  readonly address: ProcessAddress;
}

/** Offers new rows instead of inserting them, so that rows do not move and the selection is kept. */
export function LiveBar({ attempt, filter, address }: LiveBarProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { count, isOutdated, reset } = useNewProcessCount(filter);
  const { after, before } = address.search;
  const isFirstPage = (after ?? before) === undefined;
  useEffect(() => {
    // The refetched first page has them.
    if (isFirstPage) reset();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [attempt, isFirstPage, reset]);
  if (count === 0 && !isOutdated) return null;
  return (
    <Button
      variant="ghost"
      w="full"
      bg="accent.subtle"
      color="accent.fg"
      _hover={{ bg: "accent.muted", color: "accent.fg" }}
      _print={{ display: "none" }}
      onClick={() => {
        reset();
        focusTable(listTableId);
        if (isFirstPage) void router.invalidate();
        else address.toFirstPage();
      }}
    >
      <ProcessIcon name="chevronUp" />
      {isOutdated
        ? t`Die Liste ist nicht mehr aktuell, jetzt aktualisieren`
        : t`${plural(count, { one: "# neuen anzeigen", other: "# neue anzeigen" })}`}
    </Button>
  );
}
