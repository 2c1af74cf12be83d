import { Gauge as PromGauge, type Registry } from 'prom-client'

/** One value of a gauge, with the labels that tell it from the others. */
export type Reading = { value: number; labels?: Record<string, string> }

/** A figure that is read when somebody asks, such as how many orders there are in each state. */
export type Gauge = {
  name: string
  help: string
  labelNames?: readonly string[]
  /** How long a reading may be told again: what counts whole tables is read seldom. */
  keptMs?: number
  read: () => Promise<readonly Reading[]> | readonly Reading[]
}

/** Puts gauges into a registry. One that cannot be read says nothing, and holds up no other. */
export function registerGauges(registry: Registry, gauges: readonly Gauge[]): void {
  for (const { name, help, labelNames = [], keptMs = 0, read } of gauges) {
    let known: { at: number; readings: Promise<readonly Reading[]> } | null = null
    const readings = () => {
      const now = performance.now()
      if (!known || now - known.at >= keptMs) known = { at: now, readings: attempt(read) }
      return known.readings
    }
    new PromGauge({
      name,
      help,
      labelNames: [...labelNames],
      registers: [registry],
      async collect() {
        const current = await readings()
        this.reset()
        // Without labels a reset says 0, which nobody has read.
        if (current.length === 0 && labelNames.length === 0) this.remove()
        for (const { value, labels = {} } of current) this.set(labels, value)
      },
    })
  }
}

async function attempt(read: Gauge['read']): Promise<readonly Reading[]> {
  try {
    return await read()
  } catch {
    return []
  }
}
