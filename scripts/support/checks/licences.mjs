/** Licences under which a package may be part of the store: they ask to be named, and nothing of the store's own code. */
const accepted = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'Apache License 2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'OFL-1.1',
  '(MIT OR Apache-2.0)',
]

/** Accepted one by one, each for its reason. */
const exceptions = [
  { name: /^caniuse-lite$/, why: 'CC-BY-4.0: data about browsers, named in its package' },
  {
    name: /^@img\/sharp-/,
    why: 'LGPL-3.0: a library of its own beside the store, optional with Next, which the store never asks for',
  },
  { name: /^@next\/swc-/, why: 'names none for this machine: part of Next, MIT' },
  { name: /^png-js$/, why: 'names none in its manifest; its LICENSE is MIT' },
]

/** The packages the store ships with whose licence nobody has accepted, as `name: licence`. */
export function unacceptedLicences({ packages }) {
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link)
    .map(([path, { license }]) => ({ name: path.split('node_modules/').at(-1), license }))
    .filter(
      ({ name, license }) => !accepted.includes(license) && !exceptions.some((one) => one.name.test(name)),
    )
    .map(({ name, license }) => `${name}: ${license ?? 'none named'}`)
}
