/**
 * @generated SignedSource<<f758195dd0a505eab0d27e9281449b5f>>
 * @relayHash f8d4bdbce8e411955cbcd4124ec5f91b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a998e05be79a05270c10ea49310ddc0950ab335d0248cee8ef2201c013badb2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PostalCodesSectionQuery } from './PostalCodesSectionQuery.graphql';

const node: PreloadableConcreteRequest<PostalCodesSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a998e05be79a05270c10ea49310ddc0950ab335d0248cee8ef2201c013badb2",
    "metadata": {},
    "name": "PostalCodesSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
