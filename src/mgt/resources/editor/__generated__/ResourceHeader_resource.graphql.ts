/**
 * @generated SignedSource<<25096349dc8476b200fc319de098fa2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommuneInitialization = "INITIALIZED" | "INITIALIZING" | "NOT_INITIALIZED" | "%future added value";
export type ResourceType = "authenticationProvider" | "commune" | "keystore" | "nfkPortal" | "okkomm" | "paymentProvider" | "restService" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ResourceHeader_resource$data = {
  readonly commune: {
    readonly ags: string;
    readonly communeId: string | null | undefined;
    readonly initialization: CommuneInitialization | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CommuneState_commune">;
  } | null | undefined;
  readonly isDeprecated: boolean;
  readonly type: ResourceType;
  readonly updatedAt: string;
  readonly updatedBy: {
    readonly username: string;
  } | null | undefined;
  readonly urn: string;
  readonly version: string;
  readonly " $fragmentType": "ResourceHeader_resource";
};
export type ResourceHeader_resource$key = {
  readonly " $data"?: ResourceHeader_resource$data;
  readonly " $fragmentSpreads": FragmentRefs<"ResourceHeader_resource">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ResourceHeader_resource",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "urn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeprecated",
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
      "concreteType": "ResourceCommune",
      "kind": "LinkedField",
      "name": "commune",
      "plural": false,
      "selections": [
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
          "name": "communeId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "initialization",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CommuneState_commune"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Resource",
  "abstractKey": null
};

(node as any).hash = "2dd7a99bc00754ad147b37362d6669de";

export default node;
