/**
 * @generated SignedSource<<80bd060a9da39d337537f05302cc9b05>>
 * @relayHash 1a11e72c6a86a63e316145825ce4cc44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41198d8666c1b81a7ae99a9b25da47dd8f7f183cba973a425bbac51c3f9bb202

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JobScreenQuery } from './JobScreenQuery.graphql';

const node: PreloadableConcreteRequest<JobScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41198d8666c1b81a7ae99a9b25da47dd8f7f183cba973a425bbac51c3f9bb202",
    "metadata": {},
    "name": "JobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
