/**
 * @generated SignedSource<<4b335ba4b72102e020773245e3db1206>>
 * @relayHash 6107922caa0a2bd6cfb345b8fc8ab86e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d670cf296fc1ab6c2694553367708b9d93627c95472e37e4ab88201745241030

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { UserScreenQuery } from './UserScreenQuery.graphql';

const node: PreloadableConcreteRequest<UserScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d670cf296fc1ab6c2694553367708b9d93627c95472e37e4ab88201745241030",
    "metadata": {},
    "name": "UserScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
