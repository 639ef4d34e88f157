/**
 * @generated SignedSource<<abf5a26909a9b2cf7cb2513dddc3411b>>
 * @relayHash 58522d0c12f57f9efa3c7d9de8a47587
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c26ae2bc31abe460edce2f8ae676456d977523fb4f1cb28a45ddd4be91583e33

import type { ConcreteRequest } from 'relay-runtime';
export type OrderDirection = "ASC" | "DESC" | "%future added value";
export type ServiceCapability = "fees" | "files" | "forms" | "persistence" | "settings" | "statistics" | "text" | "%future added value";
export type ServiceGroup = "at" | "aw" | "ew" | "ewaffe" | "fin" | "fs" | "fw" | "ikfz" | "kita" | "other" | "owi" | "pw" | "service" | "ws" | "zw" | "%future added value";
export type ServiceOrderField = "APPLICATION_COUNT" | "COMMUNE_COUNT" | "ENABLED_COUNT" | "GROUP" | "NAME_DE" | "NAME_EN" | "%future added value";
export type ServiceState = "DISABLED" | "ENABLED" | "NOT_OFFERED" | "PARTLY_ENABLED" | "%future added value";
export type ServiceFilter = {
  capabilities?: ReadonlyArray<ServiceCapability> | null | undefined;
  groups?: ReadonlyArray<ServiceGroup> | null | undefined;
  isAwaited?: boolean | null | undefined;
  isOffered?: boolean | null | undefined;
  states?: ReadonlyArray<ServiceState> | null | undefined;
  text?: string | null | undefined;
};
export type ServiceOrder = {
  direction: OrderDirection;
  field: ServiceOrderField;
};
export type ExportServicesQuery$variables = {
  filter?: ServiceFilter | null | undefined;
  first: number;
  orderBy?: ServiceOrder | null | undefined;
};
export type ExportServicesQuery$data = {
  readonly services: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly applicationCount: number;
        readonly capabilities: ReadonlyArray<ServiceCapability>;
        readonly communeCount: number;
        readonly enabledCount: number;
        readonly group: ServiceGroup;
        readonly nameDe: string;
        readonly nameEn: string;
        readonly serviceId: string;
        readonly state: ServiceState;
        readonly waitingCount: number;
      };
    }>;
  };
};
export type ExportServicesQuery = {
  response: ExportServicesQuery$data;
  variables: ExportServicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "orderBy"
},
v3 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "orderBy",
    "variableName": "orderBy"
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "serviceId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "group",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameDe",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nameEn",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "capabilities",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "communeCount",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "enabledCount",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "waitingCount",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "applicationCount",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ExportServicesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ServiceConnection",
        "kind": "LinkedField",
        "name": "services",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ServiceEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Service",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/)
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ExportServicesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "ServiceConnection",
        "kind": "LinkedField",
        "name": "services",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ServiceEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Service",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
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
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c26ae2bc31abe460edce2f8ae676456d977523fb4f1cb28a45ddd4be91583e33",
    "metadata": {},
    "name": "ExportServicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e096073fa2bf7fd0a6229f30e4bd7a37";

export default node;
