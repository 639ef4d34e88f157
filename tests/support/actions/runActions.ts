/** Runs over many objects. */
import { feeChangeRuns } from "#server/domain/fees/changes/changeFees";
import { processJobs } from "#server/domain/jobs/processJobs";
import type { DeclaredRuns } from "#server/domain/runs/runKind";
import { serviceSwitchRuns } from "#server/domain/services/switches/switchServices";
import { textTransferRuns } from "#server/domain/texts/transfer/copyTexts";
import { bareIdOf, type NodeType } from "#server/nodeId";
import { preparedFeeChange } from "../matrix/feeChangeCalls";
import { preparedJob } from "../matrix/processCalls";
import { preparedServiceSwitch } from "../matrix/serviceSwitchCalls";
import { preparedTransfer } from "../matrix/textTransferCalls";
import { matrixTime, type Person, type World } from "../matrix/world";
import { execute } from "../runs";
import type { Mutate } from "./mutate";

/** Starts runs of each kind and executes them. */
export async function startRuns(world: World, admin: Person, mutate: Mutate) {
  const executed = (runs: DeclaredRuns, type: NodeType, id: string) => ({
    later: () => execute(world.db, runs, bareIdOf(type, id) ?? "", { now: () => matrixTime }),
  });
  const { enabledService: id } = await world.communeFor("transfer from");
  await mutate("mgt", "publishTexts", { id, revision: 3, comment: "Zum Übertragen" });
  const target = await world.communeFor("transfer to");
  await mutate("mgt", "discardTextDraft", { id: target.enabledService, revision: 3 });
  const transfer = await preparedTransfer(world, admin);
  await mutate(
    "mgt",
    "startTextTransfer",
    { id: transfer },
    executed(textTransferRuns, "TextTransfer", transfer),
  );
  const change = await preparedFeeChange(world, admin);
  await mutate("mgt", "startFeeChange", { id: change }, executed(feeChangeRuns, "FeeChange", change));
  const services = await preparedServiceSwitch(world, admin);
  await mutate("mgt", "startRun", { id: services }, executed(serviceSwitchRuns, "ServiceSwitch", services));
  const job = await preparedJob(world, admin);
  await mutate("process", "startJob", { id: job, expectedCount: 1 }, executed(processJobs, "Job", job));
}
