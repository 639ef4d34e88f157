/**
 * @generated SignedSource<<0ce190128b01a6e40ec7dff2e881aeeb>>
 * @relayHash 2754667800edcf991b0ef596b25db607
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dafef06b56bca0ef71be584a5139b4044bf27337cc016d49f2e1200e3a4b9e78

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AutomatedJobRunState = "FAILED" | "MISSED" | "OVERLAPPED" | "PARTLY_FAILED" | "PAUSED" | "RUNNING" | "SKIPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
export type AutomatedJobsScreenQuery$variables = Record<PropertyKey, never>;
export type AutomatedJobsScreenQuery$data = {
  readonly automatedJobs: {
    readonly jobs: ReadonlyArray<{
      readonly currentRun: {
        readonly id: string;
        readonly state: AutomatedJobRunState;
      } | null | undefined;
      readonly id: string;
      readonly lastRun: {
        readonly " $fragmentSpreads": FragmentRefs<"LastRun_run">;
      } | null | undefined;
      readonly name: string;
      readonly nextRunAt: string | null | undefined;
      readonly pause: {
        readonly " $fragmentSpreads": FragmentRefs<"PauseText_pause">;
      } | null | undefined;
      readonly schedule: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"JobActions_job" | "RunCourse_job">;
    }>;
    readonly " $fragmentSpreads": FragmentRefs<"AllJobsPause_jobs">;
  };
};
export type AutomatedJobsScreenQuery = {
  response: AutomatedJobsScreenQuery$data;
  variables: AutomatedJobsScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "schedule",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nextRunAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "AutomatedJobRun",
  "kind": "LinkedField",
  "name": "currentRun",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    (v4/*:: as any*/)
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "AutomatedJobPause",
  "kind": "LinkedField",
  "name": "pause",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    },
    (v7/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "by",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dueAt",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "AutomatedJobsScreenQuery",
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
            "args": null,
            "kind": "FragmentSpread",
            "name": "AllJobsPause_jobs"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AutomatedJob",
            "kind": "LinkedField",
            "name": "jobs",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AutomatedJobPause",
                "kind": "LinkedField",
                "name": "pause",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PauseText_pause"
                  }
                ],
                "storageKey": null
              },
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AutomatedJobRun",
                "kind": "LinkedField",
                "name": "lastRun",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "LastRun_run"
                  }
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "RunCourse_job"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "JobActions_job"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AutomatedJobsScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AutomatedJobs",
        "kind": "LinkedField",
        "name": "automatedJobs",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v8/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AutomatedJob",
            "kind": "LinkedField",
            "name": "jobs",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v8/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AutomatedJobRun",
                "kind": "LinkedField",
                "name": "lastRun",
                "plural": false,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "jobName",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "lastDueAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "dueCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "durationMs",
                    "storageKey": null
                  },
                  (v7/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "skipReason",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AutomatedJobFigure",
                    "kind": "LinkedField",
                    "name": "figures",
                    "plural": true,
                    "selections": [
                      (v1/*:: as any*/),
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
                  {
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
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "AutomatedJobRun",
                "kind": "LinkedField",
                "name": "course",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  (v4/*:: as any*/),
                  (v9/*:: as any*/)
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
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "dafef06b56bca0ef71be584a5139b4044bf27337cc016d49f2e1200e3a4b9e78",
    "metadata": {},
    "name": "AutomatedJobsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a6f260006f0e16928975b4a06b1d71fe";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
