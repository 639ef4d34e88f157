/**
 * @generated SignedSource<<edff60b78cf2d029ef28bd85cd12f63d>>
 * @relayHash 770232a80597f6df1e33ba41a82f7781
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f45f79f35de2c72cf0c8c81f5fd7b29ae3bc4b310fda2bfcef5e4b4d0a3fdc54

import type { ConcreteRequest } from 'relay-runtime';
export type FeedbackState = "APPROVED" | "NEW" | "NOT_FOR_PUBLICATION" | "%future added value";
export type FeedbackFilter = {
  communes?: ReadonlyArray<string> | null | undefined;
  hasComment?: boolean | null | undefined;
  hasPersonalDataHints?: boolean | null | undefined;
  isRead?: boolean | null | undefined;
  period?: DateRange | null | undefined;
  ratings?: ReadonlyArray<number> | null | undefined;
  services?: ReadonlyArray<string> | null | undefined;
  states?: ReadonlyArray<FeedbackState> | null | undefined;
  text?: string | null | undefined;
};
export type DateRange = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type FeedbackSummaryQuery$variables = {
  filter?: FeedbackFilter | null | undefined;
};
export type FeedbackSummaryQuery$data = {
  readonly feedbackSummary: {
    readonly average: number | null | undefined;
    readonly count: number;
    readonly course: ReadonlyArray<{
      readonly average: number | null | undefined;
      readonly count: number;
      readonly from: string;
    }>;
    readonly distribution: ReadonlyArray<{
      readonly count: number;
      readonly rating: number;
    }>;
    readonly newCount: number;
    readonly unreadCount: number;
  };
};
export type FeedbackSummaryQuery = {
  response: FeedbackSummaryQuery$data;
  variables: FeedbackSummaryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "average",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      }
    ],
    "concreteType": "FeedbackSummary",
    "kind": "LinkedField",
    "name": "feedbackSummary",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unreadCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "newCount",
        "storageKey": null
      },
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "RatingCount",
        "kind": "LinkedField",
        "name": "distribution",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rating",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "RatingPoint",
        "kind": "LinkedField",
        "name": "course",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "from",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/)
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
    "name": "FeedbackSummaryQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FeedbackSummaryQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "f45f79f35de2c72cf0c8c81f5fd7b29ae3bc4b310fda2bfcef5e4b4d0a3fdc54",
    "metadata": {},
    "name": "FeedbackSummaryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a680fc2d3628da97f3e34a330e840a4f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
