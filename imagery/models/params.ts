/** The parameters of a model as the catalogue gives them. Lengths are centimetres. */
export type Params = Readonly<Record<string, unknown>>

export function numberOf(params: Params, name: string, otherwise: number): number {
  const value = params[name]
  return typeof value === 'number' ? value : otherwise
}

/** One of the words a model knows; anything else is the first. */
export function choiceOf<T extends string>(params: Params, name: string, choices: readonly [T, ...T[]]): T {
  return choices.find((choice) => choice === params[name]) ?? choices[0]
}

/** Which of the bodies of a model a product has; empty where it has the usual one. */
export const formOf = (params: Params): string => (typeof params['form'] === 'string' ? params['form'] : '')
