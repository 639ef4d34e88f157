/**
 * @generated SignedSource<<9ded84f7a316b6fefb8c83a487991665>>
 * @relayHash 7bbfce45817e7284c7005d71eb90ef70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 497a76975c2108084bef588ccd3a1d4246b4de04a48c8af88092daf7660affe1

import type { ConcreteRequest } from 'relay-runtime';
export type ApplicationStatus = "ERROR" | "ERROR_WITHOUT_RETRY" | "FINALLY_TERMINATED" | "IN_PROGRESS" | "SUCCESS" | "SUCCESS_MANUAL" | "UNKNOWN" | "%future added value";
export type StatisticsFigure = "ASSISTED" | "COMPLETED" | "FAILED_ATTEMPTS" | "PAYMENTS" | "RATINGS" | "SUBMITTED" | "%future added value";
export type StatisticsGranularity = "DAY" | "MONTH" | "WEEK" | "%future added value";
export type StatisticsPeriod = "ALL_TIME" | "LAST_30_DAYS" | "LAST_YEAR" | "%future added value";
export type StatisticsScope = {
  commune?: string | null | undefined;
  serviceId?: string | null | undefined;
};
export type DateRange = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type statisticsQuery$variables = {
  days?: DateRange | null | undefined;
  period?: StatisticsPeriod | null | undefined;
  scope?: StatisticsScope | null | undefined;
};
export type statisticsQuery$data = {
  readonly statistics: {
    readonly communeCount: number;
    readonly from: string;
    readonly granularity: StatisticsGranularity;
    readonly hidesSmallFigures: boolean;
    readonly peers: {
      readonly assistedShare: number | null | undefined;
      readonly communeCount: number;
      readonly failedPer100: number | null | undefined;
      readonly medianSeconds: number | null | undefined;
      readonly ownFailedPer100: number | null | undefined;
      readonly ownSubmittedPer1000: number | null | undefined;
      readonly population: number;
      readonly ratingAverage: number | null | undefined;
      readonly submittedPer1000: number | null | undefined;
    } | null | undefined;
    readonly points: ReadonlyArray<{
      readonly figures: {
        readonly assisted: number | null | undefined;
        readonly assistedShare: number | null | undefined;
        readonly completed: number | null | undefined;
        readonly failedAttempts: number | null | undefined;
        readonly feeIncome: number | null | undefined;
        readonly hidden: ReadonlyArray<StatisticsFigure>;
        readonly medianSeconds: number | null | undefined;
        readonly p90Seconds: number | null | undefined;
        readonly payments: number | null | undefined;
        readonly ratingAverage: number | null | undefined;
        readonly ratings: number | null | undefined;
        readonly submitted: number | null | undefined;
      };
      readonly from: string;
      readonly isUnfinished: boolean;
      readonly previous: {
        readonly assisted: number | null | undefined;
        readonly assistedShare: number | null | undefined;
        readonly completed: number | null | undefined;
        readonly failedAttempts: number | null | undefined;
        readonly feeIncome: number | null | undefined;
        readonly hidden: ReadonlyArray<StatisticsFigure>;
        readonly medianSeconds: number | null | undefined;
        readonly p90Seconds: number | null | undefined;
        readonly payments: number | null | undefined;
        readonly ratingAverage: number | null | undefined;
        readonly ratings: number | null | undefined;
        readonly submitted: number | null | undefined;
      } | null | undefined;
      readonly to: string;
    }>;
    readonly previous: {
      readonly assisted: number | null | undefined;
      readonly assistedShare: number | null | undefined;
      readonly completed: number | null | undefined;
      readonly failedAttempts: number | null | undefined;
      readonly feeIncome: number | null | undefined;
      readonly hidden: ReadonlyArray<StatisticsFigure>;
      readonly medianSeconds: number | null | undefined;
      readonly p90Seconds: number | null | undefined;
      readonly payments: number | null | undefined;
      readonly ratingAverage: number | null | undefined;
      readonly ratings: number | null | undefined;
      readonly submitted: number | null | undefined;
    } | null | undefined;
    readonly previousFrom: string | null | undefined;
    readonly previousTo: string | null | undefined;
    readonly statuses: ReadonlyArray<{
      readonly count: number | null | undefined;
      readonly isHidden: boolean;
      readonly status: ApplicationStatus;
    }>;
    readonly to: string;
    readonly totals: {
      readonly assisted: number | null | undefined;
      readonly assistedShare: number | null | undefined;
      readonly completed: number | null | undefined;
      readonly failedAttempts: number | null | undefined;
      readonly feeIncome: number | null | undefined;
      readonly hidden: ReadonlyArray<StatisticsFigure>;
      readonly medianSeconds: number | null | undefined;
      readonly p90Seconds: number | null | undefined;
      readonly payments: number | null | undefined;
      readonly ratingAverage: number | null | undefined;
      readonly ratings: number | null | undefined;
      readonly submitted: number | null | undefined;
    };
  };
};
export type statisticsQuery = {
  response: statisticsQuery$data;
  variables: statisticsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "days"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "period"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "scope"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "from",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "to",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "communeCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assistedShare",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "medianSeconds",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ratingAverage",
  "storageKey": null
},
v9 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "submitted",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "completed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "assisted",
    "storageKey": null
  },
  (v6/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "failedAttempts",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "payments",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "feeIncome",
    "storageKey": null
  },
  (v7/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "p90Seconds",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ratings",
    "storageKey": null
  },
  (v8/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "hidden",
    "storageKey": null
  }
],
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "StatisticsFigures",
  "kind": "LinkedField",
  "name": "previous",
  "plural": false,
  "selections": (v9/*:: as any*/),
  "storageKey": null
},
v11 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "days",
        "variableName": "days"
      },
      {
        "kind": "Variable",
        "name": "period",
        "variableName": "period"
      },
      {
        "kind": "Variable",
        "name": "scope",
        "variableName": "scope"
      }
    ],
    "concreteType": "Statistics",
    "kind": "LinkedField",
    "name": "statistics",
    "plural": false,
    "selections": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "previousFrom",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "previousTo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "granularity",
        "storageKey": null
      },
      (v5/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "hidesSmallFigures",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StatisticsFigures",
        "kind": "LinkedField",
        "name": "totals",
        "plural": false,
        "selections": (v9/*:: as any*/),
        "storageKey": null
      },
      (v10/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "StatisticsPoint",
        "kind": "LinkedField",
        "name": "points",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isUnfinished",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "StatisticsFigures",
            "kind": "LinkedField",
            "name": "figures",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          (v10/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StatisticsStatusCount",
        "kind": "LinkedField",
        "name": "statuses",
        "plural": true,
        "selections": [
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
            "name": "count",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isHidden",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "StatisticsPeers",
        "kind": "LinkedField",
        "name": "peers",
        "plural": false,
        "selections": [
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "population",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "submittedPer1000",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ownSubmittedPer1000",
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v6/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failedPer100",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ownFailedPer100",
            "storageKey": null
          },
          (v8/*:: as any*/)
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
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "statisticsQuery",
    "selections": (v11/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "statisticsQuery",
    "selections": (v11/*:: as any*/)
  },
  "params": {
    "id": "497a76975c2108084bef588ccd3a1d4246b4de04a48c8af88092daf7660affe1",
    "metadata": {},
    "name": "statisticsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3385a4b482a34aa2d18a1ef382913be2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
