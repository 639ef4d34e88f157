/**
 * @generated SignedSource<<a6a921db88327475f9f76f268f0b1be7>>
 * @relayHash 6f82a8451e1fefb2175bd68c1b09ca24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5619c66e561875df67123845c6ba9f23a2baf69fc793c2f95c918e73dcdd4f52

import type { ConcreteRequest } from 'relay-runtime';
export type ApplicationStatus = "ERROR" | "ERROR_WITHOUT_RETRY" | "FINALLY_TERMINATED" | "IN_PROGRESS" | "SUCCESS" | "SUCCESS_MANUAL" | "UNKNOWN" | "%future added value";
export type searchProcessesQuery$variables = {
  count: number;
  text: string;
};
export type searchProcessesQuery$data = {
  readonly processes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly businessKey: string | null | undefined;
        readonly commune: {
          readonly ags: string;
          readonly name: string;
        };
        readonly id: string;
        readonly name: string;
        readonly paymentSystemIdentifier: string | null | undefined;
        readonly pid: string;
        readonly serviceId: string;
        readonly status: ApplicationStatus;
        readonly uuid: string;
      };
    }>;
  };
};
export type searchProcessesQuery = {
  response: searchProcessesQuery$data;
  variables: searchProcessesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "count"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Literal",
            "name": "records",
            "value": [
              "ACTIVE",
              "ARCHIVED",
              "DELETED"
            ]
          },
          {
            "kind": "Variable",
            "name": "text",
            "variableName": "text"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "count"
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
                "name": "uuid",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "businessKey",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "paymentSystemIdentifier",
                "storageKey": null
              },
              (v2/*:: as any*/),
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
                  (v2/*:: as any*/)
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "searchProcessesQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "searchProcessesQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "5619c66e561875df67123845c6ba9f23a2baf69fc793c2f95c918e73dcdd4f52",
    "metadata": {},
    "name": "searchProcessesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82c2f828cab3e3a206edcd3e844712af";

export default node;
