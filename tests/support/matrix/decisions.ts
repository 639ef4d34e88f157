/**
 * Who may call each root field and read each node, written a second
 * time by hand, to check the SDL directives and the server's behaviour.
 */
import type { EndpointName } from "#domain/endpoints";
import type { Permission } from "#domain/permissions";

/** Anonymous callers, users, machines with their token, or users whose role has a permission. */
type Who = "anybody" | "authenticated" | "machine" | Permission;

/** The response to a call about another user's record, if it is not an error. */
type ForeignAnswer =
  /** insufficient_permissions */
  | "refused"
  /** Null without an error, the same as for a record that does not exist. */
  | "null"
  /** A page without rows. */
  | "empty"
  /** This code in the payload. */
  | "not_found"
  | "service_report_not_found"
  | "preview_expired"
  | "undo_expired";

/** The access rule of a field. */
export interface Decision {
  /** The guard in the SDL. */
  readonly guard: Who;
  /** The permission that the use case also requires. */
  readonly needs?: Permission;
  /** Who owns the records, and how calls for foreign ones respond; absent if nothing is owned. */
  readonly foreign?: {
    /**
     * `communes`: members access those of their roles, support
     * and admin all. `owner`: only the user who created it.
     */
    readonly of: "communes" | "owner" | "communesAndOwner";
    readonly answer: ForeignAnswer;
  };
}

const anybody: Decision = { guard: "anybody" };
const users: Decision = { guard: "authenticated" };
const holders = (guard: Permission): Decision => ({ guard });
/** Support and admin, and members in their communes. */
const inCommunes = (answer: ForeignAnswer = "refused"): Decision => ({
  guard: "authenticated",
  foreign: { of: "communes", answer },
});
/** Holders of a permission; members only in their communes. */
const holdersInCommunes = (guard: Permission, answer: ForeignAnswer = "refused"): Decision => ({
  guard,
  foreign: { of: "communes", answer },
});
const byOwner = (answer: ForeignAnswer): Decision => ({
  guard: "authenticated",
  foreign: { of: "owner", answer },
});
const byOwnerInCommunes = (answer: ForeignAnswer): Decision => ({
  guard: "authenticated",
  foreign: { of: "communesAndOwner", answer },
});
/** Lists with saved views belong to the administration. */
const views = (answer?: ForeignAnswer): Decision => ({
  ...(answer === undefined ? users : byOwner(answer)),
  needs: "processes",
});

/** Root fields by endpoint. */
export const fieldDecisions: Readonly<Record<EndpointName, Readonly<Record<string, Decision>>>> = {
  mgt: {
    "Query.node": inCommunes("null"),
    "Query.instance": anybody,
    "Query.checkUserInvite": anybody,
    "Query.user": users,
    "Query.ownSession": users,
    "Query.ownSessions": users,
    "Query.ownSettings": users,
    // Foreign places are left out, see places.test.ts.
    "Query.ownPlaces": users,
    "Query.quickSearch": users,
    "Query.communeOffers": users,
    "Query.communeDirectory": users,
    "Mutation.setFavourite": users,
    "Mutation.recordVisits": users,
    "Mutation.saveOwnPreferences": users,
    "Query.ownTasks": users,
    "Query.communes": inCommunes("empty"),
    "Query.communeInitials": inCommunes("empty"),
    "Query.commune": inCommunes("null"),
    "Query.communeService": inCommunes("null"),
    "Query.resources": holders("view_resource"),
    "Query.resource": holders("view_resource"),
    "Query.resourceByUrn": holders("find_resource_by_urn"),
    "Query.resourceTargets": holders("view_resource"),
    "Query.services": holders("system_services"),
    "Query.service": holders("system_services"),
    "Query.systemFees": holders("system_fees"),
    "Query.systemFee": holders("system_fees"),
    "Query.feeChanges": holders("system_fees"),
    "Query.runs": holders("admin_features"),
    "Query.applicantErasurePreview": holders("cron_job_logs"),
    "Query.applicantErasures": holders("cron_job_logs"),
    "Query.applicantErasure": holders("cron_job_logs"),
    "Query.feeTariff": users,
    "Query.feeRuleReplay": holdersInCommunes("commune_service_fee_rules"),
    "Query.feeImpact": inCommunes("null"),
    "Query.systemFeeImpact": holders("system_fees"),
    "Query.importPreview": byOwnerInCommunes("null"),
    "Query.systemSettings": holders("admin_features"),
    "Query.systemSettingsEffects": holders("admin_features"),
    "Query.systemOverview": holders("overview"),
    "Query.attentionItems": holders("overview"),
    "Query.automatedJobs": holders("cron_job_logs"),
    "Query.automatedJob": holders("cron_job_logs"),
    "Query.automatedJobRuns": holders("cron_job_logs"),
    "Query.automatedJobRun": holders("cron_job_logs"),
    "Mutation.runAutomatedJob": holders("admin_features"),
    "Mutation.pauseAutomatedJob": holders("admin_features"),
    "Mutation.resumeAutomatedJob": holders("admin_features"),
    "Mutation.pauseAllAutomatedJobs": holders("admin_features"),
    "Mutation.resumeAllAutomatedJobs": holders("admin_features"),
    "Query.users": holders("system_users"),
    "Query.userAccount": holders("user_info"),
    "Query.savedViews": views(),
    "Query.communeProposal": holders("save_resource"),
    "Mutation.markAttentionSeen": holders("overview"),
    "Mutation.unmarkAttentionSeen": holders("overview"),
    "Mutation.login": anybody,
    "Mutation.acceptUserInvite": anybody,
    "Mutation.logout": users,
    "Mutation.extendSession": users,
    "Mutation.endSessions": byOwner("not_found"),
    "Mutation.changePassword": users,
    "Mutation.saveOwnSettings": holders("overview"),
    "Mutation.saveSystemSettings": holders("admin_features"),
    "Mutation.sendTestMail": holders("admin_features"),
    "Mutation.createUser": holders("create_user"),
    "Mutation.saveUser": holders("save_user"),
    "Mutation.deactivateUser": holders("deactivate_user"),
    "Mutation.reactivateUser": holders("deactivate_user"),
    "Mutation.removeUser": holders("remove_user"),
    "Mutation.sendUserInvite": holders("send_user_invite"),
    "Mutation.withdrawUserInvite": holders("send_user_invite"),
    "Mutation.sendPasswordReset": holders("send_user_invite"),
    "Mutation.previewUserImport": holders("send_user_invite"),
    "Mutation.commitUserImport": {
      guard: "create_user",
      foreign: { of: "owner", answer: "preview_expired" },
    },
    "Mutation.exportUsers": holders("system_users"),
    "Mutation.exportResources": holders("view_resource"),
    "Mutation.saveCommune": inCommunes(),
    "Mutation.retryCommuneInitialization": holders("save_resource"),
    "Mutation.uploadCommunePicture": inCommunes(),
    "Mutation.removeCommunePicture": inCommunes(),
    "Mutation.restoreSnapshot": inCommunes(),
    "Mutation.addCommuneServices": holders("system_service_action"),
    "Mutation.removeCommuneService": holders("remove_commune_service"),
    "Mutation.setCommuneServicesEnabled": holders("system_service_action"),
    "Mutation.saveServiceMaintenance": holders("system_service_action"),
    "Mutation.endServiceMaintenance": holders("system_service_action"),
    "Mutation.saveTexts": inCommunes(),
    "Mutation.discardTextDraft": inCommunes(),
    "Mutation.publishTexts": inCommunes(),
    "Mutation.restoreTextVersion": inCommunes(),
    "Mutation.restoreTextEdition": inCommunes(),
    "Mutation.saveTextLanguages": inCommunes(),
    "Mutation.exportTexts": inCommunes(),
    "Mutation.previewTextImport": inCommunes(),
    "Mutation.importTexts": inCommunes(),
    "Mutation.prepareTextTransfer": holders("transfer_text_to_communes"),
    "Mutation.saveTextTransferChoices": {
      guard: "transfer_text_to_communes",
      foreign: { of: "owner", answer: "refused" },
    },
    "Mutation.startTextTransfer": holders("transfer_text_to_communes"),
    "Mutation.cancelTextTransfer": holders("transfer_text_to_communes"),
    "Mutation.retryTextTransfer": holders("transfer_text_to_communes"),
    "Mutation.reinstallServicePortal": holders("service_portal"),
    "Mutation.restoreServiceSnapshot": holders("service_portal"),
    "Mutation.saveServiceSettings": {
      guard: "service_settings",
      foreign: { of: "communes", answer: "refused" },
    },
    "Mutation.saveServiceForm": holdersInCommunes("service_form_fields"),
    "Mutation.resetServiceForm": holdersInCommunes("service_form_fields"),
    "Mutation.saveFee": inCommunes(),
    "Mutation.setFeeStatus": inCommunes(),
    "Mutation.resetFee": inCommunes(),
    "Mutation.saveFeeMetadata": inCommunes(),
    "Mutation.resetFeeMetadata": inCommunes(),
    "Mutation.restoreFeeMetadata": inCommunes(),
    "Mutation.saveSystemFee": holders("system_fees"),
    "Mutation.setSystemFeeStatus": holders("system_fees"),
    "Mutation.prepareFeeChange": holders("system_fees"),
    "Mutation.excludeFeeChangeItems": { guard: "system_fees", foreign: { of: "owner", answer: "refused" } },
    "Query.scheduledServiceSwitches": holders("system_service_action"),
    "Mutation.prepareServiceSwitch": holders("system_service_action"),
    "Mutation.excludeServiceSwitchItems": {
      guard: "system_service_action",
      foreign: { of: "owner", answer: "refused" },
    },
    "Mutation.scheduleServiceSwitch": {
      guard: "system_service_action",
      foreign: { of: "owner", answer: "refused" },
    },
    "Mutation.undoServiceSwitch": holders("system_service_action"),
    "Mutation.startFeeChange": holders("system_fees"),
    "Mutation.cancelFeeChange": holders("system_fees"),
    "Mutation.retryFeeChange": holders("system_fees"),
    "Mutation.startRun": {
      guard: "authenticated",
      needs: "system_fees",
      foreign: { of: "owner", answer: "refused" },
    },
    "Mutation.retryRun": { guard: "authenticated", needs: "system_fees" },
    "Mutation.cancelRun": { guard: "authenticated", needs: "system_fees" },
    "Subscription.runProgress": users,
    "Subscription.feeChangeProgress": holders("system_fees"),
    "Subscription.textTransferProgress": holders("transfer_text_to_communes"),
    "Mutation.saveFeeRule": holdersInCommunes("commune_service_fee_rules"),
    "Mutation.resetFeeRule": holdersInCommunes("commune_service_fee_rules"),
    "Mutation.uploadPredefinedFile": inCommunes(),
    "Mutation.resetPredefinedFile": inCommunes(),
    "Mutation.addServiceFile": inCommunes(),
    "Mutation.replaceServiceFile": inCommunes(),
    "Mutation.undoServiceFileChange": inCommunes(),
    "Mutation.renameServiceFile": inCommunes(),
    "Mutation.removeServiceFiles": inCommunes(),
    "Mutation.previewServiceFileImport": inCommunes(),
    "Mutation.importServiceFiles": byOwnerInCommunes("preview_expired"),
    "Mutation.savePostalCode": inCommunes(),
    "Mutation.removePostalCodes": inCommunes(),
    "Mutation.previewPostalCodeImport": inCommunes(),
    "Mutation.saveRegisterOffice": inCommunes(),
    "Mutation.removeRegisterOffices": inCommunes(),
    "Mutation.saveCountry": inCommunes(),
    "Mutation.removeCountries": inCommunes(),
    "Mutation.saveResidentialProperty": inCommunes(),
    "Mutation.removeResidentialProperties": inCommunes(),
    "Mutation.previewResidentialPropertyUpload": inCommunes(),
    "Mutation.previewOkkommImport": holders("admin_features"),
    "Mutation.saveResidentialPropertySource": holders("admin_features"),
    "Mutation.exportResidentialProperties": inCommunes(),
    "Mutation.exportPostalCodes": inCommunes(),
    "Mutation.saveWaterMeterReadingCommune": inCommunes(),
    "Mutation.removeWaterMeterReadingCommunes": inCommunes(),
    "Mutation.commitImport": byOwnerInCommunes("not_found"),
    "Mutation.cancelImport": byOwnerInCommunes("not_found"),
    "Mutation.addResource": holders("save_resource"),
    "Mutation.editResource": holders("edit_resource"),
    "Mutation.removeResource": holders("remove_resources"),
    "Mutation.testResourceConnection": holders("edit_resource"),
    "Mutation.checkKeystore": holders("edit_resource"),
    "Mutation.restoreResourceVersion": holders("edit_resource"),
    "Mutation.previewResourceImport": holders("save_resource"),
    "Mutation.importResources": { guard: "save_resource", needs: "edit_resource" },
    "Mutation.downloadResources": holders("download_yaml_files"),
    "Mutation.saveView": views("refused"),
    "Mutation.removeViews": views("refused"),
  },
  "mgt-v2": {
    "Query.node": users,
    "Query.activities": holders("activities"),
    "Query.activityChain": holders("activities"),
    "Query.activityPurpose": holders("activities"),
    "Mutation.declareActivityPurpose": holders("activities"),
    "Mutation.verifyActivities": holders("activities"),
    "Mutation.restoreActivity": holders("activities"),
    "Query.activityExportLimit": holders("activities"),
    "Mutation.exportActivities": holders("activities"),
    "Query.feedback": holdersInCommunes("commune_service_feedback", "empty"),
    "Query.feedbackSummary": holders("commune_service_feedback"),
    "Mutation.decideFeedback": holdersInCommunes("commune_service_feedback", "not_found"),
    "Mutation.markFeedbackRead": holders("commune_service_feedback"),
    "Mutation.saveFeedbackNote": holdersInCommunes("commune_service_feedback", "not_found"),
    "Mutation.redactFeedback": holdersInCommunes("commune_service_feedback", "not_found"),
    "Mutation.restoreFeedbackComment": holdersInCommunes("commune_service_feedback", "not_found"),
    "Mutation.submitFeedback": { guard: "machine" },
    "Query.bookings": holdersInCommunes("metrics", "empty"),
    "Query.bookingSums": holders("metrics"),
    "Query.bookingFilterValues": holders("metrics"),
    // Foreign communes and services count as nothing.
    "Query.statistics": holders("metrics"),
    "Mutation.exportMonthlyTransactions": holders("metrics"),
    "Query.bookingRuns": holdersInCommunes("metrics", "empty"),
    "Query.bookingRunPreview": holdersInCommunes("metrics", "null"),
    "Query.bookingLayouts": holdersInCommunes("metrics", "empty"),
    "Mutation.exportBookings": holdersInCommunes("metrics"),
    "Mutation.saveBookingLayout": holdersInCommunes("metrics"),
    "Mutation.removeBookingLayout": holdersInCommunes("metrics", "not_found"),
    "Query.serviceReports": holdersInCommunes("commune_service_reports", "null"),
    "Query.serviceHistory": inCommunes("null"),
    "Query.communeReports": holdersInCommunes("commune_service_reports", "null"),
    "Mutation.checkReportTemplate": holdersInCommunes("commune_service_reports"),
    "Mutation.saveReportTemplate": {
      guard: "commune_service_reports",
      foreign: { of: "owner", answer: "preview_expired" },
    },
    "Mutation.removeReportTemplates": holdersInCommunes(
      "commune_service_reports",
      "service_report_not_found",
    ),
    "Mutation.restoreReportTemplate": holdersInCommunes("commune_service_reports", "not_found"),
  },
  process: {
    "Query.node": inCommunes("null"),
    "Query.processExportLimit": holders("processes"),
    "Query.processes": holders("processes"),
    "Query.process": holders("processes"),
    "Query.transactions": inCommunes("empty"),
    "Query.transaction": inCommunes("null"),
    "Query.findTransactions": inCommunes("empty"),
    "Query.processUpdates": holders("processes"),
    "Query.jobs": holders("processes"),
    "Query.processErrorGroups": holders("processes"),
    "Query.processCounts": holders("processes"),
    "Query.quoteFees": { guard: "machine" },
    "Query.serviceAvailability": { guard: "machine" },
    "Mutation.submitApplication": { guard: "machine" },
    "Mutation.reportPayment": { guard: "machine" },
    "Mutation.reportRefund": { guard: "machine" },
    "Mutation.restartProcess": holders("processes_action"),
    "Mutation.completeProcess": holders("processes_action"),
    "Mutation.cancelProcess": holders("processes_action"),
    "Mutation.archiveProcess": holders("processes_action"),
    "Mutation.deleteProcess": holders("processes_action"),
    "Mutation.holdProcessErasure": holders("processes_action"),
    "Mutation.releaseProcessErasure": holders("processes_action"),
    "Mutation.uploadProcessFile": holders("processes_action"),
    "Mutation.cancelScheduledRestart": holders("processes_action"),
    "Mutation.prepareProcessJob": holders("processes_action"),
    "Mutation.startJob": { guard: "processes_action", foreign: { of: "owner", answer: "refused" } },
    "Mutation.cancelJob": holders("processes_action"),
    "Mutation.retryFailedJobItems": holders("processes_action"),
    "Mutation.exportProcesses": holders("processes"),
    "Subscription.processesChanged": holders("processes"),
    "Subscription.jobProgress": holders("processes"),
  },
  ikfz: {
    "Query.node": users,
    "Query.kbaSettings": holdersInCommunes("service_settings", "null"),
    "Query.kbaExpiries": holdersInCommunes("service_settings", "empty"),
    "Mutation.addKbaSettings": holdersInCommunes("service_settings"),
    "Mutation.saveKbaSettings": holdersInCommunes("service_settings"),
    "Mutation.changeKbaPassword": holdersInCommunes("service_settings"),
    "Mutation.confirmKbaPassword": holdersInCommunes("service_settings"),
    "Mutation.removeKbaSettings": holdersInCommunes("service_settings"),
    "Query.securityListEntries": holdersInCommunes("service_settings", "null"),
    "Query.securityListRemovals": holdersInCommunes("service_settings", "null"),
    "Query.addressVerdict": holdersInCommunes("service_settings", "null"),
    "Query.securityListImpact": holdersInCommunes("service_settings", "null"),
    "Query.isAddressAdmitted": { guard: "machine" },
    "Mutation.addSecurityListEntry": holdersInCommunes("service_settings"),
    "Mutation.removeSecurityListEntries": holdersInCommunes("service_settings"),
    "Mutation.removeFilteredSecurityListEntries": holdersInCommunes("service_settings"),
    "Mutation.restoreSecurityListEntries": holdersInCommunes("service_settings"),
    "Mutation.previewSecurityListImport": holdersInCommunes("service_settings"),
    "Mutation.commitSecurityListImport": {
      guard: "service_settings",
      foreign: { of: "owner", answer: "preview_expired" },
    },
    "Mutation.undoSecurityListImport": {
      guard: "service_settings",
      foreign: { of: "owner", answer: "undo_expired" },
    },
    "Mutation.exportSecurityList": holdersInCommunes("service_settings"),
  },
};

/** Node types by endpoint. */
export const nodeDecisions: Readonly<Record<EndpointName, Readonly<Record<string, Decision>>>> = {
  mgt: {
    Session: byOwner("null"),
    AutomatedJob: holders("cron_job_logs"),
    AutomatedJobRun: holders("cron_job_logs"),
    ApplicantErasure: holders("cron_job_logs"),
    User: holders("user_info"),
    Commune: inCommunes("null"),
    CommuneService: inCommunes("null"),
    Service: holders("system_services"),
    Fee: inCommunes("null"),
    SystemFee: users,
    FeeChange: holders("system_fees"),
    ServiceSwitch: holders("system_service_action"),
    FeeRule: inCommunes("null"),
    PredefinedFile: inCommunes("null"),
    ServiceFile: inCommunes("null"),
    ServiceSnapshot: holders("service_portal"),
    PostalCode: inCommunes("null"),
    RegisterOffice: inCommunes("null"),
    Country: inCommunes("null"),
    ResidentialProperty: inCommunes("null"),
    WaterMeterReadingCommune: inCommunes("null"),
    ImportPreview: byOwnerInCommunes("null"),
    Snapshot: inCommunes("null"),
    Resource: holders("view_resource"),
    SavedView: { ...byOwner("null"), needs: "metrics" },
    TextTransfer: holders("transfer_text_to_communes"),
  },
  "mgt-v2": {
    Activity: holders("activities"),
    Feedback: holdersInCommunes("commune_service_feedback", "null"),
    BookingRun: holdersInCommunes("metrics", "null"),
    SavedBookingLayout: holdersInCommunes("metrics", "null"),
    ServiceReport: holdersInCommunes("commune_service_reports", "null"),
    ReportTemplateVersion: holdersInCommunes("commune_service_reports", "null"),
    Booking: holdersInCommunes("metrics", "null"),
  },
  process: {
    Process: inCommunes("null"),
    Payment: inCommunes("null"),
    ProcessAttempt: holders("processes"),
    ProcessFile: holders("processing_engine_files"),
    ProcessErrorGroup: holders("processes"),
    Job: { guard: "authenticated", needs: "processes" },
    JobItem: { guard: "authenticated", needs: "processes" },
  },
  ikfz: {
    KbaSettings: holdersInCommunes("service_settings", "null"),
    SecurityListEntry: holdersInCommunes("service_settings", "null"),
    SecurityListImport: {
      guard: "service_settings",
      foreign: { of: "communesAndOwner", answer: "null" },
    },
  },
};
