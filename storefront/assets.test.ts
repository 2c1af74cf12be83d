import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAssets } from './assets'

const root = mkdtempSync(join(tmpdir(), 'store-assets-'))
const [built, shop] = [join(root, 'built'), join(root, 'shop')]
const year = 'public, max-age=31536000, immutable'
const day = 'public, max-age=86400, stale-while-revalidate=604800'
let server: Server
let url = ''

beforeAll(async () => {
  mkdirSync(join(built, 'chunks'), { recursive: true })
  mkdirSync(join(shop, 'pictures'), { recursive: true })
  writeFileSync(join(built, 'chunks', 'a.js'), '1')
  writeFileSync(join(shop, 'pictures', 'bag-480.avif'), 'a bag')
  mkdirSync(join(shop, 'films'))
  writeFileSync(join(shop, 'films', 'bag-640-av1.mp4'), 'a bag that turns')
  mkdirSync(join(shop, 'models'))
  writeFileSync(join(shop, 'models', 'bag.glb'), 'a bag to be turned')
  writeFileSync(join(shop, 'models', 'bag.glb.br'), brotliCompressSync('a bag to be turned'))
  mkdirSync(join(shop, 'try-on'))
  writeFileSync(join(shop, 'try-on', 'model.bin'), 'a model')
  const assets = createAssets(async (request, response) => void response.end(`others: ${request.url}`), {
    built,
    shop,
    picturesVersion: '0123abcd',
  })
  server = createServer((request, response) => void assets(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true })
})

test.each([
  ['what the build named after its contents', '/_next/static/chunks/a.js', year],
  ['a picture by the version of today', '/pictures/0123abcd/bag-480.avif', year],
  ['a film by the version of today', '/films/0123abcd/bag-640-av1.mp4', year],
  ['a bag to be turned by the version of today', '/models/0123abcd/bag.glb', year],
  ['a model by the version of today', '/try-on/0123abcd/model.bin', year],
  ['a film by no version', '/films/bag-640-av1.mp4', day],
  ['a picture by the version of another build', '/pictures/89ab4567/bag-480.avif', day],
  ['a picture by no version', '/pictures/bag-480.avif', day],
])('[X04] %s is kept for a while', async (_, path, kept) => {
  const answer = await fetch(`${url}${path}`)

  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe(kept)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answer.text()).not.toContain('others')
})

test('[X04] what is no file is asked of the others by its whole address, and kept by nobody', async () => {
  const answer = await fetch(`${url}/pictures/0123abcd/none.avif?a=1`)

  expect(await answer.text()).toBe('others: /pictures/0123abcd/none.avif?a=1')
  expect(answer.headers.get('cache-control')).toBeNull()
})

test('[P14] a film is sent by the part a player asks for', async () => {
  const answer = await fetch(`${url}/films/0123abcd/bag-640-av1.mp4`, { headers: { Range: 'bytes=2-4' } })

  expect(answer.status).toBe(206)
  expect(answer.headers.get('content-range')).toBe('bytes 2-4/16')
  expect(answer.headers.get('content-type')).toBe('video/mp4')
  expect(await answer.text()).toBe('bag')
})
