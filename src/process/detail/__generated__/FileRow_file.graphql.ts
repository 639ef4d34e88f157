/**
 * @generated SignedSource<<eb3c8f86e6ec4b016e2e07a996484001>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FileRow_file$data = {
  readonly byteSize: number;
  readonly fileName: string;
  readonly id: string;
  readonly mediaType: string;
  readonly uploadedAt: string;
  readonly uploadedBy: {
    readonly username: string;
  };
  readonly " $fragmentType": "FileRow_file";
};
export type FileRow_file$key = {
  readonly " $data"?: FileRow_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"FileRow_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FileRow_file",
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

(node as any).hash = "fb4b3139dd155875e5b346517d4e624b";

export default node;
