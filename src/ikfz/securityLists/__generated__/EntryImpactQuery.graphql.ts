/**
 * @generated SignedSource<<e070e0587bf8edf5f1716f46e1b986c2>>
 * @relayHash e6b01fe98559401feb88bf44f4e98562
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8709730440f9e02d96b79bb8449f1cef1e0cd397adb562cdfb7af5561fd6e2c0

import type { ConcreteRequest } from 'relay-runtime';
export type SecurityListKind = "BLACKLIST" | "WHITELIST" | "%future added value";
export type SecurityListResult = "CONFLICT" | "DATE_INVALID" | "DELETED" | "DOMAIN_NOT_ALLOWED" | "DUPLICATE" | "ENTRY_ADDED" | "ENTRY_EXISTS_ALREADY" | "INTERNAL_ERROR" | "INVALID" | "NOT_FOUND" | "PUBLIC_SUFFIX" | "%future added value";
export type EntryImpactQuery$variables = {
  ags: string;
  list: SecurityListKind;
  pattern: string;
};
export type EntryImpactQuery$data = {
  readonly securityListImpact: {
    readonly admittedCount: number;
    readonly pattern: string | null | undefined;
    readonly reservationCount: number;
    readonly reservationCountExceeded: boolean;
    readonly result: SecurityListResult;
    readonly stoppedCount: number;
  } | null | undefined;
};
export type EntryImpactQuery = {
  response: EntryImpactQuery$data;
  variables: EntryImpactQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ags"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "list"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pattern"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ags",
        "variableName": "ags"
      },
      {
        "kind": "Variable",
        "name": "list",
        "variableName": "list"
      },
      {
        "kind": "Variable",
        "name": "pattern",
        "variableName": "pattern"
      }
    ],
    "concreteType": "SecurityListImpact",
    "kind": "LinkedField",
    "name": "securityListImpact",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "result",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pattern",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reservationCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reservationCountExceeded",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "stoppedCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "admittedCount",
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
    "name": "EntryImpactQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EntryImpactQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8709730440f9e02d96b79bb8449f1cef1e0cd397adb562cdfb7af5561fd6e2c0",
    "metadata": {},
    "name": "EntryImpactQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7bbf7eefd125b8aa83bffc96c1d220c4";

export default node;
