/**
 * @generated SignedSource<<aada3d15d9bb6df16f2d5960602d8055>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttemptProblem = "ADDRESS_REFUSED" | "ANSWER_NOT_JSON" | "ANSWER_TOO_LARGE" | "CONNECTION_FAILED" | "HTTP_STATUS" | "SERVER_STOPPED" | "TARGET_MISSING" | "TIMEOUT" | "%future added value";
export type AttemptState = "FAILED" | "INTERRUPTED" | "REFUSED" | "RUNNING" | "SUCCEEDED" | "%future added value";
export type AttemptTrigger = "FIRST" | "SCHEDULE" | "UPLOAD" | "USER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AttemptRow_attempt$data = {
  readonly durationMs: number | null | undefined;
  readonly errorText: string | null | undefined;
  readonly httpStatus: number | null | undefined;
  readonly number: number;
  readonly problem: AttemptProblem | null | undefined;
  readonly startedAt: string;
  readonly state: AttemptState;
  readonly trigger: AttemptTrigger;
  readonly " $fragmentType": "AttemptRow_attempt";
};
export type AttemptRow_attempt$key = {
  readonly " $data"?: AttemptRow_attempt$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttemptRow_attempt">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AttemptRow_attempt",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trigger",
      "storageKey": null
    },
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
      "name": "durationMs",
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
      "name": "problem",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errorText",
      "storageKey": null
    }
  ],
  "type": "ProcessAttempt",
  "abstractKey": null
};

(node as any).hash = "f2e856c92c4ab9b6b0f44de80b6c8b78";

export default node;
