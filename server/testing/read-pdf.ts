import { inflateSync } from 'node:zlib'

type Pdf = { objects: Map<string, { head: string; stream: string }> }

/** What a PDF of one content stream, as the store draws it, holds: its objects, its faces, and what it says. */
export function readPdf(bytes: Uint8Array) {
  const pdf = open(Buffer.from(bytes).toString('latin1'))
  const heads = [...pdf.objects.values()].map(({ head }) => head)
  const find = (pattern: RegExp) => heads.flatMap((head) => pattern.exec(head)?.[1] ?? [])
  return {
    pages: find(/\/Type \/Page\n[^]*\/MediaBox \[([^\]]*)\]/),
    faces: find(/\/Type \/FontDescriptor[^]*\/FontName \/(\S+)[^]*\/FontFile3 /),
    text: textOf(pdf, find),
  }
}

function open(text: string): Pdf {
  const objects = new Map<string, { head: string; stream: string }>()
  for (const [, number = '', body = ''] of text.matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj/gm)) {
    const [head = '', stream] = body.split(/\nstream\n/)
    const packed = stream?.replace(/\nendstream$/, '')
    const isPacked = packed !== undefined && head.includes('/FlateDecode')
    objects.set(number, { head, stream: isPacked ? unpack(packed) : '' })
  }
  return { objects }
}

function unpack(latin1: string): string {
  return inflateSync(Buffer.from(latin1, 'latin1')).toString('latin1')
}

/** The texts in the order they are drawn, each glyph by its face's own table. */
function textOf({ objects }: Pdf, find: (pattern: RegExp) => string[]): string {
  const [fonts = ''] = find(/\/Font <<\n([^>]*)>>/)
  const tables = new Map(
    [...fonts.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => {
      const table = /\/ToUnicode (\d+) /.exec(objects.get(font)?.head ?? '')?.[1] ?? ''
      return [name, glyphsOf(objects.get(table)?.stream ?? '')]
    }),
  )
  const [content = ''] = find(/\/Contents (\d+) /)
  let table: string[] = []
  let said = ''
  for (const [, face, shown] of (objects.get(content)?.stream ?? '').matchAll(
    /\/(F\d+) \S+ Tf|\[(.*)\] TJ/g,
  )) {
    if (face !== undefined) table = tables.get(face) ?? []
    for (const [, glyphs = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/g))
      said += (glyphs.match(/.{4}/g) ?? []).map((glyph) => table[parseInt(glyph, 16)]).join('')
    if (shown !== undefined) said += '\n'
  }
  return said
}

/** The character of each glyph, by its number. */
function glyphsOf(table: string): string[] {
  return [...table.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  )
}
