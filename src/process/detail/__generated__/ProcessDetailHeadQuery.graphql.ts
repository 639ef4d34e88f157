/**
 * @generated SignedSource<<3193d9dbd5587dcef4b83b78901e4d6b>>
 * @relayHash 049cfd5531e9035b7741e7875af504f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e1cedfa9ea946306f26f5d54bf6cf9528e8b6483b7f246abb00e48ee1576d46

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProcessDetailHeadQuery$variables = {
  pid: string;
};
export type ProcessDetailHeadQuery$data = {
  readonly process: {
    readonly " $fragmentSpreads": FragmentRefs<"ProcessHead_process">;
  } | null | undefined;
};
export type ProcessDetailHeadQuery = {
  response: ProcessDetailHeadQuery$data;
  variables: ProcessDetailHeadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pid"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pid",
    "variableName": "pid"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ProcessDetailHeadQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Process",
        "kind": "LinkedField",
        "name": "process",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProcessHead_process"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProcessDetailHeadQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Process",
        "kind": "LinkedField",
        "name": "process",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pid",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
            "name": "serviceId",
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
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0e1cedfa9ea946306f26f5d54bf6cf9528e8b6483b7f246abb00e48ee1576d46",
    "metadata": {},
    "name": "ProcessDetailHeadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a97c5fe9ba8efa3ace1f6c66d09360c2";

export default node;
