import { expect, test } from 'vitest'
import { describeAudit } from './audit.mjs'

const reportOf = (severity) =>
  `npm warn a note\n${JSON.stringify({
    vulnerabilities: { sharp: { name: 'sharp', severity, range: '<1.0.0', fixAvailable: true } },
  })}\nnpm notice another`

test.each([
  ['low', true],
  ['moderate', true],
  ['high', false],
  ['critical', false],
])('a weakness that is %s is named, and well is %s', (severity, isWell) => {
  const audit = describeAudit(reportOf(severity))

  expect(audit).toMatchObject({ isAsked: true, isWell })
  expect(audit.lines[0]).toBe(`${severity}: sharp <1.0.0, mended by npm audit fix`)
})

test('nothing known is said', () => {
  expect(describeAudit('{"vulnerabilities":{}}')).toEqual({
    lines: ['0 known weaknesses in what the store ships with.'],
    isAsked: true,
    isWell: true,
  })
})

test.each(['', 'npm error audit endpoint returned an error', '{"message":"405 Method Not Allowed"}'])(
  'a register that cannot be asked is said: %j',
  (output) => {
    expect(describeAudit(output)).toMatchObject({ isAsked: false, isWell: true })
  },
)
