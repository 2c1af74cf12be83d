import { expect, test } from 'vitest'
import { jsapiSignature } from './jsapi-signature'

/** The example the chat app publishes with the algorithm. */
const published = {
  ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  nonceStr: 'Wm3WZYTPz0wzccnW',
  timestamp: 1414587457,
  url: 'http://mp.weixin.qq.com?params=value',
}
const signature = '0f9de62fce790f9a083d5c99e95740ceb90c27ed'

test('[S23] signs the published example as published', () => {
  expect(jsapiSignature(published)).toBe(signature)
})

test('[S23] leaves the fragment out of what is signed', () => {
  expect(jsapiSignature({ ...published, url: `${published.url}#/top?x=1#2` })).toBe(signature)
})
