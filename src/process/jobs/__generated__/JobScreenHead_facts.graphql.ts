/**
 * @generated SignedSource<<d7e79b7d00831b9fa2546ead1e763f10>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobKind = "ARCHIVE_PROCESSES" | "CANCEL_PROCESSES" | "COMPLETE_PROCESSES" | "DELETE_PROCESSES" | "RESTART_PROCESSES" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobScreenHead_facts$data = {
  readonly comment: string | null | undefined;
  readonly createdBy: {
    readonly username: string;
  };
  readonly kind: JobKind;
  readonly startedAt: string | null | undefined;
  readonly total: number;
  readonly " $fragmentType": "JobScreenHead_facts";
};
export type JobScreenHead_facts$key = {
  readonly " $data"?: JobScreenHead_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobScreenHead_facts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JobScreenHead_facts",
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

(node as any).hash = "76dafe373c64a4fd705c0b4f4b6c8ecc";

export default node;
