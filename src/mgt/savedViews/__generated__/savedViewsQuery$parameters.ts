/**
 * @generated SignedSource<<9ccca55b5e3c178488a16e461397a112>>
 * @relayHash fc5d4dfb75fb6e5e40a1260abf9ecedc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 942f7ce0c7846ac2c1dc8724100bcc92f59615caf9600c6459d718f279ba1c89

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { savedViewsQuery } from './savedViewsQuery.graphql';

const node: PreloadableConcreteRequest<savedViewsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "942f7ce0c7846ac2c1dc8724100bcc92f59615caf9600c6459d718f279ba1c89",
    "metadata": {},
    "name": "savedViewsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
