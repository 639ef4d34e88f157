/**
 * @generated SignedSource<<f3707651aa8686ca6f964e1f85a8bb44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FilesSection_file$data = {
  readonly byteSize: number;
  readonly fileName: string;
  readonly id: string;
  readonly mediaType: string;
  readonly uploadedAt: string;
  readonly uploadedBy: {
    readonly username: string;
  };
  readonly " $fragmentType": "FilesSection_file";
};
export type FilesSection_file$key = {
  readonly " $data"?: FilesSection_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FilesSection_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FilesSection_file",
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
      "name": "fileName",
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
      "kind": "ScalarField",
      "name": "uploadedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "uploadedBy",
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
  "type": "ProcessFile",
  "abstractKey": null
};

(node as any).hash = "5d87bbf35c5ca393cc39f55a4253a9f1";

export default node;
