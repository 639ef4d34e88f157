/**
 * @generated SignedSource<<4d6fa0c557ea5d19819ef501fd8c2820>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PredefinedFileKind = "HEADER_IMAGE" | "IMPRINT" | "LOGO" | "PRIVACY_STATEMENT" | "TERMS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PredefinedFileCard_file$data = {
  readonly allowedMediaTypes: ReadonlyArray<string>;
  readonly byteSize: number | null | undefined;
  readonly hasInherited: boolean;
  readonly id: string;
  readonly isOwn: boolean;
  readonly kind: PredefinedFileKind;
  readonly maxBytes: number;
  readonly maxHeight: number | null | undefined;
  readonly maxWidth: number | null | undefined;
  readonly mediaType: string | null | undefined;
  readonly picture: {
    readonly height: number;
    readonly url: string;
    readonly width: number;
  } | null | undefined;
  readonly revision: number;
  readonly updatedAt: string | null | undefined;
  readonly updatedBy: {
    readonly username: string;
  } | null | undefined;
  readonly " $fragmentType": "PredefinedFileCard_file";
};
export type PredefinedFileCard_file$key = {
  readonly " $data"?: PredefinedFileCard_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"PredefinedFileCard_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PredefinedFileCard_file",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasInherited",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedMediaTypes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxWidth",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxHeight",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maxBytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "byteSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mediaType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "picture",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        }
      ],
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
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "PredefinedFile",
  "abstractKey": null
};

(node as any).hash = "5161f1ee5a915279005cb33659ce4648";

export default node;
