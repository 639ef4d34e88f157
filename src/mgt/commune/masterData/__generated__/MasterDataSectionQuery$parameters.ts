/**
 * @generated SignedSource<<95cdb8611df01e949076c9558affe211>>
 * @relayHash e43d3aba115a18e7e187908823b25fd2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f84d8179a5fdbbea485801ccce68e101a1cf243b914137e5de04329d7e7269ee

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MasterDataSectionQuery } from './MasterDataSectionQuery.graphql';

const node: PreloadableConcreteRequest<MasterDataSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f84d8179a5fdbbea485801ccce68e101a1cf243b914137e5de04329d7e7269ee",
    "metadata": {},
    "name": "MasterDataSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
