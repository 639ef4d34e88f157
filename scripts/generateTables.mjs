/*
 * Writes server/storage/__generated__/tables.ts: types of the tables of a freshly migrated embedded database.
 */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import {
  ArrayExpressionNode,
  GenericExpressionNode,
  IdentifierNode,
  JsonColumnTypeNode,
  LiteralNode,
  PostgresDialect,
  UnionExpressionNode,
  serializeFromMetadata,
} from "kysely-codegen";
import { pino } from "pino";
import { runnerImport } from "vite";
import { root } from "./run.mjs";

/** How both drivers parse values, see postgresPool.ts and embeddedWorker.mjs. */
const typeMapping = { bytea: "Uint8Array", date: "string", int8: "number", timestamptz: "Date" };

/** Columns that PostgreSQL only knows as text or JSON: the declared types, by module. */
const columnTypes = {
  "#domain/accounting/bookingLayout": {
    BookingLayout: ["booking_run.layout", "saved_booking_layout.layout"],
  },
  "#domain/automatedJobs": {
    AutomatedJobLogLevel: ["automated_job_log.level"],
    AutomatedJobRunCause: ["automated_job_run.cause"],
    AutomatedJobRunState: ["automated_job_run.state"],
    AutomatedJobSkipReason: ["automated_job_run.skip_reason"],
    JobFailure: ["automated_job_run.failure"],
    JobFigures: ["automated_job_run.figures"],
  },
  "#domain/attention": { AttentionKind: ["attention_seen.kind"] },
  "#domain/activityTypes": { ActivityType: ["activity.type"] },
  "#domain/chainChecks": { ChainCheckState: ["activity_chain_check.state"] },
  "#domain/errorCodes": {
    ErrorCode: ["import_problem.code", "run_item.error_code"],
  },
  "#domain/feeRules/feeRuleWire": { "FeeRuleWireNode[]": ["fee_rule.nodes", "fee_rule_edition.nodes"] },
  "#domain/federalStates": { FederalStateCode: ["commune.state"] },
  "#domain/formFields": {
    "FormField[]": ["service_form.fields", "service_snapshot.form"],
    LocalizedTexts: ["service_maintenance.texts"],
  },
  "#domain/imports/importProblem": { FileProblem: ["import_preview.failure"] },
  "#domain/keystores": {
    "KeystoreCertificate[]": ["resource.certificates"],
    KeystoreProblemCode: ["resource.keystore_problem"],
  },
  "#domain/processTransitions": { AttemptProblem: ["process.problem", "process_attempt.problem"] },
  "#domain/permissions": {
    RoleType: [
      "activity.actor_role",
      "activity_chain_check.started_by_role",
      "automated_job.paused_by_role",
      "automated_job_run.started_by_role",
      "commune.initialization_by_role",
      "commune.updated_by_role",
      "fee_rule.updated_by_role",
      "fee_rule_edition.saved_by_role",
      "import_preview.created_by_role",
      "run.created_by_role",
      "process.completed_by_role",
      "process.scheduled_by_role",
      "process_file.uploaded_by_role",
      "resource.updated_by_role",
      "resource_version.saved_by_role",
      "service_fee.updated_by_role",
      "service_form.updated_by_role",
      "service_maintenance.updated_by_role",
      "service_snapshot.created_by_role",
      "stock.replaced_by_role",
      "security_list_entry.created_by_role",
      "security_list_import.created_by_role",
      "security_list_removal.removed_by_role",
      "security_list_removed_entry.created_by_role",
      "user_account.deactivated_by_role",
      "user_account.role_type",
      "user_import.created_by_role",
      "user_invitation.invited_by_role",
    ],
  },
  "#domain/encodings/textEncoding": {
    TextEncodingName: ["import_preview.encoding", "security_list_import.encoding"],
  },
  "#domain/places": { PlaceKind: ["favourite_place.kind", "visited_place.kind"] },
  "#domain/resources/resourceKinds": {
    ResourceType: [
      "resource.type",
      "resource_reference.target_type",
      "resource_reference.type",
      "resource_version.type",
    ],
  },
  "#domain/schemas/feeRule": { "FeeRuleExampleValues[]": ["fee_rule.examples"] },
  "#domain/securityLists/securityLists": {
    SecurityListKind: ["security_list_entry.list", "security_list_import.list", "security_list_removal.list"],
    SecurityListImportResult: ["security_list_import_entry.result"],
  },
  "#domain/serviceSwitches": { ServiceContentCounts: ["service_switch_item.content"] },
  // Nothing else of the server, whose modules import the types of tables.
  "#server/storage/columnTypes": {
    BookingRunFilter: ["booking_run.filter"],
    ErrorParams: ["import_problem.params", "run_item.error_params"],
    ImportCounts: ["import_preview.counts"],
    "ImportExample[]": ["import_preview.changes"],
    ImportKind: ["import_preview.kind"],
    ImportResultCounts: ["security_list_import.counts"],
    ImportState: ["import_preview.state"],
    InitializationError: ["commune.initialization_error"],
    "JobForecast[]": ["process_job.forecast"],
    "NewUser[]": ["user_import.users"],
    OtherCommunes: ["import_preview.other_communes"],
    "ProblemCount[]": ["import_preview.problem_counts"],
    RunAction: ["run.action"],
    RunFailure: ["run.failure"],
    RunKind: ["run.kind"],
    SavedViewScreen: ["saved_view.screen"],
    SecurityListImportState: ["security_list_import.state"],
    "StoredFee[]": ["process_payment.fees"],
    TemplateContents: ["report_template_check.contents", "report_template_version.contents"],
    UserImportState: ["user_import.state"],
    UserStatus: ["user_account.status"],
  },
};

/** Columns written only by triggers. */
const writtenByTriggers = [
  "user_account.invitation_expires_at",
  "user_account.invited_at",
  "user_account.role_type",
];

/** Integers beyond the range that JavaScript numbers represent exactly. */
const readAsText = ["residential_property.key_hash"];

const dataDir = await mkdtemp(join(tmpdir(), "sm-tables-"));
try {
  const { metadata, facts } = await readMigrated(dataDir);
  await writeFile("server/storage/__generated__/tables.ts", print(metadata, facts));
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
// Vite's runner keeps the process alive.
process.exit(0);

async function readMigrated(dataDir) {
  const { module } = await runnerImport("./server/storage/database/database.ts", {
    configFile: false,
    root,
    resolve: { tsconfigPaths: true },
  });
  const open = await module.openDatabase({ dataDir, databaseUrl: null, log: pino({ level: "silent" }) });
  try {
    await module.migrate(open);
    const metadata = await new PostgresDialect().introspector.introspect({ db: open.db });
    return { metadata, facts: await readFacts(open.db) };
  } finally {
    await open.close();
  }
}

/** Facts that the introspector omits, by column: whether it is generated, and its check constraint. */
async function readFacts(db) {
  const { rows } = await sql`
    select a.attrelid::regclass || '.' || a.attname as path,
      a.attidentity = 'a' or a.attgenerated = 's' as "isAlwaysGenerated",
      (select pg_get_constraintdef(c.oid) from pg_constraint c
        where c.conrelid = a.attrelid and c.conkey = array[a.attnum] and c.contype = 'c') as check
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace and a.attnum > 0`.execute(db);
  return new Map(rows.map((row) => [row.path, row]));
}

function print(metadata, facts) {
  const dialect = new PostgresDialect();
  const declared = new Map(
    Object.values(columnTypes)
      .flatMap((types) => Object.entries(types))
      .flatMap(([type, paths]) => paths.map((path) => [path, type])),
  );
  const gone = [...declared.keys(), ...writtenByTriggers, ...readAsText].filter((path) => !facts.has(path));
  if (gone.length > 0)
    throw new Error(`No such columns: ${gone.join(", ")}. Correct scripts/generateTables.mjs.`);

  const columns = {};
  for (const table of metadata.tables) {
    for (const column of table.columns) {
      const path = `${table.name}.${column.name}`;
      const { isAlwaysGenerated, check } = facts.get(path);
      const isReadOnly = isAlwaysGenerated || writtenByTriggers.includes(path);
      const value = readAsText.includes(path)
        ? new IdentifierNode("string")
        : (narrowed(column, declared.get(path), check) ?? (isReadOnly && plain(dialect, column)));
      if (!value) continue;
      const read = column.isNullable ? new UnionExpressionNode([value, new IdentifierNode("null")]) : value;
      const wrapper = isReadOnly ? "GeneratedAlways" : column.hasDefaultValue ? "Generated" : null;
      columns[path] = wrapper ? new GenericExpressionNode(wrapper, [read]) : read;
      // The type above includes null; within GeneratedAlways, so that null cannot be written either.
      column.isNullable = false;
    }
  }
  const modules = Object.entries(columnTypes).flatMap(([module, types]) =>
    Object.keys(types).map((type) => [type.replace("[]", ""), module]),
  );
  const customImports = { ...Object.fromEntries(modules), GeneratedAlways: "kysely" };
  return serializeFromMetadata({ dialect, metadata, overrides: { columns }, typeMapping, customImports });
}

/** The type declared for the column, or narrowed by a check; null to use PostgreSQL's type. */
function narrowed({ dataType }, declared, check) {
  const node = declared?.endsWith("[]")
    ? new ArrayExpressionNode(new IdentifierNode(declared.slice(0, -2)))
    : declared && new IdentifierNode(declared);
  if (dataType === "jsonb") return node ? new JsonColumnTypeNode(node) : anyJson();
  const listed = /= ANY \(ARRAY\[(.*)\]\)/.exec(check ?? "")?.[1];
  const values = [...(listed ?? "").matchAll(/'(\w+)'::text/g)].map((match) => new LiteralNode(match[1]));
  return node ?? (values.length > 0 ? new UnionExpressionNode(values) : null);
}

/** Kysely's own type accepts objects only. */
function anyJson() {
  const text = new IdentifierNode("string");
  return new GenericExpressionNode("ColumnType", [new IdentifierNode("unknown"), text, text]);
}

function plain({ adapter }, { dataType }) {
  const mapped = typeMapping[dataType];
  return mapped ? new IdentifierNode(mapped) : adapter.scalars[dataType];
}
