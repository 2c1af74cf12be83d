import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** The rows of an import file; fails with what is wrong with the file. */
export async function readRows(file: string) {
  const rows = z.array(z.json()).safeParse(parse(file, await read(file)))
  if (!rows.success) throw new Error(`${file} must hold a JSON array of rows.`)
  return rows.data
}

async function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`${file} cannot be read: ${messageOf(error)}`)
  })
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`${file} is not JSON: ${messageOf(error)}`)
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
