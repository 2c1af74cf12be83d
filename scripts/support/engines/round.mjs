import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reports } from '../paths.mjs'
import { lacksOf } from './abilities.mjs'
import { personIn } from './person.mjs'
import { eventsTold, panels, purchase } from './walk.mjs'

const devices = [
  { name: 'phone', width: 390, height: 844, isPhone: true },
  { name: 'desktop', width: 1440, height: 900, isPhone: false },
]

/** Where a step that failed leaves a picture. */
const pictures = join(reports, 'engines')

/**
 * Walks through the store in one engine, on each device in a browser of its own, or on one alone. Answers the engine's version, what it lacks, and
 * each step with the device and what went wrong: null when nothing did.
 */
export async function walkIn(engine, file, { store, hand, only }) {
  const outcomes = []
  let about
  for (const device of devices.filter(({ name }) => !only || name === only)) {
    const profile = mkdtempSync(join(tmpdir(), 'store-engine-'))
    const keep = (step, fault) => outcomes.push({ engine: engine.name, device: device.name, step, fault })
    let driver
    try {
      driver = await engine.start(file, { ...device, profile, log: join(reports, 'engines.log') })
      await walkOnce(driver, { store, hand, device, keep })
      about ??= { version: driver.version, ...(await lacksOf(driver, store.url)) }
    } catch (error) {
      keep('engine', error.message)
      const walked = outcomes.filter((outcome) => outcome.device === device.name).map(({ step }) => step)
      for (const { name } of [...panels, ...purchase]) if (!walked.includes(name)) keep(name, 'not reached')
    } finally {
      await driver?.stop()
      rmSync(profile, { recursive: true, force: true })
    }
  }
  return { engine, ...about, outcomes }

  async function walkOnce(driver, { store, hand, device, keep }) {
    const person = personIn(driver, store.url, hand)
    const [eventsBefore, keptOffBefore] = [eventsTold(store).length, await keptOff(store)]
    const around = { ...device, store, eventsBefore, mobile: nextMobile() }

    const attempt = async ({ name, walk }) => {
      const fault = await walk(person, around).then(
        () => null,
        (error) => error.message,
      )
      keep(name, fault)
      if (fault !== null) await picture(driver, `${engine.name}-${device.name}-${name}`)
      return fault === null
    }
    for (const panel of panels) await attempt(panel)
    let isOnItsWay = true
    for (const step of purchase)
      if (isOnItsWay) isOnItsWay = await attempt(step)
      else keep(step.name, 'not reached')

    if (driver.faults) keep('console', driver.faults.join('; ') || null)
    const more = (await keptOff(store)) - keptOffBefore
    keep('policy', more === 0 ? null : `${more} reports of what was kept off`)
  }
}

async function picture(driver, name) {
  mkdirSync(pictures, { recursive: true })
  writeFileSync(join(pictures, `${name.replaceAll(' ', '-')}.png`), await driver.screenshot())
}

/** How often the policy of pages has kept something off, as browsers reported it. */
async function keptOff({ url }) {
  return (await (await fetch(`${url}/reports`)).json()).count
}

let shoppers = 0

function nextMobile() {
  shoppers += 1
  return `138${String(shoppers).padStart(8, '0')}`
}
