/**
 * @generated SignedSource<<f367c59cc297400535ee0fc360ffed7f>>
 * @relayHash c884241eb3137d30c50288ac22149e92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51b6fbb8656a2dc69d728d3e8409a8516d9db925f2ed257ae8a6adc426b284af

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommuneReportsScreenQuery$variables = {
  commune: string;
};
export type CommuneReportsScreenQuery$data = {
  readonly communeReports: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"CommuneReportsScreen_services">;
  }> | null | undefined;
};
export type CommuneReportsScreenQuery = {
  response: CommuneReportsScreenQuery$data;
  variables: CommuneReportsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "commune"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "commune",
    "variableName": "commune"
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CommuneReportsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ServiceReports",
        "kind": "LinkedField",
        "name": "communeReports",
        "plural": true,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CommuneReportsScreen_services"
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
    "name": "CommuneReportsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ServiceReports",
        "kind": "LinkedField",
        "name": "communeReports",
        "plural": true,
        "selections": [
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
              }
            ],
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
            "concreteType": "ServiceReport",
            "kind": "LinkedField",
            "name": "reports",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "report",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasInherited",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isMissing",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ReportTemplate",
                "kind": "LinkedField",
                "name": "own",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fileName",
                    "storageKey": null
                  }
                ],
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "51b6fbb8656a2dc69d728d3e8409a8516d9db925f2ed257ae8a6adc426b284af",
    "metadata": {},
    "name": "CommuneReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d5990b530782cd56b2aa737ea134223c";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
