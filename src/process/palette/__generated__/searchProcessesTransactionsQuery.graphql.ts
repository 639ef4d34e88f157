/**
 * @generated SignedSource<<c7cb06f4caa4758b9691ca337c5d71bb>>
 * @relayHash f26659cbd5ad11d41e7fc4aaf9e0fb9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 423e5bcae7d0ebce62ed7abfdcc7ca739e504d8d4bf3b3ffcadf50304fd6982d

import type { ConcreteRequest } from 'relay-runtime';
export type ApplicationStatus = "ERROR" | "ERROR_WITHOUT_RETRY" | "FINALLY_TERMINATED" | "IN_PROGRESS" | "SUCCESS" | "SUCCESS_MANUAL" | "UNKNOWN" | "%future added value";
export type searchProcessesTransactionsQuery$variables = {
  text: string;
};
export type searchProcessesTransactionsQuery$data = {
  readonly findTransactions: ReadonlyArray<{
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
  }>;
};
export type searchProcessesTransactionsQuery = {
  response: searchProcessesTransactionsQuery$data;
  variables: searchProcessesTransactionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "Process",
    "kind": "LinkedField",
    "name": "findTransactions",
    "plural": true,
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
      (v1/*:: as any*/),
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
          (v1/*:: as any*/)
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
    "name": "searchProcessesTransactionsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "searchProcessesTransactionsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "423e5bcae7d0ebce62ed7abfdcc7ca739e504d8d4bf3b3ffcadf50304fd6982d",
    "metadata": {},
    "name": "searchProcessesTransactionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ad65ea465fda0b442a80e7e018322fb";

export default node;
