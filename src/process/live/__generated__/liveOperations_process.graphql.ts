/**
 * @generated SignedSource<<c8dac88fc6fb86eb311d911a09992d69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicationStatus = "ERROR" | "ERROR_WITHOUT_RETRY" | "FINALLY_TERMINATED" | "IN_PROGRESS" | "SUCCESS" | "SUCCESS_MANUAL" | "UNKNOWN" | "%future added value";
export type AttemptProblem = "ADDRESS_REFUSED" | "ANSWER_NOT_JSON" | "ANSWER_TOO_LARGE" | "CONNECTION_FAILED" | "HTTP_STATUS" | "SERVER_STOPPED" | "TARGET_MISSING" | "TIMEOUT" | "%future added value";
export type ProcessAction = "ARCHIVE" | "CANCEL" | "COMPLETE" | "DELETE" | "RESTART" | "UPLOAD_FILE" | "%future added value";
export type ProcessRecord = "ACTIVE" | "ARCHIVED" | "DELETED" | "%future added value";
export type RetryState = "no_retry" | "retry_0" | "retry_1" | "retry_2" | "retry_restart" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type liveOperations_process$data = {
  readonly allowedActions: ReadonlyArray<ProcessAction>;
  readonly completion: {
    readonly at: string;
    readonly by: {
      readonly username: string;
    };
    readonly comment: string;
  } | null | undefined;
  readonly erasedAt: string | null | undefined;
  readonly errorFingerprint: string | null | undefined;
  readonly errorText: string | null | undefined;
  readonly httpStatus: number | null | undefined;
  readonly id: string;
  readonly nextRetryAt: string | null | undefined;
  readonly problem: AttemptProblem | null | undefined;
  readonly record: ProcessRecord;
  readonly restarts: number;
  readonly retryState: RetryState;
  readonly revision: number;
  readonly scheduledRestart: {
    readonly at: string;
    readonly by: {
      readonly username: string;
    };
  } | null | undefined;
  readonly status: ApplicationStatus;
  readonly tries: number;
  readonly updatedAt: string;
  readonly " $fragmentType": "liveOperations_process";
};
export type liveOperations_process$key = {
  readonly " $data"?: liveOperations_process$data;
  readonly " $fragmentSpreads": FragmentRefs<"liveOperations_process">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v1 = {
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
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "liveOperations_process",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextRetryAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduledRestart",
      "kind": "LinkedField",
      "name": "scheduledRestart",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restarts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "record",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "erasedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "httpStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errorText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errorFingerprint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProcessCompletion",
      "kind": "LinkedField",
      "name": "completion",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "Process",
  "abstractKey": null
};
})();

(node as any).hash = "e8a279b5ba66139cb2c7d5d0a41d456e";

export default node;
