import { expect, test } from 'vitest'
import { firstPhase, nextPhase, type Phase, type PhaseChange } from './phase'

const after = (...changes: PhaseChange[]): Phase => changes.reduce(nextPhase, firstPhase)

test.each<[string, PhaseChange[], Phase]>([
  [
    'loads, and never backwards',
    [
      { type: 'loaded', share: 0.6 },
      { type: 'loaded', share: 0.4 },
    ],
    { name: 'loading', share: 0.6 },
  ],
  [
    'is shown once it is there',
    [{ type: 'loaded', share: 1 }, { type: 'shown' }],
    { name: 'shown', help: null },
  ],
  [
    'helps, and stops helping',
    [{ type: 'shown' }, { type: 'helped', help: 'far' }, { type: 'helped', help: null }],
    { name: 'shown', help: null },
  ],
  [
    'says why it cannot',
    [
      { type: 'loaded', share: 0.2 },
      { type: 'refused', reason: 'busy' },
    ],
    { name: 'refused', reason: 'busy' },
  ],
  [
    'stays refused whatever comes late',
    [
      { type: 'refused', reason: 'refused' },
      { type: 'loaded', share: 1 },
      { type: 'helped', help: null },
    ],
    { name: 'refused', reason: 'refused' },
  ],
  ['begins anew', [{ type: 'refused', reason: 'missing' }, { type: 'begun' }], { name: 'loading', share: 0 }],
])('[P15] a try-on %s', (_, changes, phase) => {
  expect(after(...changes)).toEqual(phase)
})
