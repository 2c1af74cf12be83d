const grave = ['high', 'critical']

/** What `npm audit --json` said, in lines; `isWell` unless something grave is known. Notes for npm may stand around the JSON. */
export function describeAudit(output) {
  const report = jsonIn(output)
  if (!report?.vulnerabilities) {
    return {
      lines: ["npm's register could not be asked for known weaknesses."],
      isAsked: false,
      isWell: true,
    }
  }
  const found = Object.values(report.vulnerabilities)
  const lines = found.map(({ name, severity, range, fixAvailable }) => {
    return `${severity}: ${name} ${range}${fixAvailable ? ', mended by npm audit fix' : ''}`
  })
  return {
    lines: [...lines, `${found.length} known weaknesses in what the store ships with.`],
    isAsked: true,
    isWell: !found.some(({ severity }) => grave.includes(severity)),
  }
}

function jsonIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return null
  }
}
