/** Command that invites the first administrator: `npm run create-admin -- --username <name> --email <address>`. */
import { parseArgs } from "node:util";
import { readConfig } from "./config";
import { inviteAdministrator } from "./domain/users/administrators";
import { invitationLink } from "./domain/invitations/invitations";
import { createLogger } from "./logging";
import { describeStartupError, StartupError } from "./startupError";
import { migrate, openDatabase } from "./storage/database/database";

function readFlags(): { username: string; email: string } {
  const usage = "Usage: npm run create-admin -- --username <name> --email <address>";
  try {
    const { values } = parseArgs({ options: { username: { type: "string" }, email: { type: "string" } } });
    if (values.username === undefined || values.email === undefined) throw new StartupError(usage);
    return { username: values.username, email: values.email };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(usage, { cause: error });
  }
}

async function main(): Promise<void> {
  const names = readFlags();
  const config = readConfig(process.env, { demo: false });
  if (config.backendUrl !== null)
    throw new StartupError("With BACKEND_URL set, users are managed by that backend.");
  const log = createLogger("warn");
  const open = await openDatabase({ dataDir: config.dataDir, databaseUrl: config.databaseUrl, log });
  try {
    await migrate(open);
    const result = await inviteAdministrator(open.db, names, new Date());
    if (!result.ok) throw new StartupError(result.reason);
    const intro = result.isNew
      ? "Administrator invited."
      : "Invited again; the previous link is no longer valid.";
    process.stdout.write(`${intro} Open this address to choose a password:\n`);
    process.stdout.write(`${invitationLink(config.publicUrl, result.token)}\n`);
  } finally {
    await open.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(describeStartupError(error));
  process.exitCode = 1;
}
