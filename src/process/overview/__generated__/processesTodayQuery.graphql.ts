/**
 * @generated SignedSource<<d0aa142e85078e3585942a83dec7108e>>
 * @relayHash 56e74f03ba4495ed6f76bea0561bed73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5289554ea91bcf99c07091359847d431f3e39ddea1a0211f22bd10810119f305

import type { ConcreteRequest } from 'relay-runtime';
export type processesTodayQuery$variables = {
  today: string;
};
export type processesTodayQuery$data = {
  readonly ALL: {
    readonly totalCount: number;
    readonly totalCountExceeded: boolean;
  };
  readonly ERROR: {
    readonly totalCount: number;
    readonly totalCountExceeded: boolean;
  };
  readonly ERROR_WITHOUT_RETRY: {
    readonly totalCount: number;
    readonly totalCountExceeded: boolean;
  };
  readonly FINALLY_TERMINATED: {
    readonly totalCount: number;
    readonly totalCountExceeded: boolean;
  };
  readonly IN_PROGRESS: {
    readonly totalCount: number;
    readonly totalCountExceeded: boolean;
  };
  readonly SUCCESS: {
    readonly totalCount: number;
    readonly totalCountExceeded: boolean;
  };
  readonly SUCCESS_MANUAL: {
    readonly totalCount: number;
    readonly totalCountExceeded: boolean;
  };
  readonly UNKNOWN: {
    readonly totalCount: number;
    readonly totalCountExceeded: boolean;
  };
};
export type processesTodayQuery = {
  response: processesTodayQuery$data;
  variables: processesTodayQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "today"
  }
],
v1 = {
  "fields": [
    {
      "kind": "Variable",
      "name": "from",
      "variableName": "today"
    },
    {
      "kind": "Variable",
      "name": "to",
      "variableName": "today"
    }
  ],
  "kind": "ObjectValue",
  "name": "created"
},
v2 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCountExceeded",
    "storageKey": null
  }
],
v4 = [
  {
    "alias": "ALL",
    "args": [
      {
        "fields": [
          (v1/*:: as any*/)
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      (v2/*:: as any*/)
    ],
    "concreteType": "ProcessConnection",
    "kind": "LinkedField",
    "name": "processes",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "SUCCESS",
    "args": [
      {
        "fields": [
          (v1/*:: as any*/),
          {
            "kind": "Literal",
            "name": "statuses",
            "value": [
              "SUCCESS"
            ]
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      (v2/*:: as any*/)
    ],
    "concreteType": "ProcessConnection",
    "kind": "LinkedField",
    "name": "processes",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "SUCCESS_MANUAL",
    "args": [
      {
        "fields": [
          (v1/*:: as any*/),
          {
            "kind": "Literal",
            "name": "statuses",
            "value": [
              "SUCCESS_MANUAL"
            ]
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      (v2/*:: as any*/)
    ],
    "concreteType": "ProcessConnection",
    "kind": "LinkedField",
    "name": "processes",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "IN_PROGRESS",
    "args": [
      {
        "fields": [
          (v1/*:: as any*/),
          {
            "kind": "Literal",
            "name": "statuses",
            "value": [
              "IN_PROGRESS"
            ]
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      (v2/*:: as any*/)
    ],
    "concreteType": "ProcessConnection",
    "kind": "LinkedField",
    "name": "processes",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "ERROR",
    "args": [
      {
        "fields": [
          (v1/*:: as any*/),
          {
            "kind": "Literal",
            "name": "statuses",
            "value": [
              "ERROR"
            ]
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      (v2/*:: as any*/)
    ],
    "concreteType": "ProcessConnection",
    "kind": "LinkedField",
    "name": "processes",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "ERROR_WITHOUT_RETRY",
    "args": [
      {
        "fields": [
          (v1/*:: as any*/),
          {
            "kind": "Literal",
            "name": "statuses",
            "value": [
              "ERROR_WITHOUT_RETRY"
            ]
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      (v2/*:: as any*/)
    ],
    "concreteType": "ProcessConnection",
    "kind": "LinkedField",
    "name": "processes",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "FINALLY_TERMINATED",
    "args": [
      {
        "fields": [
          (v1/*:: as any*/),
          {
            "kind": "Literal",
            "name": "statuses",
            "value": [
              "FINALLY_TERMINATED"
            ]
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      (v2/*:: as any*/)
    ],
    "concreteType": "ProcessConnection",
    "kind": "LinkedField",
    "name": "processes",
    "plural": false,
    "selections": (v3/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": "UNKNOWN",
    "args": [
      {
        "fields": [
          (v1/*:: as any*/),
          {
            "kind": "Literal",
            "name": "statuses",
            "value": [
              "UNKNOWN"
            ]
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      (v2/*:: as any*/)
    ],
    "concreteType": "ProcessConnection",
    "kind": "LinkedField",
    "name": "processes",
    "plural": false,
    "selections": (v3/*:: as any*/),
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
    "name": "processesTodayQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "processesTodayQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "5289554ea91bcf99c07091359847d431f3e39ddea1a0211f22bd10810119f305",
    "metadata": {},
    "name": "processesTodayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c0c8290bec8f74c9ece8d0e2f0509c00";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
