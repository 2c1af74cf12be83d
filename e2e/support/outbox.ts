import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

type Sms = { at: string; mobile: string; type: string; code: string }
type Captcha = { at: string; visitor: string; type: string; text: string }

export type Outbox = {
  /** The code of the newest message of this type to this mobile. */
  latestSms: (mobile: string, type: string) => Promise<string>
  /** The text of the newest captcha of this type that this visitor was shown. */
  latestCaptcha: (visitor: string, type: string) => Promise<string>
}

/**
 * Reads the files the sandbox providers write. Waits for the line to come, and gives no line twice: asking
 * again after 重新发送 or a reloaded captcha waits for the new one.
 */
export function outboxIn(folder: string): Outbox {
  const read = new Map<string, number>()

  async function newest<Line>(
    file: string,
    key: string,
    parse: (text: string) => Line,
    matches: (line: Line) => boolean,
  ) {
    const lines = () => linesOf(join(folder, file)).map(parse).filter(matches)
    const before = read.get(key) ?? 0
    await expect
      .poll(() => lines().length, { message: `a new line in ${file} for ${key}` })
      .toBeGreaterThan(before)

    const found = lines()
    read.set(key, found.length)
    return found.at(-1)!
  }

  return {
    latestSms: async (mobile, type) => {
      const matches = (line: Sms) => line.mobile === mobile && line.type === type
      return (await newest('sms.jsonl', `${mobile} ${type}`, parseSms, matches)).code
    },
    latestCaptcha: async (visitor, type) => {
      const matches = (line: Captcha) => line.visitor === visitor && line.type === type
      return (await newest('captcha.jsonl', `${visitor} ${type}`, parseCaptcha, matches)).text
    },
  }
}

/** Whole lines only: the last one may still be being written. */
function linesOf(file: string) {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []
}

const parseSms = (text: string) => JSON.parse(text) as Sms
const parseCaptcha = (text: string) => JSON.parse(text) as Captcha
