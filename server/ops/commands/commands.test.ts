import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '../../http/calls/handlers'
import { ApiError } from '../../http/answer/api-error'
import { operatorOf } from '../../testing/operator'
import { createTestApp, type TestApp } from '../../testing/test-app'
import type { Operator } from '../call'
import { UsageError } from '../arguments'
import { runCommand } from './commands'
import { describeImport } from './import-report'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({
    pages: [],
    handlers: handlers({
      opsSetStock: ({ body }) => {
        if (body.sku === 'NONE') throw new ApiError('NOT_FOUND')
        return body
      },
      importCatalogue: ({ body }) => ({
        isDryRun: body.isDryRun,
        created: body.rows.length,
        updated: 0,
        unchanged: 0,
        refused: [],
      }),
      publishContent: ({ body: { isDryRun, rows } }) => ({
        isDryRun,
        created: rows.length,
        updated: 0,
        unchanged: 0,
        refused: rows.flatMap((row, index) =>
          JSON.stringify(row).includes('bad') ? [{ row: index + 1, id: 'bad', reasons: ['no page'] }] : [],
        ),
      }),
      opsListContent: () => ({
        items: [
          { kind: 'page', id: 'faq', url: 'faq', title: '常见问题', updatedAt: '2026-03-01T02:00:00Z' },
          { kind: 'block', id: 'packing', url: null, title: '包装', updatedAt: '2026-03-01T02:00:00Z' },
        ],
      }),
      opsGetContent: ({ params: { kind, id } }) => ({ row: { kind, id } }),
    }),
  })
})
afterAll(() => t.close())

const operator: Operator = (call, input) => operatorOf(t)(call, input)

function aFile(content: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'store-ops-')), 'rows.json')
  writeFileSync(file, content)
  return file
}

describe('the operator’s command line', () => {
  it('stock set', async () => {
    expect(await runCommand(operator, ['stock', 'set', 'BG-0101-NOIR', '7'])).toEqual({
      text: 'BG-0101-NOIR: 7 in stock',
      isOk: true,
    })
  })

  it('says what the API refused', async () => {
    await expect(runCommand(operator, ['stock', 'set', 'NONE', '7'])).rejects.toThrow('NOT_FOUND')
  })

  it('catalogue import, for real and as a dry run', async () => {
    const file = aFile('[{"kind":"redirect"}]')

    expect(await runCommand(operator, ['catalogue', 'import', file])).toEqual({
      text: 'Imported: 1 created, 0 updated, 0 unchanged, 0 refused',
      isOk: true,
    })
    expect((await runCommand(operator, ['catalogue', 'import', '--dry-run', file])).text).toMatch(/^Dry run/)
  })

  it('content publish, several files at once, for real and as a dry run', async () => {
    const files = [aFile('[{"kind":"page"}]'), aFile('[{"kind":"block"},{"kind":"block"}]')]

    expect(await runCommand(operator, ['content', 'publish', ...files])).toEqual({
      text: 'Published: 3 created, 0 updated, 0 unchanged, 0 refused',
      isOk: true,
    })
    expect((await runCommand(operator, ['content', 'publish', ...files, '--dry-run'])).text).toMatch(
      /^Dry run/,
    )
  })

  it('names the file and row of what was refused', async () => {
    const [good, bad] = [aFile('[{"id":"good"},{"id":"good-2"}]'), aFile('[{"id":"good-3"},{"id":"bad"}]')]

    const { text, isOk } = await runCommand(operator, ['content', 'publish', good, bad])

    expect(isOk).toBe(false)
    expect(text).toContain('Nothing published')
    expect(text).toMatch(/rows\.json row 2 bad: no page$/)
    expect(text).toContain(relative('', bad))
  })

  it('content list and show', async () => {
    expect((await runCommand(operator, ['content', 'list'])).text.split('\n')).toEqual([
      'page      faq  /faq  常见问题  2026-03-01T02:00',
      'block     packing  -  包装  2026-03-01T02:00',
      '2 in all',
    ])
    expect((await runCommand(operator, ['content', 'list', 'block'])).text).toContain('1 in all')
    const { text } = await runCommand(operator, ['content', 'show', 'page', 'faq'])
    expect(JSON.parse(text)).toEqual([{ kind: 'page', id: 'faq' }])
  })

  it.each([
    [[]],
    [['order']],
    [['content', 'publish']],
    [['content', 'publish', 'a.json', '--dry']],
    [['content', 'list', 'product']],
    [['content', 'show', 'page']],
    [['content', 'show', 'what', 'faq']],
    [['order', 'show']],
    [['stock', 'set', 'X']],
    [['stock', 'set', 'X', '-1']],
    [['stock', 'set', 'X', ' ']],
    [['stock', 'set', 'X', '1', '2']],
    [['order', 'show', 'A', 'B']],
    [['order', 'ship', 'OR1', 'sandbox']],
    [['order', 'ship', 'OR1', 'sandbox', 'SB1', '--line', '1']],
    [['order', 'event', 'OR1', 'SB1', '上海']],
    [['order', 'ready']],
    [['order', 'toString', 'OR1']],
    [['payments', 'reconcile', 'today']],
    [['payments', 'reconcile', '--day', '2026-02-30']],
    [['payments', 'reconcile', '--days', '2026-02-28']],
    [['customer', 'show']],
    [['catalogue', 'import']],
    [['catalogue', 'import', '--dry-run']],
    [['catalogue', 'import', 'a.json', 'b.json']],
  ])('%j shows the usage', async (args) => {
    await expect(runCommand(operator, args)).rejects.toThrow(UsageError)
  })

  it('imports nothing with a mistyped option', async () => {
    const file = aFile('[{"kind":"redirect"}]')

    await expect(runCommand(operator, ['catalogue', 'import', file, '--dryrun'])).rejects.toThrow('--dryrun')
  })

  it.each([
    ['[{"kind":', /rows\.json is not JSON: /],
    ['{"rows":[]}', /rows\.json must hold a JSON array/],
  ])('says what is wrong with a file that holds %s', async (content, message) => {
    await expect(runCommand(operator, ['catalogue', 'import', aFile(content)])).rejects.toThrow(message)
  })

  it.each(['/nowhere/rows.json', tmpdir()])('says that %s cannot be read', async (file) => {
    await expect(runCommand(operator, ['catalogue', 'import', file])).rejects.toThrow(
      `${file} cannot be read: `,
    )
  })

  it('fails with every refused row of an import and its reasons', () => {
    const refused = [
      { row: 3, id: 'BG-0101', reasons: ['unknown category x', 'url taken'] },
      { row: 5, id: '', reasons: ['no row'] },
    ]

    expect(describeImport({ isDryRun: false, created: 1, updated: 0, unchanged: 0, refused })).toBe(
      [
        'Nothing imported: 1 created, 0 updated, 0 unchanged, 2 refused',
        '  row 3 BG-0101: unknown category x; url taken',
        '  row 5: no row',
      ].join('\n'),
    )
  })
})
