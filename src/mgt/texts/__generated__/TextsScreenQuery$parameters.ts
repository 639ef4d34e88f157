/**
 * @generated SignedSource<<21874fd2386984c6673411d5ec01b074>>
 * @relayHash fc16b2a05b6c5646fa0708bd4fd07076
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b60c37451edf1d624f4b12778826f1fcd28cfee437bf94cf66abfa3121017e43

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TextsScreenQuery } from './TextsScreenQuery.graphql';

const node: PreloadableConcreteRequest<TextsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b60c37451edf1d624f4b12778826f1fcd28cfee437bf94cf66abfa3121017e43",
    "metadata": {},
    "name": "TextsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
