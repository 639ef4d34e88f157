import { activities } from "./activities";
import { attention } from "./attention";
import { bookingExport } from "./bookingExport";
import { bookings } from "./bookings";
import { bookingRuns } from "./bookingRuns";
import { crashes } from "./crashes";
import { databaseRestarts } from "./databaseRestarts";
import { erasure } from "./erasure";
import { feeQuotes } from "./feeQuotes";
import { feeRules } from "./feeRules";
import { firstLoad } from "./firstLoad";
import { hostileFiles } from "./hostileFiles";
import { imports } from "./imports";
import { interactions } from "./interactions";
import { members } from "./members";
import { palette } from "./palette";
import { processes } from "./processes";
import { processScreens } from "./processScreens";
import { Report } from "./report";
import { runs } from "./runs";
import { securityLists } from "./securityLists";
import { services } from "./services";
import { serverLoad } from "./serverLoad";
import { startup } from "./startup";
import { statistics } from "./statistics";
import { textEditor } from "./textEditor";
import { userInvites } from "./userInvites";

const parts = {
  start: startup,
  load: firstLoad,
  interactions,
  palette,
  server: serverLoad,
  imports: (report: Report) => imports(report),
  processes: (report: Report) => processes(report),
  processScreens: (report: Report) => processScreens(report),
  statistics: (report: Report) => statistics(report),
  attention: (report: Report) => attention(report),
  members,
  services: (report: Report) => services(report),
  userInvites: (report: Report) => userInvites(report),
  textEditor,
  feeRules,
  feeQuotes,
  runs: (report: Report) => runs(report),
  bookings: (report: Report) => bookings(report),
  bookingExport,
  bookingRuns,
  securityLists: (report: Report) => securityLists(report),
  hostileFiles,
  erasure: (report: Report) => erasure(report),
  crashes,
  databaseRestarts,
  activities,
};

/** Runs the named parts, or all of them. The figures of other parts survive a failing one. */
export async function bench(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}.`);
  }
  const report = new Report();
  for (const [name, part] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.error(`${name} …`);
    try {
      await part(report);
    } catch (error) {
      process.exitCode = 1;
      console.error(`${name} could not be measured:`, error);
    }
  }
  const file = report.write();
  report.print();
  console.log(`\nWritten to ${file}`);
}
