/** The command line of npm run contract. */
import { parseArgs } from "node:util";
import { changesSince, checkContracts, compareAgainst, type CheckReport, type CompareReport } from "./checks";
import { reportText } from "./report";

const usage = `npm run contract                       checks the contracts, the app's documents and the reference backend
npm run contract -- --against <source>  compares with another backend: its base URL, a folder of SDL files or one file
npm run contract -- --since <git ref>   lists what changed in the contracts since a commit
  --endpoint <name>   with --against: only this endpoint; may be repeated
  --token <token>     with --against and a URL: sent as bearer token; default: the variable CONTRACT_TOKEN
  --json              prints the report as JSON`;

/** Exit codes for CI. */
const exitCodes = { ok: 0, problems: 1, notChecked: 2 } as const;

/** Runs the command in the checkout at `root`, prints its report and returns the exit code. */
export async function runContract(root: string, args: readonly string[]): Promise<number> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        against: { type: "string" },
        since: { type: "string" },
        endpoint: { type: "string", multiple: true },
        token: { type: "string" },
        json: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      return exitCodes.ok;
    }
    const report = await reportOf(root, values);
    console.log(values.json ? JSON.stringify(report, null, 2) : reportText(report));
    return report.isOk ? exitCodes.ok : exitCodes.problems;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return exitCodes.notChecked;
  }
}

interface Options {
  readonly against?: string;
  readonly since?: string;
  readonly endpoint?: readonly string[];
  readonly token?: string;
}

function reportOf(root: string, options: Options): Promise<CheckReport | CompareReport> {
  const { against, since, endpoint: endpoints, token = process.env["CONTRACT_TOKEN"] } = options;
  if (against !== undefined && since !== undefined)
    throw new Error(`Choose --against or --since.\n\n${usage}`);
  if (against !== undefined) return compareAgainst(root, against, { token, endpoints });
  if (since !== undefined) return changesSince(root, since);
  return checkContracts(root);
}
