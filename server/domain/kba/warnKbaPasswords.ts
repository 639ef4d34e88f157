/** Warns communes by e-mail of KBA passwords that expire soon or have expired. */
import { calendarDayOf } from "#domain/calendarDays";
import { passwordDaysLeft, passwordExpiresOn, setOnRanges } from "#domain/kba/kbaSettings";
import type { Context } from "#server/context";
import type { JobRun } from "#server/jobRun";
import type { Mailer } from "#server/outgoing/mailer";
import {
  markKbaWarning,
  selectDueKbaWarnings,
  selectNotifiedAddresses,
  type DueKbaWarning,
} from "#server/storage/kba/kbaWarnings";
import { kbaWarningMail } from "./kbaWarningMail";

type WarningContext = Pick<Context, "db" | "config" | "log" | "now" | "background">;

/**
 * Sends one e-mail per commune and address about all passwords of the commune that expire soon or have expired, once
 * per state. Unsent warnings are due again the next day: without a mail server or an address, or while the mail server
 * rejects mail temporarily. Call it daily.
 */
export async function warnKbaPasswords(
  ctx: WarningContext,
  mailer: Mailer | null,
  run: JobRun,
): Promise<void> {
  const today = calendarDayOf(ctx.now());
  const [range] = setOnRanges(["EXPIRING"], today);
  if (mailer === null) return run.skip("NO_MAIL_SERVER");
  if (!range?.from || !range.to) return;
  const due = await selectDueKbaWarnings(ctx.db, { from: range.from, to: range.to });
  const communes = [...new Set(due.map(({ communeAgs }) => communeAgs))];
  if (communes.length === 0) return run.skip("NOTHING_DUE");
  const addresses = await selectNotifiedAddresses(ctx.db, communes);
  for (const ags of communes) {
    if (ctx.background.stopping.aborted) return;
    const warnings = due.filter(({ communeAgs }) => communeAgs === ags);
    const emails = addresses.filter(({ communeAgs }) => communeAgs === ags).map(({ email }) => email);
    run.count("COMMUNES");
    if (await sendToAll(ctx, mailer, { ags, warnings, emails, today }, run)) {
      for (const warning of warnings) await markKbaWarning(ctx.db, warning, stateOf(warning, today));
      run.changed({ commune: ags, label: warnings[0]?.communeName ?? ags });
    } else if (emails.length === 0) run.log("warn", `${ags}: nobody to notify`);
  }
}

interface CommuneWarning {
  readonly ags: string;
  readonly warnings: readonly DueKbaWarning[];
  readonly emails: readonly string[];
  readonly today: string;
}

/**
 * Returns whether the warning counts as sent: at least one address accepted it, and no other address has to be retried.
 * A permanently refused address does not cause daily repetitions for the others.
 */
async function sendToAll(
  ctx: WarningContext,
  mailer: Mailer,
  { ags, warnings, emails, today }: CommuneWarning,
  run: JobRun,
): Promise<boolean> {
  const passwords = warnings.map(({ user, passwordSetOn }) => ({
    user,
    expiresOn: passwordExpiresOn(passwordSetOn),
    daysLeft: passwordDaysLeft(passwordSetOn, today),
  }));
  const { publicUrl } = ctx.config;
  const name = warnings[0]?.communeName ?? ags;
  let sentCount = 0;
  let isAnyDelayed = false;
  for (const to of emails) {
    const mail = kbaWarningMail({ to, ags, name, passwords, publicUrl });
    const result = await mailer.send(mail, ctx.background.stopping);
    if (result.isSent) {
      sentCount += 1;
      run.count("SENT");
      continue;
    }
    isAnyDelayed ||= !result.isFinal;
    const { reason, isFinal } = result;
    ctx.log.warn({ ags, reason, isFinal }, "a warning of KBA passwords could not be sent");
    run.log("warn", `${ags}: an e-mail could not be sent (${reason})`);
    run.count("FAILED");
  }
  return sentCount > 0 && !isAnyDelayed;
}

function stateOf({ passwordSetOn }: DueKbaWarning, today: string) {
  return passwordDaysLeft(passwordSetOn, today) < 0 ? "EXPIRED" : "EXPIRING";
}
