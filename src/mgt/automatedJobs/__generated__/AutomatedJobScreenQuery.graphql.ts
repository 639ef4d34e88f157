/**
 * @generated SignedSource<<8085741f820c6ce0e4154aa391bbc693>>
 * @relayHash 31a58911442be352fa97d8ccefd4efd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41aa8d039e959db9f59984db4ad8c3c8573c0b827e3419f180d34686a790e9ee

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AutomatedJobFailureReason = "DATABASE_UNAVAILABLE" | "INCOMPLETE" | "INTERRUPTED" | "STORAGE_FULL" | "UNEXPECTED" | "%future added value";
export type AutomatedJobFigureName = "CHAINED" | "CHANGED" | "CHECKED" | "COMMUNES" | "CORRECTED" | "DELIVERED" | "ENTRIES" | "ERASED" | "EXPIRED" | "FAILED" | "HELD" | "INVALID" | "PROCESSES" | "PSEUDONYMISED" | "RECORDED" | "REENCRYPTED" | "REMOVED" | "SENT" | "SKIPPED" | "SUMMED" | "UNCHANGED" | "UNREADABLE" | "VERIFIED" | "%future added value";
export type AutomatedJobRunCause = "CATCH_UP" | "MANUAL" | "SCHEDULE" | "START" | "%future added value";
export type AutomatedJobRunState = "FAILED" | "MISSED" | "OVERLAPPED" | "PARTLY_FAILED" | "PAUSED" | "RUNNING" | "SKIPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
export type AutomatedJobSkipReason = "CANCELLED" | "NOTHING_DUE" | "NO_AUTOMATIC_COMMUNES" | "NO_MAIL_SERVER" | "%future added value";
export type AutomatedJobRunFilter = {
  jobs?: ReadonlyArray<string> | null | undefined;
  period?: DateRange | null | undefined;
  states?: ReadonlyArray<AutomatedJobRunState> | null | undefined;
};
export type DateRange = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type AutomatedJobScreenQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  filter?: AutomatedJobRunFilter | null | undefined;
  first?: number | null | undefined;
  last?: number | null | undefined;
  name: string;
};
export type AutomatedJobScreenQuery$data = {
  readonly automatedJob: {
    readonly currentRun: {
      readonly id: string;
    } | null | undefined;
    readonly lastRun: {
      readonly id: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"JobActions_job" | "JobFacts_job">;
  } | null | undefined;
  readonly automatedJobRuns: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly cause: AutomatedJobRunCause;
        readonly dueAt: string;
        readonly dueCount: number;
        readonly durationMs: number | null | undefined;
        readonly failure: {
          readonly reason: AutomatedJobFailureReason;
        } | null | undefined;
        readonly figures: ReadonlyArray<{
          readonly count: number;
          readonly name: AutomatedJobFigureName;
        }>;
        readonly id: string;
        readonly jobName: string;
        readonly lastDueAt: string;
        readonly note: string | null | undefined;
        readonly skipReason: AutomatedJobSkipReason | null | undefined;
        readonly startedBy: {
          readonly username: string;
        };
        readonly state: AutomatedJobRunState;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
    readonly totalCount: number;
    readonly totalCountExceeded: boolean;
  };
  readonly automatedJobs: {
    readonly pause: {
      readonly since: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AllJobsPause_jobs">;
  };
};
export type AutomatedJobScreenQuery = {
  response: AutomatedJobScreenQuery$data;
  variables: AutomatedJobScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "since",
  "storageKey": null
},
v7 = [
  {
    "kind": "Variable",
    "name": "name",
    "variableName": "name"
  }
],
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v9 = [
  (v8/*:: as any*/)
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jobName",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueAt",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastDueAt",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueCount",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durationMs",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "skipReason",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "AutomatedJobFigure",
  "kind": "LinkedField",
  "name": "figures",
  "plural": true,
  "selections": [
    (v18/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "concreteType": "AutomatedJobFailure",
  "kind": "LinkedField",
  "name": "failure",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v21 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "username",
    "storageKey": null
  }
],
v22 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "after",
      "variableName": "after"
    },
    {
      "kind": "Variable",
      "name": "before",
      "variableName": "before"
    },
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
      "name": "last",
      "variableName": "last"
    }
  ],
  "concreteType": "AutomatedJobRunConnection",
  "kind": "LinkedField",
  "name": "automatedJobRuns",
  "plural": false,
  "selections": [
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AutomatedJobRunEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "AutomatedJobRun",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v8/*:: as any*/),
            (v10/*:: as any*/),
            (v11/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cause",
              "storageKey": null
            },
            (v12/*:: as any*/),
            (v13/*:: as any*/),
            (v14/*:: as any*/),
            (v15/*:: as any*/),
            (v16/*:: as any*/),
            (v17/*:: as any*/),
            (v19/*:: as any*/),
            (v20/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "ActorRef",
              "kind": "LinkedField",
              "name": "startedBy",
              "plural": false,
              "selections": (v21/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasNextPage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasPreviousPage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startCursor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "concreteType": "AutomatedJobPause",
  "kind": "LinkedField",
  "name": "pause",
  "plural": false,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    },
    (v16/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "by",
      "plural": false,
      "selections": (v21/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AutomatedJobScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AutomatedJobs",
        "kind": "LinkedField",
        "name": "automatedJobs",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AutomatedJobPause",
            "kind": "LinkedField",
            "name": "pause",
            "plural": false,
            "selections": [
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AllJobsPause_jobs"
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "AutomatedJob",
        "kind": "LinkedField",
        "name": "automatedJob",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AutomatedJobRun",
            "kind": "LinkedField",
            "name": "currentRun",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AutomatedJobRun",
            "kind": "LinkedField",
            "name": "lastRun",
            "plural": false,
            "selections": (v9/*:: as any*/),
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JobFacts_job"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "JobActions_job"
          }
        ],
        "storageKey": null
      },
      (v22/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "AutomatedJobScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AutomatedJobs",
        "kind": "LinkedField",
        "name": "automatedJobs",
        "plural": false,
        "selections": [
          (v23/*:: as any*/),
          (v24/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v7/*:: as any*/),
        "concreteType": "AutomatedJob",
        "kind": "LinkedField",
        "name": "automatedJob",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AutomatedJobRun",
            "kind": "LinkedField",
            "name": "currentRun",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AutomatedJobRun",
            "kind": "LinkedField",
            "name": "lastRun",
            "plural": false,
            "selections": [
              (v8/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startedAt",
                "storageKey": null
              },
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          },
          (v18/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "schedule",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextRunAt",
            "storageKey": null
          },
          (v23/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AutomatedJobRun",
            "kind": "LinkedField",
            "name": "course",
            "plural": true,
            "selections": [
              (v8/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRunnable",
            "storageKey": null
          },
          (v24/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      },
      (v22/*:: as any*/)
    ]
  },
  "params": {
    "id": "41aa8d039e959db9f59984db4ad8c3c8573c0b827e3419f180d34686a790e9ee",
    "metadata": {},
    "name": "AutomatedJobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4c4c3e50d3d3d5dced084325d44d8b74";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
