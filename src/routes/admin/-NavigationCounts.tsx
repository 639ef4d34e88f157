import { useMatch } from "@tanstack/react-router";
import { AreaCounts } from "#mgt/overview/attention/AreaCounts";
import { AttentionCount } from "#process/attention/AttentionCount";
import { Endpoint } from "#relay/Endpoint";
import { useUi } from "#ui/ui";

/** Polls the numbers in the navigation. Renders nothing. */
export function NavigationCounts() {
  const { processesNeedingAttention } = useUi();
  const isOverview = useMatch({ from: "/admin/", shouldThrow: false, select: () => true }) ?? false;
  return (
    <>
      <Endpoint name="process">
        <AttentionCount onCount={processesNeedingAttention.set} />
      </Endpoint>
      <Endpoint name="mgt">
        <AreaCounts isOverview={isOverview} />
      </Endpoint>
    </>
  );
}
