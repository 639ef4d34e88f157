/**
 * @generated SignedSource<<e65df6647fa4e15eda908323b57e257a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MaintenanceForm_service$data = {
  readonly enabledCount: number;
  readonly maintenance: {
    readonly beginsAt: string;
    readonly endsAt: string;
    readonly revision: number;
    readonly texts: ReadonlyArray<{
      readonly language: string;
      readonly text: string;
    }>;
  } | null | undefined;
  readonly openApplicationCount: number;
  readonly serviceId: string;
  readonly " $fragmentType": "MaintenanceForm_service";
};
export type MaintenanceForm_service$key = {
  readonly " $data"?: MaintenanceForm_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"MaintenanceForm_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MaintenanceForm_service",
  "selections": [
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
      "name": "enabledCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openApplicationCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceMaintenance",
      "kind": "LinkedField",
      "name": "maintenance",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "beginsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LocalizedText",
          "kind": "LinkedField",
          "name": "texts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "language",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "53ddcfb0c452bd51d499b0f1243bf176";

export default node;
