import { readOperatorConfig } from './operator-config'
import { UsageError } from './arguments'
import { createOperator, Refused, type Operator } from './call'
import { runCommand, usage } from './commands/commands'

/** Settings are read when a call is made, so that a mistyped command shows the usage without them. */
const operator: Operator = (call, input) => createOperator(readOperatorConfig())(call, input)

async function main(args: readonly string[]): Promise<number> {
  try {
    const { text, isOk } = await runCommand(operator, args)
    process.stdout.write(`${text}\n`)
    return isOk ? 0 : 1
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`)
    return error instanceof UsageError ? 2 : 1
  }
}

function describe(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`
  if (error instanceof Refused) {
    const fields = Object.entries(error.refusal.data?.validationResult ?? {}).map(
      ([field, why]) => `\n  ${field}: ${why}`,
    )
    const hint = error.refusal.error === 'UNAUTHORIZED' ? '\n  OPS_TOKEN is not the token of this API.' : ''
    return `Refused: ${error.message}${fields.join('')}${hint}`
  }
  return error instanceof Error ? error.message : String(error)
}

process.exitCode = await main(process.argv.slice(2))
