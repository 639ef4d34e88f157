/**
 * @generated SignedSource<<956d828ffd0d1bbaaf9c21d318bc9204>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityType = "ACTIVATE_USER" | "ADD_COMMUNE_SERVICE" | "APPROVE_FEEDBACK" | "ARCHIVE_PROCESS" | "CANCEL_PROCESS" | "CANCEL_SCHEDULED_RESTART" | "CHANGE_COMMUNE_PICTURE" | "CHANGE_FEE_RULE" | "CHANGE_KBA_PASSWORD" | "CHANGE_PASSWORD" | "CHANGE_SECURITY_LIST" | "CHANGE_SERVICE_FEE" | "CHANGE_SERVICE_FILES" | "COMPLETE_PROCESS" | "CREATE_SERVICE_FEE" | "CREATE_USER" | "DEACTIVATE_USER" | "DELETE_PROCESS" | "DISABLE_RESIDENTIAL_PROPERTIES_CRON_JOB" | "DISABLE_SERVICE" | "EDIT_RESOURCE" | "ENABLE_RESIDENTIAL_PROPERTIES_CRON_JOB" | "ENABLE_SERVICE" | "END_SESSIONS" | "ERASE_APPLICANT_DATA" | "EXPORT_ACTIVITIES" | "EXPORT_BOOKINGS" | "EXPORT_PROCESSES" | "HOLD_ERASURE" | "IMPORT_RESIDENTIAL_PROPERTIES" | "IMPORT_RESOURCES" | "INITIALIZE_COMMUNE" | "REACTIVATE_USER" | "READ_PERSONAL_DATA" | "REDACT_FEEDBACK" | "REINSTALL_SERVICE_PORTAL" | "RELEASE_ERASURE" | "REMOVE_BOOKING_LAYOUT" | "REMOVE_COMMUNE_PICTURE" | "REMOVE_COMMUNE_SERVICE" | "REMOVE_FILE" | "REMOVE_KBA_SETTINGS" | "REMOVE_RESOURCE" | "REMOVE_SERVICE_REPORT" | "REMOVE_USER" | "RESET_FEE_RULE" | "RESET_SERVICE_FEE" | "RESET_SERVICE_FEE_METADATA" | "RESTART_PROCESS" | "RESTORE_SERVICE_FEE_METADATA" | "RESTORE_SNAPSHOT" | "RUN_AUTOMATED_JOB" | "SAVE_BOOKING_LAYOUT" | "SAVE_COMMUNE" | "SAVE_COMMUNE_POSTAL_CODES" | "SAVE_COMMUNE_REGISTER_OFFICES" | "SAVE_COMMUNE_SERVICE_WATERMETER_READING" | "SAVE_COMMUNE_STATES" | "SAVE_CUSTOM_LOCALES" | "SAVE_FEEDBACK_NOTE" | "SAVE_FEE_RULE" | "SAVE_KBA_SETTINGS" | "SAVE_RESIDENTIAL_PROPERTIES" | "SAVE_RESOURCE" | "SAVE_SERVICE_CONFIG" | "SAVE_SERVICE_FEE" | "SAVE_SERVICE_FEE_METADATA" | "SAVE_SERVICE_FORM_FIELDS" | "SAVE_SERVICE_LANGUAGES" | "SAVE_SETTINGS" | "SEND_PASSWORD_RESET" | "SEND_USER_INVITE" | "SWITCH_AUTOMATED_JOB" | "TRANSFER_TEXTS" | "UNARCHIVE_PROCESS" | "UPDATE_USER" | "UPLOAD_COMMUNE_POSTAL_CODES" | "UPLOAD_PROCESS_FILE" | "UPLOAD_RESIDENTIAL_PROPERTIES" | "UPLOAD_SERVICE_REPORT" | "VERIFY_ACTIVITIES" | "WITHDRAW_FEEDBACK" | "WITHDRAW_PASSWORD_RESET" | "WITHDRAW_USER_INVITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ActivityRow_activity$data = {
  readonly actor: {
    readonly " $fragmentSpreads": FragmentRefs<"ActivityActor_actor">;
  };
  readonly at: string;
  readonly changes: ReadonlyArray<{
    readonly after: unknown | null | undefined;
    readonly before: unknown | null | undefined;
    readonly path: string;
  }>;
  readonly id: string;
  readonly target: {
    readonly automatedJob: string | null | undefined;
    readonly automatedJobRunId: string | null | undefined;
    readonly commune: {
      readonly ags: string;
      readonly name: string;
    } | null | undefined;
    readonly label: string;
    readonly pid: string | null | undefined;
    readonly resourceUrn: string | null | undefined;
    readonly serviceId: string | null | undefined;
    readonly userId: string | null | undefined;
  };
  readonly type: ActivityType;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityDetail_activity">;
  readonly " $fragmentType": "ActivityRow_activity";
};
export type ActivityRow_activity$key = {
  readonly " $data"?: ActivityRow_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"ActivityRow_activity">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ActivityRow_activity",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ActivityActor_actor"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActivityTarget",
      "kind": "LinkedField",
      "name": "target",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CommuneRef",
          "kind": "LinkedField",
          "name": "commune",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "ags",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serviceId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "resourceUrn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "automatedJob",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "automatedJobRunId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ActivityDetail_activity"
    }
  ],
  "type": "Activity",
  "abstractKey": null
};

(node as any).hash = "54e564566bc856874b226590c596633e";

export default node;
