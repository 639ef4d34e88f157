/**
 * @generated SignedSource<<1e680666f1de04dd91b5e39e04d24ba4>>
 * @relayHash 7bbfce45817e7284c7005d71eb90ef70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 497a76975c2108084bef588ccd3a1d4246b4de04a48c8af88092daf7660affe1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { statisticsQuery } from './statisticsQuery.graphql';

const node: PreloadableConcreteRequest<statisticsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "497a76975c2108084bef588ccd3a1d4246b4de04a48c8af88092daf7660affe1",
    "metadata": {},
    "name": "statisticsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
