/**
 * @generated SignedSource<<5f3f3db3365eded228392001842d7dee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ServiceSnapshotReason = "REINSTALL" | "RESTORE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PortalVersionsDialog_service$data = {
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
  readonly " $fragmentType": "PortalVersionsDialog_service";
};
export type PortalVersionsDialog_service$key = {
  readonly " $data"?: PortalVersionsDialog_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"PortalVersionsDialog_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PortalVersionsDialog_service",
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

(node as any).hash = "d4fb64147dd06b202928e6b3b6d3f136";

export default node;
