/**
 * @generated SignedSource<<f4b10dedb4a84d43cc2c04f9d9733018>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityType = "ACTIVATE_USER" | "ADD_COMMUNE_SERVICE" | "APPROVE_FEEDBACK" | "ARCHIVE_PROCESS" | "CANCEL_PROCESS" | "CANCEL_SCHEDULED_RESTART" | "CHANGE_COMMUNE_PICTURE" | "CHANGE_FEE_RULE" | "CHANGE_KBA_PASSWORD" | "CHANGE_PASSWORD" | "CHANGE_SECURITY_LIST" | "CHANGE_SERVICE_FEE" | "CHANGE_SERVICE_FILES" | "COMPLETE_PROCESS" | "CREATE_SERVICE_FEE" | "CREATE_USER" | "DEACTIVATE_USER" | "DELETE_PROCESS" | "DISABLE_RESIDENTIAL_PROPERTIES_CRON_JOB" | "DISABLE_SERVICE" | "EDIT_RESOURCE" | "ENABLE_RESIDENTIAL_PROPERTIES_CRON_JOB" | "ENABLE_SERVICE" | "END_SESSIONS" | "ERASE_APPLICANT_DATA" | "EXPORT_ACTIVITIES" | "EXPORT_BOOKINGS" | "EXPORT_PROCESSES" | "HOLD_ERASURE" | "IMPORT_RESIDENTIAL_PROPERTIES" | "IMPORT_RESOURCES" | "INITIALIZE_COMMUNE" | "REACTIVATE_USER" | "READ_PERSONAL_DATA" | "REDACT_FEEDBACK" | "REINSTALL_SERVICE_PORTAL" | "RELEASE_ERASURE" | "REMOVE_BOOKING_LAYOUT" | "REMOVE_COMMUNE_PICTURE" | "REMOVE_COMMUNE_SERVICE" | "REMOVE_FILE" | "REMOVE_KBA_SETTINGS" | "REMOVE_RESOURCE" | "REMOVE_SERVICE_REPORT" | "REMOVE_USER" | "RESET_FEE_RULE" | "RESET_SERVICE_FEE" | "RESET_SERVICE_FEE_METADATA" | "RESTART_PROCESS" | "RESTORE_SERVICE_FEE_METADATA" | "RESTORE_SNAPSHOT" | "RUN_AUTOMATED_JOB" | "SAVE_BOOKING_LAYOUT" | "SAVE_COMMUNE" | "SAVE_COMMUNE_POSTAL_CODES" | "SAVE_COMMUNE_REGISTER_OFFICES" | "SAVE_COMMUNE_SERVICE_WATERMETER_READING" | "SAVE_COMMUNE_STATES" | "SAVE_CUSTOM_LOCALES" | "SAVE_FEEDBACK_NOTE" | "SAVE_FEE_RULE" | "SAVE_KBA_SETTINGS" | "SAVE_RESIDENTIAL_PROPERTIES" | "SAVE_RESOURCE" | "SAVE_SERVICE_CONFIG" | "SAVE_SERVICE_FEE" | "SAVE_SERVICE_FEE_METADATA" | "SAVE_SERVICE_FORM_FIELDS" | "SAVE_SERVICE_LANGUAGES" | "SAVE_SETTINGS" | "SEND_PASSWORD_RESET" | "SEND_USER_INVITE" | "SWITCH_AUTOMATED_JOB" | "TRANSFER_TEXTS" | "UNARCHIVE_PROCESS" | "UPDATE_USER" | "UPLOAD_COMMUNE_POSTAL_CODES" | "UPLOAD_PROCESS_FILE" | "UPLOAD_RESIDENTIAL_PROPERTIES" | "UPLOAD_SERVICE_REPORT" | "VERIFY_ACTIVITIES" | "WITHDRAW_FEEDBACK" | "WITHDRAW_PASSWORD_RESET" | "WITHDRAW_USER_INVITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ServiceHistory_entry$data = {
  readonly actor: {
    readonly username: string;
  };
  readonly at: string;
  readonly changes: ReadonlyArray<{
    readonly after: unknown | null | undefined;
    readonly before: unknown | null | undefined;
    readonly path: string;
  }>;
  readonly type: ActivityType;
  readonly " $fragmentType": "ServiceHistory_entry";
};
export type ServiceHistory_entry$key = {
  readonly " $data"?: ServiceHistory_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceHistory_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ServiceHistory_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldChange",
      "kind": "LinkedField",
      "name": "changes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "before",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "after",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceHistoryEntry",
  "abstractKey": null
};

(node as any).hash = "5c6381a6ad2f92fa498c7fbef8686470";

export default node;
