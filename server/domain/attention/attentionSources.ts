/** The source of the lines of each kind. Its figures come from the query of the list that the line opens. */
import { sql } from "kysely";
import {
  attentionListKinds,
  errorGroupLinesMax,
  errorGroupMinimum,
  invitationsEndBefore,
  keystoresEndBefore,
  type AttentionKind,
  type AttentionListKind,
} from "#domain/attention";
import { kbaPasswordDays } from "#domain/kba/kbaSettings";
import { exactCountMax } from "#domain/limits";
import { inErrorStatuses } from "#domain/processTransitions";
import { shortenText } from "#domain/cutText";
import { kbaExpirySource } from "#server/domain/kba/kbaSettings";
import { commonErrorText } from "#server/domain/processes/errorFingerprint";
import {
  activeProcesses,
  parseProcessFilter,
  type ProcessFilter,
} from "#server/domain/processes/processFilter";
import { parseResourceFilter, type ResourceFilter } from "#server/domain/resources/resources";
import { parseUserFilter, type UserFilter } from "#server/domain/users/userFilter";
import { berlinDay, selectFigures, type FigureColumns } from "#server/storage/attention/figures";
import { selectLargestGroups, type LargeErrorGroup } from "#server/storage/attention/processes";
import { processSource } from "#server/storage/processes/processes";
import { resourceSource } from "#server/storage/resources/resourceList";
import { userSource } from "#server/storage/users/userList";
import { attentionListOf } from "./attentionLists";
import {
  lineOf,
  onlyLine,
  type AttentionSource,
  type ComputedLine,
  type SourceContext,
} from "./attentionSource";

const failedProcesses: ProcessFilter = { ...activeProcesses, statuses: inErrorStatuses };
const errorNameMaxLength = 160;

/** A source for each kind. To add a kind, see docs/architecture.md. */
export const attentionSources: Readonly<Record<AttentionKind, AttentionSource>> = {
  PROCESS_ERROR_GROUP: async (ctx) => {
    const groups = await selectLargestGroups(ctx.db, errorGroupMinimum, errorGroupLinesMax);
    const lines: ComputedLine[] = [];
    for (const group of groups) lines.push(...(await errorGroupLine(ctx, group)));
    return lines;
  },
  PROCESS_WITHOUT_RETRY: async (ctx) =>
    lineOf(
      onlyLine("PROCESS_WITHOUT_RETRY"),
      await processFigures(ctx, { needsAttention: true }, sql`p.updated_at`),
      { urgency: "ERROR" },
    ),
  KBA_PASSWORD: async ({ db, today }) => {
    // The overview is for users who may access all communes, so their scope is not limited.
    const source = kbaExpirySource({ states: ["EXPIRED", "EXPIRING"] }, today, null);
    const expiresOn = sql`k.password_set_on + ${sql.lit(kbaPasswordDays)}`;
    const columns: FigureColumns = {
      ags: sql`k.commune_ags`,
      endsOn: expiresOn,
      name: sql`k.kba_user`,
      isError: sql`${expiresOn} < ${today}::date`,
    };
    return lineOf(onlyLine("KBA_PASSWORD"), await selectFigures(db, source, columns));
  },
  KEYSTORE: (ctx) =>
    resourceLine(
      ctx,
      "KEYSTORE",
      { expiresBefore: keystoresEndBefore(ctx.today) },
      {
        endsOn: berlinDay(sql`r.expires_at`),
        // One that cannot be read has no expiry.
        isError: sql`coalesce(r.expires_at <= ${ctx.now}, true)`,
      },
    ),
  MAIL_REFUSED: (ctx) =>
    userLine(
      ctx,
      "MAIL_REFUSED",
      { isMailRefused: true },
      {
        since: sql`(select max(l.created_at) from user_invitation l where l.user_id = u.id)`,
        isError: sql`true`,
      },
    ),
  INVITATION_EXPIRING: (ctx) =>
    userLine(
      ctx,
      "INVITATION_EXPIRING",
      { invitationEndsBefore: invitationsEndBefore(ctx.today) },
      {
        endsOn: berlinDay(sql`u.invitation_expires_at`),
      },
    ),
  RESOURCE_DEPRECATED: (ctx) => resourceLine(ctx, "RESOURCE_DEPRECATED", { isDeprecated: true }),
  ...listSources(),
};

/** Sources of the kinds with a list of their own. */
function listSources(): Record<AttentionListKind, AttentionSource> {
  const source =
    (kind: AttentionListKind): AttentionSource =>
    async (ctx) => {
      const list = await attentionListOf(ctx, kind);
      return lineOf(onlyLine(kind), await selectFigures(ctx.db, list, list.figures));
    };
  return Object.fromEntries(attentionListKinds.map((kind) => [kind, source(kind)])) as Record<
    AttentionListKind,
    AttentionSource
  >;
}

async function errorGroupLine(
  ctx: SourceContext,
  { fingerprint, errorText, httpStatus }: LargeErrorGroup,
): Promise<readonly ComputedLine[]> {
  const filter = { ...failedProcesses, errorFingerprint: fingerprint };
  const figures = await processFigures(ctx, filter, sql`p.created_at`);
  const status = httpStatus === null ? null : `HTTP ${httpStatus}`;
  const name = errorText === null ? status : shortenText(commonErrorText(errorText), errorNameMaxLength);
  return lineOf({ kind: "PROCESS_ERROR_GROUP", subject: fingerprint }, figures, { name, urgency: "ERROR" });
}

/** Figures of the list of processes with this filter, which counts up to a limit. */
function processFigures({ db }: SourceContext, filter: ProcessFilter, since: ReturnType<typeof sql>) {
  const columns = { ags: sql`p.commune_ags`, serviceId: sql`p.service_id`, since };
  const source = processSource(parseProcessFilter(filter), "CREATED_AT");
  const rest = sql`order by p.created_at, p.id limit ${sql.lit(exactCountMax + 1)}`;
  return selectFigures(db, source, columns, rest);
}

async function resourceLine(
  { db }: SourceContext,
  kind: AttentionKind,
  filter: ResourceFilter,
  columns: FigureColumns = {},
) {
  const source = resourceSource(parseResourceFilter(filter));
  const figures = await selectFigures(db, source, { ags: sql`r.commune_ags`, name: sql`r.name`, ...columns });
  return lineOf(onlyLine(kind), figures);
}

async function userLine(
  { db }: SourceContext,
  kind: AttentionKind,
  filter: UserFilter,
  columns: FigureColumns,
) {
  const figures = await selectFigures(db, userSource(parseUserFilter(filter)), {
    name: sql`u.username`,
    ...columns,
  });
  return lineOf(onlyLine(kind), figures);
}
