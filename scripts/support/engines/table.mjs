/** One table of all engines and steps, in Markdown: what went well, what did not and on which device, what was not there. */
export function tableOf(rounds) {
  const steps = [...new Set(rounds.flatMap(({ outcomes = [] }) => outcomes.map(({ step }) => step)))]
  const row = (name, cell) => `| ${name} | ${rounds.map(cell).join(' | ')} |`
  const ofPresent = (cell) => (round) => (round.outcomes ? cell(round) : '')
  return [
    row('', ({ engine }) => engine.name),
    row('---', () => '---'),
    row('from', ({ engine }) => engine.from),
    row('version', (round) => round.version ?? '**missing here**'),
    ...steps.map((step) =>
      row(
        step,
        ofPresent(({ outcomes }) => cellOf(outcomes, step)),
      ),
    ),
    row(
      'styles it passes over',
      ofPresent(({ styles }) => namesOf(styles)),
    ),
    row(
      'asked for in vain',
      ofPresent(({ wanting }) => namesOf(wanting)),
    ),
  ].join('\n')
}

function cellOf(outcomes, step) {
  const own = outcomes.filter((outcome) => outcome.step === step)
  if (own.length === 0) return 'not told'
  const faults = own.filter(({ fault }) => fault !== null)
  if (faults.length === 0) return '✓'
  return faults.map(({ device, fault }) => `✗ ${device}: ${fault.replaceAll('|', '¦')}`).join('<br>')
}

const namesOf = (names) => names.map((name) => `\`${name}\``).join(', ') || 'nothing'
