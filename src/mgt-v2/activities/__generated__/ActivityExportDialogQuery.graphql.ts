/**
 * @generated SignedSource<<3565f5bd91e92bc4b7197e02833052b2>>
 * @relayHash e85bfbaa0ce17a221e39bb2970e88f05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fcbf806402aa97141916f7a2175d8192dcb27ffc16bb438499b3f951e39057f

import type { ConcreteRequest } from 'relay-runtime';
export type ActivityRole = "ADMIN" | "MEMBER" | "SUPPORT" | "SYSTEM" | "%future added value";
export type ActivityType = "ACTIVATE_USER" | "ADD_COMMUNE_SERVICE" | "APPROVE_FEEDBACK" | "ARCHIVE_PROCESS" | "CANCEL_PROCESS" | "CANCEL_SCHEDULED_RESTART" | "CHANGE_COMMUNE_PICTURE" | "CHANGE_FEE_RULE" | "CHANGE_KBA_PASSWORD" | "CHANGE_PASSWORD" | "CHANGE_SECURITY_LIST" | "CHANGE_SERVICE_FEE" | "CHANGE_SERVICE_FILES" | "COMPLETE_PROCESS" | "CREATE_SERVICE_FEE" | "CREATE_USER" | "DEACTIVATE_USER" | "DELETE_PROCESS" | "DISABLE_RESIDENTIAL_PROPERTIES_CRON_JOB" | "DISABLE_SERVICE" | "EDIT_RESOURCE" | "ENABLE_RESIDENTIAL_PROPERTIES_CRON_JOB" | "ENABLE_SERVICE" | "END_SESSIONS" | "ERASE_APPLICANT_DATA" | "EXPORT_ACTIVITIES" | "EXPORT_BOOKINGS" | "EXPORT_PROCESSES" | "HOLD_ERASURE" | "IMPORT_RESIDENTIAL_PROPERTIES" | "IMPORT_RESOURCES" | "INITIALIZE_COMMUNE" | "REACTIVATE_USER" | "READ_PERSONAL_DATA" | "REDACT_FEEDBACK" | "REINSTALL_SERVICE_PORTAL" | "RELEASE_ERASURE" | "REMOVE_BOOKING_LAYOUT" | "REMOVE_COMMUNE_PICTURE" | "REMOVE_COMMUNE_SERVICE" | "REMOVE_FILE" | "REMOVE_KBA_SETTINGS" | "REMOVE_RESOURCE" | "REMOVE_SERVICE_REPORT" | "REMOVE_USER" | "RESET_FEE_RULE" | "RESET_SERVICE_FEE" | "RESET_SERVICE_FEE_METADATA" | "RESTART_PROCESS" | "RESTORE_SERVICE_FEE_METADATA" | "RESTORE_SNAPSHOT" | "RUN_AUTOMATED_JOB" | "SAVE_BOOKING_LAYOUT" | "SAVE_COMMUNE" | "SAVE_COMMUNE_POSTAL_CODES" | "SAVE_COMMUNE_REGISTER_OFFICES" | "SAVE_COMMUNE_SERVICE_WATERMETER_READING" | "SAVE_COMMUNE_STATES" | "SAVE_CUSTOM_LOCALES" | "SAVE_FEEDBACK_NOTE" | "SAVE_FEE_RULE" | "SAVE_KBA_SETTINGS" | "SAVE_RESIDENTIAL_PROPERTIES" | "SAVE_RESOURCE" | "SAVE_SERVICE_CONFIG" | "SAVE_SERVICE_FEE" | "SAVE_SERVICE_FEE_METADATA" | "SAVE_SERVICE_FORM_FIELDS" | "SAVE_SERVICE_LANGUAGES" | "SAVE_SETTINGS" | "SEND_PASSWORD_RESET" | "SEND_USER_INVITE" | "SWITCH_AUTOMATED_JOB" | "TRANSFER_TEXTS" | "UNARCHIVE_PROCESS" | "UPDATE_USER" | "UPLOAD_COMMUNE_POSTAL_CODES" | "UPLOAD_PROCESS_FILE" | "UPLOAD_RESIDENTIAL_PROPERTIES" | "UPLOAD_SERVICE_REPORT" | "VERIFY_ACTIVITIES" | "WITHDRAW_FEEDBACK" | "WITHDRAW_PASSWORD_RESET" | "WITHDRAW_USER_INVITE" | "%future added value";
export type SnapshotSubject = "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES" | "SERVICE" | "%future added value";
export type ActivityFilter = {
  actor?: string | null | undefined;
  actors?: ReadonlyArray<string> | null | undefined;
  automatedJob?: string | null | undefined;
  communes?: ReadonlyArray<string> | null | undefined;
  correlationId?: string | null | undefined;
  period?: DateRange | null | undefined;
  processes?: ReadonlyArray<string> | null | undefined;
  resourceUrn?: string | null | undefined;
  roles?: ReadonlyArray<ActivityRole> | null | undefined;
  services?: ReadonlyArray<string> | null | undefined;
  snapshotsOf?: SnapshotSubject | null | undefined;
  text?: string | null | undefined;
  types?: ReadonlyArray<ActivityType> | null | undefined;
  users?: ReadonlyArray<string> | null | undefined;
};
export type DateRange = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type ActivityExportDialogQuery$variables = {
  filter?: ActivityFilter | null | undefined;
};
export type ActivityExportDialogQuery$data = {
  readonly activities: {
    readonly totalCount: number;
    readonly totalCountExceeded: boolean;
  };
  readonly activityExportLimit: number;
};
export type ActivityExportDialogQuery = {
  response: ActivityExportDialogQuery$data;
  variables: ActivityExportDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "activityExportLimit",
    "storageKey": null
  },
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "ActivityConnection",
    "kind": "LinkedField",
    "name": "activities",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCountExceeded",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ActivityExportDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ActivityExportDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "1fcbf806402aa97141916f7a2175d8192dcb27ffc16bb438499b3f951e39057f",
    "metadata": {},
    "name": "ActivityExportDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "29101ba5548daedade04d388e3175c1b";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
