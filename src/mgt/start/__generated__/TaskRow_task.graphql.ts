/**
 * @generated SignedSource<<6a66b617cad4bd8452fbf464a32ef0f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OwnTaskKind = "APPLICATION_ERROR" | "FEEDBACK_UNREAD" | "FEE_GAP" | "FEE_OVERLAP" | "KBA_PASSWORD" | "TEXT_DRAFT" | "TEXT_INCOMPLETE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TaskRow_task$data = {
  readonly ags: string;
  readonly changedAt: string | null | undefined;
  readonly communeName: string;
  readonly count: number;
  readonly endsOn: string | null | undefined;
  readonly kind: OwnTaskKind;
  readonly missingCount: number | null | undefined;
  readonly name: string | null | undefined;
  readonly outdatedCount: number | null | undefined;
  readonly serviceId: string | null | undefined;
  readonly since: string | null | undefined;
  readonly " $fragmentType": "TaskRow_task";
};
export type TaskRow_task$key = {
  readonly " $data"?: TaskRow_task$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaskRow_task">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TaskRow_task",
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
      "name": "ags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "communeName",
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
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outdatedCount",
      "storageKey": null
    },
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
      "name": "endsOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ],
  "type": "OwnTask",
  "abstractKey": null
};

(node as any).hash = "bd7c4c6a7de8fc64059f468047331b01";

export default node;
