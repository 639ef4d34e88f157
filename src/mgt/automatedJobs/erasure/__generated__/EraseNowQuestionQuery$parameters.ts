/**
 * @generated SignedSource<<76a9f6aa91b05d04df8cc03884891dfa>>
 * @relayHash 7f2c864cf5014102249dc213649128d6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd0c0ccd8ba30a107abc795745782b1fad1c98bb1d54317058f6ca99a39e6d1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EraseNowQuestionQuery } from './EraseNowQuestionQuery.graphql';

const node: PreloadableConcreteRequest<EraseNowQuestionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd0c0ccd8ba30a107abc795745782b1fad1c98bb1d54317058f6ca99a39e6d1d",
    "metadata": {},
    "name": "EraseNowQuestionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
