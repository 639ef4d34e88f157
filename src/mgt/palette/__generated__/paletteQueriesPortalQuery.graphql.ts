/**
 * @generated SignedSource<<306adb98ddbdd5796a0c53efabf11818>>
 * @relayHash a5f55d59c26c28ca0850350fbcbe71b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bdd14eebdd42e3b0421ad015c78878f1fe63a8f604ba3066682aa94667e29d7

import type { ConcreteRequest } from 'relay-runtime';
export type paletteQueriesPortalQuery$variables = {
  ags: string;
  serviceId: string;
};
export type paletteQueriesPortalQuery$data = {
  readonly communeService: {
    readonly state: {
      readonly portalUrl: string | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type paletteQueriesPortalQuery = {
  response: paletteQueriesPortalQuery$data;
  variables: paletteQueriesPortalQuery$variables;
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
    "name": "serviceId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ags",
    "variableName": "ags"
  },
  {
    "kind": "Variable",
    "name": "serviceId",
    "variableName": "serviceId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "CommuneServiceState",
  "kind": "LinkedField",
  "name": "state",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "portalUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "paletteQueriesPortalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CommuneService",
        "kind": "LinkedField",
        "name": "communeService",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "paletteQueriesPortalQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CommuneService",
        "kind": "LinkedField",
        "name": "communeService",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "3bdd14eebdd42e3b0421ad015c78878f1fe63a8f604ba3066682aa94667e29d7",
    "metadata": {},
    "name": "paletteQueriesPortalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "99429091952889ccc84e187ae9632259";

export default node;
