/**
 * @generated SignedSource<<16cebf47eec1fa9e82a3b9de3c825fd9>>
 * @relayHash 4a1ef618bd68e9c97ef2d304f3a308b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca3d8b706a2463dee2eca31bc0a1acddca37db9f92cd097b923f9a6c6c1973be

import type { ConcreteRequest } from 'relay-runtime';
export type ApplicationStatus = "ERROR" | "ERROR_WITHOUT_RETRY" | "FINALLY_TERMINATED" | "IN_PROGRESS" | "SUCCESS" | "SUCCESS_MANUAL" | "UNKNOWN" | "%future added value";
export type ProcessRecord = "ACTIVE" | "ARCHIVED" | "DELETED" | "%future added value";
export type ProcessType = "ASYNCHRONOUS" | "SYNCHRONOUS" | "%future added value";
export type RetryState = "no_retry" | "retry_0" | "retry_1" | "retry_2" | "retry_restart" | "%future added value";
export type ProcessFilter = {
  communes?: ReadonlyArray<string> | null | undefined;
  created?: DateRange | null | undefined;
  errorFingerprint?: string | null | undefined;
  errorText?: string | null | undefined;
  hasFeeDifference?: boolean | null | undefined;
  isErasureHeld?: boolean | null | undefined;
  jobId?: string | null | undefined;
  needsAttention?: boolean | null | undefined;
  records?: ReadonlyArray<ProcessRecord> | null | undefined;
  retryStates?: ReadonlyArray<RetryState> | null | undefined;
  services?: ReadonlyArray<string> | null | undefined;
  statuses?: ReadonlyArray<ApplicationStatus> | null | undefined;
  text?: string | null | undefined;
  triesFrom?: number | null | undefined;
  triesTo?: number | null | undefined;
  types?: ReadonlyArray<ProcessType> | null | undefined;
  updated?: DateRange | null | undefined;
};
export type DateRange = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type ErrorGroupRowsQuery$variables = {
  filter?: ProcessFilter | null | undefined;
  first: number;
};
export type ErrorGroupRowsQuery$data = {
  readonly processes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly commune: {
          readonly ags: string;
          readonly name: string;
        };
        readonly createdAt: string;
        readonly id: string;
        readonly nextRetryAt: string | null | undefined;
        readonly pid: string;
        readonly serviceId: string;
        readonly status: ApplicationStatus;
        readonly tries: number;
        readonly type: ProcessType;
      };
    }>;
  };
};
export type ErrorGroupRowsQuery = {
  response: ErrorGroupRowsQuery$data;
  variables: ErrorGroupRowsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "first"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      }
    ],
    "concreteType": "ProcessConnection",
    "kind": "LinkedField",
    "name": "processes",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ProcessEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Process",
            "kind": "LinkedField",
            "name": "node",
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
                "name": "status",
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
                "name": "tries",
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
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
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
              }
            ],
            "storageKey": null
          }
        ],
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
    "name": "ErrorGroupRowsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ErrorGroupRowsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ca3d8b706a2463dee2eca31bc0a1acddca37db9f92cd097b923f9a6c6c1973be",
    "metadata": {},
    "name": "ErrorGroupRowsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fb6ae9471f53bfebd710617f1aa50063";

export default node;
