/**
 * @generated SignedSource<<e366ea8363f60078b8725761275bac0b>>
 * @relayHash 5089ae2dfc88db54f7e44bddf2f156b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e135df4a28f333a2bf896ada56e8df96d8bfafad41a4add4a266e7863fb7739

import type { ConcreteRequest } from 'relay-runtime';
export type JobState = "CANCELLED" | "EXPIRED" | "FAILED" | "FINISHED" | "PREPARED" | "RUNNING" | "%future added value";
export type jobOperationsProgressSubscription$variables = {
  id: string;
};
export type jobOperationsProgressSubscription$data = {
  readonly jobProgress: {
    readonly done: number;
    readonly failed: number;
    readonly finishedAt: string | null | undefined;
    readonly id: string;
    readonly skipped: number;
    readonly startedAt: string | null | undefined;
    readonly state: JobState;
    readonly succeeded: number;
    readonly total: number;
  };
};
export type jobOperationsProgressSubscription = {
  response: jobOperationsProgressSubscription$data;
  variables: jobOperationsProgressSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Job",
    "kind": "LinkedField",
    "name": "jobProgress",
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
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "done",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "succeeded",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "failed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "skipped",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "jobOperationsProgressSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "jobOperationsProgressSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3e135df4a28f333a2bf896ada56e8df96d8bfafad41a4add4a266e7863fb7739",
    "metadata": {},
    "name": "jobOperationsProgressSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "01d10513dfb839e74351111f0d0e1f4f";

export default node;
