/**
 * @generated SignedSource<<e278ce91d01176fc59a214196a272097>>
 * @relayHash e28eb7b020c482567b68336b78199f2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de0f4578282c7d71c989334eebaf6575c5ece3b7533e490abeeb2a280c34e2f2

import type { ConcreteRequest } from 'relay-runtime';
export type JobState = "CANCELLED" | "EXPIRED" | "FAILED" | "FINISHED" | "PREPARED" | "RUNNING" | "%future added value";
export type followJobSubscription$variables = {
  id: string;
};
export type followJobSubscription$data = {
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
export type followJobSubscription = {
  response: followJobSubscription$data;
  variables: followJobSubscription$variables;
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
    "name": "followJobSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "followJobSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "de0f4578282c7d71c989334eebaf6575c5ece3b7533e490abeeb2a280c34e2f2",
    "metadata": {},
    "name": "followJobSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "06ae3fb1d9512c2785ec81362824145a";

export default node;
