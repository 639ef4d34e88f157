/**
 * @generated SignedSource<<52a55caed0fe994fe1eecae29f4b657a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityChainCheckState = "BROKEN" | "INTACT" | "INTERRUPTED" | "RUNNING" | "%future added value";
export type ActivityType = "ACTIVATE_USER" | "ADD_COMMUNE_SERVICE" | "APPROVE_FEEDBACK" | "ARCHIVE_PROCESS" | "CANCEL_PROCESS" | "CANCEL_SCHEDULED_RESTART" | "CHANGE_COMMUNE_PICTURE" | "CHANGE_FEE_RULE" | "CHANGE_KBA_PASSWORD" | "CHANGE_PASSWORD" | "CHANGE_SECURITY_LIST" | "CHANGE_SERVICE_FEE" | "CHANGE_SERVICE_FILES" | "COMPLETE_PROCESS" | "CREATE_SERVICE_FEE" | "CREATE_USER" | "DEACTIVATE_USER" | "DELETE_PROCESS" | "DISABLE_RESIDENTIAL_PROPERTIES_CRON_JOB" | "DISABLE_SERVICE" | "EDIT_RESOURCE" | "ENABLE_RESIDENTIAL_PROPERTIES_CRON_JOB" | "ENABLE_SERVICE" | "END_SESSIONS" | "ERASE_APPLICANT_DATA" | "EXPORT_ACTIVITIES" | "EXPORT_BOOKINGS" | "EXPORT_PROCESSES" | "HOLD_ERASURE" | "IMPORT_RESIDENTIAL_PROPERTIES" | "IMPORT_RESOURCES" | "INITIALIZE_COMMUNE" | "REACTIVATE_USER" | "READ_PERSONAL_DATA" | "REDACT_FEEDBACK" | "REINSTALL_SERVICE_PORTAL" | "RELEASE_ERASURE" | "REMOVE_BOOKING_LAYOUT" | "REMOVE_COMMUNE_PICTURE" | "REMOVE_COMMUNE_SERVICE" | "REMOVE_FILE" | "REMOVE_KBA_SETTINGS" | "REMOVE_RESOURCE" | "REMOVE_SERVICE_REPORT" | "REMOVE_USER" | "RESET_FEE_RULE" | "RESET_SERVICE_FEE" | "RESET_SERVICE_FEE_METADATA" | "RESTART_PROCESS" | "RESTORE_SERVICE_FEE_METADATA" | "RESTORE_SNAPSHOT" | "RUN_AUTOMATED_JOB" | "SAVE_BOOKING_LAYOUT" | "SAVE_COMMUNE" | "SAVE_COMMUNE_POSTAL_CODES" | "SAVE_COMMUNE_REGISTER_OFFICES" | "SAVE_COMMUNE_SERVICE_WATERMETER_READING" | "SAVE_COMMUNE_STATES" | "SAVE_CUSTOM_LOCALES" | "SAVE_FEEDBACK_NOTE" | "SAVE_FEE_RULE" | "SAVE_KBA_SETTINGS" | "SAVE_RESIDENTIAL_PROPERTIES" | "SAVE_RESOURCE" | "SAVE_SERVICE_CONFIG" | "SAVE_SERVICE_FEE" | "SAVE_SERVICE_FEE_METADATA" | "SAVE_SERVICE_FORM_FIELDS" | "SAVE_SERVICE_LANGUAGES" | "SAVE_SETTINGS" | "SEND_PASSWORD_RESET" | "SEND_USER_INVITE" | "SWITCH_AUTOMATED_JOB" | "TRANSFER_TEXTS" | "UNARCHIVE_PROCESS" | "UPDATE_USER" | "UPLOAD_COMMUNE_POSTAL_CODES" | "UPLOAD_PROCESS_FILE" | "UPLOAD_RESIDENTIAL_PROPERTIES" | "UPLOAD_SERVICE_REPORT" | "VERIFY_ACTIVITIES" | "WITHDRAW_FEEDBACK" | "WITHDRAW_PASSWORD_RESET" | "WITHDRAW_USER_INVITE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChainDialog_chain$data = {
  readonly chainedUntil: string | null | undefined;
  readonly check: {
    readonly brokenPosition: number | null | undefined;
    readonly by: {
      readonly username: string;
    };
    readonly checkedCount: number;
    readonly finishedAt: string | null | undefined;
    readonly firstBroken: {
      readonly at: string;
      readonly id: string;
      readonly type: ActivityType;
    } | null | undefined;
    readonly holdsUntil: string | null | undefined;
    readonly startedAt: string;
    readonly state: ActivityChainCheckState;
  } | null | undefined;
  readonly head: string | null | undefined;
  readonly length: number;
  readonly waitingCount: number;
  readonly " $fragmentType": "ChainDialog_chain";
};
export type ChainDialog_chain$key = {
  readonly " $data"?: ChainDialog_chain$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChainDialog_chain">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ChainDialog_chain",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "length",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "chainedUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "head",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActivityChainCheck",
      "kind": "LinkedField",
      "name": "check",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finishedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkedCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holdsUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "brokenPosition",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Activity",
          "kind": "LinkedField",
          "name": "firstBroken",
          "plural": false,
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
              "name": "at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActorRef",
          "kind": "LinkedField",
          "name": "by",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ActivityChain",
  "abstractKey": null
};

(node as any).hash = "90557f9a1ce74e555b6de5d22bd4c8a0";

export default node;
