/* Writes server/<endpoint>/__generated__/resolvers.ts: resolver types generated from the SDL. */
import { readFileSync, writeFileSync } from "node:fs";
import { codegen } from "@graphql-codegen/core";
import * as typescript from "@graphql-codegen/typescript";
import * as resolvers from "@graphql-codegen/typescript-resolvers";
import { buildSchema, parse } from "graphql";
import { inRoot } from "./run.mjs";

/** A server type as imported by a generated file, under a name that no SDL type uses. */
const model = (path, type) => `../../${path}#${type} as ${type}Model`;
const page = (type, of) => `../../graphql/connection#${type}<ResolversParentTypes['${of}']>`;

const config = {
  contextType: "../../context#Context",
  rootValueType: "unknown",
  // Node ids are not row ids: a resolver that passes one on unconverted does not compile.
  scalars: {
    ID: { input: "string", output: "../../nodeId#NodeId" },
    AGS: "string",
    Cents: "number",
    Date: "string",
    DateTime: "Date",
    JSON: "unknown",
    Upload: "../../uploads#SpooledFile",
  },
  strictScalars: true,
  enumsAsTypes: true,
  immutableTypes: true,
  useTypeImports: true,
  namingConvention: "keep",
  disableDescriptions: true,
  skipTypename: true,
  // Output types require every field; input types may omit nullable ones.
  avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: true, resolvers: true },
  makeResolverTypeCallable: true,
  resolversNonOptionalTypename: { interfaceImplementingType: true },
};

/** Parent types of resolvers that differ from the SDL type. */
const shared = {
  ActorRef: model("storage/stamp", "StoredActor"),
  PageInfo: model("graphql/connection", "PageInfo"),
};

const models = {
  mgt: {
    ...shared,
    ...connections("Commune", "User", "CommuneEditor", "PostalCode", "RegisterOffice", "Country"),
    ...connections("WaterMeterReadingCommune", "ImportProblem", "SavedView"),
    ...connections("SystemFee", "FeeDeviation", "Service", "ServiceCommune"),
    ...connections("Resource", "ResourceUse", "ResourceVersion"),
    ...connections("TextChange", "TextVersion"),
    TextEntryConnection: model("mgt/textEntryConnection", "TextEntryConnection"),
    ...connections("TextTransferTarget", "TextTransferRow", "TextTransferResult"),
    ...connections("FeeChangeItem", "Run", "RunItem", "ServiceSwitchRow"),
    ...connections("AttentionItem", "AutomatedJobChange", "AutomatedJobLog", "ApplicantErasure"),
    ...countedConnections("AutomatedJobRun"),
    AutomatedJob: model("domain/automatedJobs/automatedJobs", "ListedJob"),
    AutomatedJobLog: model("storage/automatedJobs/runParts", "StoredJobLog"),
    AutomatedJobs: model("domain/automatedJobs/automatedJobs", "ListedJobs"),
    AutomatedJobChange: model("storage/automatedJobs/runParts", "StoredJobChange"),
    AutomatedJobRun: model("storage/automatedJobs/runList", "StoredJobRun"),
    ApplicantErasure: model("domain/erasure/proofs", "ErasureProof"),
    ErasedService: model("storage/erasure/erasures", "StoredErasurePart"),
    AttentionItem: model("domain/attention/attentionLists", "AttentionItem"),
    OwnTask: model("domain/attention/ownTasks", "OwnTask"),
    AttentionLine: model("domain/attention/attention", "AttentionLine"),
    ...countedConnections("ResidentialProperty"),
    Commune: model("domain/communes/communes", "Commune"),
    CommuneEditor: model("domain/users/userList", "CommuneEditor"),
    CommuneService: model("domain/communes/communeServices", "CommuneService"),
    CommuneServiceState: model("domain/services/serviceState", "ServiceState"),
    Country: model("domain/communes/countries", "Country"),
    Fee: model("domain/fees/service/fees", "Fee"),
    FeeChange: model("domain/fees/changes/feeChanges", "FeeChange"),
    FeeChangeItem: model("domain/fees/changes/feeChanges", "FeeChangeItem"),
    ServiceSwitch: model("domain/services/switches/serviceSwitches", "ServiceSwitch"),
    ServiceSwitchItem: model("domain/services/switches/serviceSwitches", "ServiceSwitchItem"),
    ServiceSwitchRow: model("domain/services/switches/serviceSwitches", "ServiceSwitchRow"),
    FeeDeviation: model("domain/fees/catalogue/systemFees", "FeeDeviation"),
    FeeRule: model("domain/fees/rule/feeRules", "ServiceFeeRule"),
    FeeRuleEdition: model("storage/fees/feeRules", "StoredFeeRuleVersion"),
    FeeRuleVersion: model("storage/fees/feeRules", "StoredFeeRuleVersion"),
    FeeRuleVariable: model("domain/fees/rule/feeRuleInputs", "FeeRuleVariable"),
    ImportPreview: model("domain/imports/importPreviews", "ImportPreview"),
    Invitation: model("domain/invitations/userInvites", "Invitation"),
    Picture: model("domain/communes/communes", "Picture"),
    Place: model("domain/places/visiblePlaces", "Place"),
    QuickSearch: model("domain/places/quickSearch", "QuickSearch"),
    FoundRecord: model("domain/places/recordById", "FoundRecord"),
    PostalCode: model("domain/communes/postalCodes", "PostalCode"),
    LoginResult: model("domain/sessions/login", "LoggedIn"),
    PredefinedFile: model("domain/services/predefinedFiles", "PredefinedFile"),
    RegisterOffice: model("domain/communes/registerOffices", "RegisterOffice"),
    Resource: model("domain/resources/resources", "Resource"),
    ResourceByUrn: model("domain/resources/resources", "ResourceByUrn"),
    ResourceImportItem: model("domain/resources/importPlan", "PlannedFile"),
    ResourceSuccessor: model("domain/resources/resources", "ResourceSuccessor"),
    ResourceTarget: model("storage/resources/resourceReferences", "StoredResourceTarget"),
    ResourceUse: model("domain/resources/resources", "ResourceUse"),
    ResourceVersion: model("domain/resources/resources", "ResourceVersion"),
    ResidentialProperty: model("domain/residentialProperties/residentialProperties", "ResidentialProperty"),
    ResidentialPropertySource: model(
      "domain/residentialProperties/residentialPropertySource",
      "ResidentialPropertySource",
    ),
    RoleCommune: model("domain/users/users", "RoleCommune"),
    SavedView: model("domain/lists/savedViews", "SavedView"),
    Service: model("domain/services/serviceCatalogue", "CatalogueService"),
    ServiceCommune: model("domain/services/serviceCommunes", "ServiceCommune"),
    ServiceTexts: model("domain/texts/serviceTexts", "ServiceTexts"),
    ServiceSetting: model("domain/services/serviceSettings", "ServiceSetting"),
    ServiceSettings: model("domain/services/serviceSettings", "ServiceSettings"),
    FormField: model("domain/services/serviceForm", "FormField"),
    ServiceForm: model("domain/services/serviceForm", "ServiceForm"),
    ServiceFile: model("domain/services/serviceFiles", "ServiceFile"),
    ServiceSnapshot: model("domain/services/serviceSnapshots", "ServiceSnapshot"),
    ServiceFileImport: model("domain/services/serviceFileImports", "ServiceFileImport"),
    Run: model("domain/runs/runs", "Run"),
    RunItem: model("storage/runs/runItems", "StoredRunItem"),
    ServiceMaintenance: model("domain/services/serviceMaintenance", "Maintenance"),
    Session: model("domain/sessions/sessions", "Session"),
    Snapshot: model("domain/imports/snapshots", "Snapshot"),
    SystemFee: model("domain/fees/catalogue/systemFees", "SystemFee"),
    InstallationFacts: "object",
    SystemOverview: "object",
    SystemSettings: model("domain/installation/systemSettings", "DescribedSettings"),
    TextChange: model("domain/texts/serviceTexts", "TextChange"),
    TextVersion: model("domain/texts/serviceTexts", "TextVersion"),
    TextEntry: model("domain/texts/serviceTexts", "TextEntry"),
    TextSection: model("domain/texts/serviceTexts", "TextSection"),
    TextTransfer: model("domain/texts/transfer/textTransfers", "TextTransfer"),
    TextTransferRow: model("domain/texts/transfer/textTransfers", "TextTransferRow"),
    TextTransferResult: model("domain/texts/transfer/textTransfers", "TextTransferResult"),
    TextTransferTarget: model("domain/texts/transfer/transferTargets", "TextTransferTarget"),
    TextTransferText: model("domain/texts/transfer/textTransfers", "TextTransferText"),
    TextValue: model("domain/texts/serviceTexts", "TextValue"),
    User: model("domain/users/users", "User"),
    UserResult: model("domain/users/users", "CurrentUser"),
    WaterMeterReadingCommune: model("domain/communes/waterMeterReadings", "WaterMeterReading"),
  },
  "mgt-v2": {
    ...shared,
    ...connections("BookingRun"),
    ...countedConnections("Activity", "Booking", "Feedback", "ServiceHistoryEntry"),
    Booking: model("domain/accounting/bookings", "Booking"),
    BookingExport: model("domain/accounting/bookingExports", "BookingExport"),
    Activity: model("domain/activity/activityLog", "LoggedActivity"),
    ActivityChain: model("domain/activity/activityChain", "ChainState"),
    ActivityChainCheck: model("storage/activity/chainChecks", "StoredChainCheck"),
    BookingRun: model("domain/accounting/bookingRuns", "BookingRun"),
    SavedBookingLayout: model("domain/accounting/bookingLayouts", "SavedBookingLayout"),
    Statistics: model("domain/statistics/statistics", "Statistics"),
    Feedback: model("domain/feedback/feedback", "Feedback"),
    CheckedReportTemplate: model("domain/reports/checkTemplate", "CheckedTemplate"),
    ReportTemplate: model("domain/reports/serviceReports", "ReportTemplate"),
    ReportTemplateVersion: model("domain/reports/serviceReports", "ReportTemplateVersion"),
    ServiceHistoryEntry: model("domain/activity/activityLog", "LoggedActivity"),
    ServiceReport: model("domain/reports/serviceReports", "ServiceReport"),
    ServiceReports: model("domain/reports/serviceReports", "ServiceReports"),
  },
  process: {
    ...shared,
    ...connections("ProcessAttempt", "ProcessFile", "ProcessErrorGroup", "Job", "JobItem"),
    ...countedConnections("Process"),
    Job: model("domain/jobs/jobs", "Job"),
    JobItem: model("domain/jobs/jobResults", "JobItem"),
    Payment: model("domain/processes/processes", "Payment"),
    Process: model("domain/processes/processes", "Process"),
    ProcessAttempt: model("domain/processes/processes", "ProcessAttempt"),
    ProcessErasureHold: model("domain/erasure/holds", "ErasureHold"),
    ProcessErrorGroup: model("domain/processes/processErrorGroups", "ProcessErrorGroup"),
    ProcessFile: model("domain/processes/processes", "ProcessFile"),
    ProcessUpdates: model("domain/processes/processUpdates", "ProcessUpdates"),
  },
  ikfz: {
    ...shared,
    ...connections("KbaSettings", "SecurityListImportEntry"),
    ...countedConnections("SecurityListEntry"),
    KbaSettings: model("domain/kba/kbaSettings", "KbaSettings"),
    SecurityListEntry: model("domain/securityLists/securityLists", "SecurityListEntry"),
    SecurityListRemoval: model("domain/securityLists/securityLists", "SecurityListRemoval"),
    SecurityListImport: model("domain/securityLists/securityListImports", "SecurityListImport"),
  },
};

function connections(...types) {
  return Object.fromEntries(types.map((type) => [`${type}Connection`, page("Connection", type)]));
}

function countedConnections(...types) {
  return Object.fromEntries(types.map((type) => [`${type}Connection`, page("CountedConnection", type)]));
}

for (const [endpoint, mappers] of Object.entries(models)) {
  const contract = readFileSync(inRoot("schema", `${endpoint}.graphql`), "utf8");
  const filename = `server/${endpoint}/__generated__/resolvers.ts`;
  const types = await codegen({
    ...{ filename, documents: [], schema: parse(contract), schemaAst: buildSchema(contract) },
    config: { ...config, mappers },
    pluginMap: { typescript, resolvers },
    plugins: [{ typescript: {} }, { resolvers: {} }],
  });
  writeFileSync(inRoot(filename), `${types}\n`);
}
