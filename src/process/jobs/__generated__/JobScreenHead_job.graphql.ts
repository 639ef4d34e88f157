/**
 * @generated SignedSource<<f29f014a3427126780f80118818cf751>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobKind = "ARCHIVE_PROCESSES" | "CANCEL_PROCESSES" | "COMPLETE_PROCESSES" | "DELETE_PROCESSES" | "RESTART_PROCESSES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobScreenHead_job$data = {
  readonly comment: string | null | undefined;
  readonly createdBy: {
    readonly username: string;
  };
  readonly kind: JobKind;
  readonly startedAt: string | null | undefined;
  readonly total: number;
  readonly " $fragmentType": "JobScreenHead_job";
};
export type JobScreenHead_job$key = {
  readonly " $data"?: JobScreenHead_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobScreenHead_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "JobScreenHead_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
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
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "createdBy",
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
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "49de6d0811343e9a249f47cfdde37d96";

export default node;
