/**
 * @generated SignedSource<<7b46a935f2139f494d1f2c483c3992c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MaintenanceSection_service$data = {
  readonly enabledCount: number;
  readonly maintenance: {
    readonly beginsAt: string;
    readonly endsAt: string;
    readonly revision: number;
    readonly texts: ReadonlyArray<{
      readonly language: string;
      readonly text: string;
    }>;
    readonly updatedAt: string;
    readonly updatedBy: {
      readonly username: string;
    };
  } | null | undefined;
  readonly openApplicationCount: number;
  readonly serviceId: string;
  readonly " $fragmentSpreads": FragmentRefs<"MaintenanceForm_service">;
  readonly " $fragmentType": "MaintenanceSection_service";
};
export type MaintenanceSection_service$key = {
  readonly " $data"?: MaintenanceSection_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"MaintenanceSection_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "MaintenanceSection_service",
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
          "kind": "ScalarField",
          "name": "revision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ActorRef",
          "kind": "LinkedField",
          "name": "updatedBy",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MaintenanceForm_service"
    }
  ],
  "type": "Service",
  "abstractKey": null
};

(node as any).hash = "047bd8d775599297672bd01a376a66dc";

export default node;
