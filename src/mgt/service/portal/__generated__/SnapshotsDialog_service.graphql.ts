/**
 * @generated SignedSource<<18523d14f2fea2b20b94faea2620a650>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ServiceSnapshotReason = "REINSTALL" | "RESTORE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SnapshotsDialog_service$data = {
  readonly contentSnapshots: ReadonlyArray<{
    readonly content: {
      readonly " $fragmentSpreads": FragmentRefs<"ContentSummary_content">;
    };
    readonly createdAt: string;
    readonly createdBy: {
      readonly username: string;
    };
    readonly id: string;
    readonly reason: ServiceSnapshotReason;
  }> | null | undefined;
  readonly " $fragmentType": "SnapshotsDialog_service";
};
export type SnapshotsDialog_service$key = {
  readonly " $data"?: SnapshotsDialog_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"SnapshotsDialog_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "SnapshotsDialog_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceSnapshot",
      "kind": "LinkedField",
      "name": "contentSnapshots",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ServiceContent",
          "kind": "LinkedField",
          "name": "content",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "ContentSummary_content"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommuneService",
  "abstractKey": null
};

(node as any).hash = "0f95c92162e2c6c6e87fbba1105c1967";

export default node;
