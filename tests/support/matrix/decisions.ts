/**
 * Who may call which root field, and read which node, written down a second time and by hand, as a check on the
 * contracts' directives and on what the server answers.
 */
import type { EndpointName } from "#domain/endpoints";
import type { Permission } from "#domain/permissions";

/** Anybody at all, users, machines with their token, or users whose role holds a permission. */
type Who = "anybody" | "authenticated" | "machine" | Permission;

/** How a call about somebody else's thing is answered where it is not refused. */
type ForeignAnswer =
  /** insufficient_permissions */
  | "refused"
  /** Null without an error: the same as for a thing that there is not. */
  | "null"
  /** A page without rows. */
  | "empty"
  /** This code in the payload. */
  | "not_found"
  | "preview_expired";

/** What is decided of a field. */
export interface Decision {
  /** What the contract says at the field or object. */
  readonly guard: Who;
  /** What the use case asks for beyond that. */
  readonly needs?: Permission;
  /** Whose things are meant, and what others are told; absent: there is nothing of anybody's own. */
  readonly foreign?: {
    /** `communes`: members reach those of their roles, support and admin all. `owner`: whoever made it, nobody else. */
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
const byOwner = (answer: ForeignAnswer): Decision => ({
  guard: "authenticated",
  foreign: { of: "owner", answer },
});
const byOwnerInCommunes = (answer: ForeignAnswer): Decision => ({
  guard: "authenticated",
  foreign: { of: "communesAndOwner", answer },
});
/** Lists with saved views are those of the administration. */
const views = (answer?: ForeignAnswer): Decision => ({
  ...(answer === undefined ? users : byOwner(answer)),
  needs: "processes",
});

/** Root fields of each endpoint. */
export const fieldDecisions: Readonly<Record<EndpointName, Readonly<Record<string, Decision>>>> = {
  mgt: {
    "Query.node": inCommunes("null"),
    "Query.instance": anybody,
    "Query.checkUserInvite": anybody,
    "Query.user": users,
    "Query.ownSession": users,
    "Query.ownSessions": users,
    "Query.communes": inCommunes("empty"),
    "Query.communeInitials": inCommunes("empty"),
    "Query.commune": inCommunes("null"),
    "Query.importPreview": byOwnerInCommunes("null"),
    "Query.systemOverview": holders("overview"),
    "Query.users": holders("system_users"),
    "Query.userAccount": holders("user_info"),
    "Query.savedViews": views(),
    "Mutation.login": anybody,
    "Mutation.acceptUserInvite": anybody,
    "Mutation.logout": users,
    "Mutation.extendSession": users,
    "Mutation.endSessions": byOwner("not_found"),
    "Mutation.changePassword": users,
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
    "Mutation.saveCommune": inCommunes(),
    "Mutation.uploadCommunePicture": inCommunes(),
    "Mutation.removeCommunePicture": inCommunes(),
    "Mutation.restoreSnapshot": inCommunes(),
    "Mutation.addCommuneServices": holders("system_service_action"),
    "Mutation.removeCommuneService": holders("remove_commune_service"),
    "Mutation.setCommuneServicesEnabled": holders("system_service_action"),
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
    "Mutation.saveView": views("refused"),
    "Mutation.removeViews": views("refused"),
  },
  "mgt-v2": {
    "Query.node": users,
    "Query.activities": holders("activities"),
  },
  process: {
    "Query.node": inCommunes("null"),
    "Query.processes": holders("processes"),
    "Query.process": holders("processes"),
    "Query.transactions": inCommunes("empty"),
    "Query.transaction": inCommunes("null"),
    "Query.processUpdates": holders("processes"),
    "Query.jobs": holders("processes"),
    "Query.processErrorGroups": holders("processes"),
    "Query.processCounts": holders("processes"),
    "Mutation.submitApplication": { guard: "machine" },
    "Mutation.restartProcess": holders("processes_action"),
    "Mutation.completeProcess": holders("processes_action"),
    "Mutation.cancelProcess": holders("processes_action"),
    "Mutation.archiveProcess": holders("processes_action"),
    "Mutation.deleteProcess": holders("processes_action"),
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
  ikfz: { "Query.node": users },
};

/** Things that node(id) answers, of each endpoint. */
export const nodeDecisions: Readonly<Record<EndpointName, Readonly<Record<string, Decision>>>> = {
  mgt: {
    Session: byOwner("null"),
    User: holders("user_info"),
    Commune: inCommunes("null"),
    CommuneService: inCommunes("null"),
    PostalCode: inCommunes("null"),
    RegisterOffice: inCommunes("null"),
    Country: inCommunes("null"),
    ResidentialProperty: inCommunes("null"),
    WaterMeterReadingCommune: inCommunes("null"),
    ImportPreview: byOwnerInCommunes("null"),
    Snapshot: inCommunes("null"),
    SavedView: views("null"),
  },
  "mgt-v2": { Activity: holders("activities") },
  process: {
    Process: inCommunes("null"),
    Payment: inCommunes("null"),
    ProcessAttempt: holders("processes"),
    ProcessFile: holders("processing_engine_files"),
    ProcessErrorGroup: holders("processes"),
    Job: { guard: "authenticated", needs: "processes" },
    JobItem: { guard: "authenticated", needs: "processes" },
  },
  ikfz: {},
};
