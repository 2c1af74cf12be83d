export type Question = {
  /** Without one it cannot be linked to. */
  id: string | null
  question: string
  answer: string
  link: { label: string; url: string } | null
}
export type Topic = { slug: string; title: string; questions: readonly Question[] }
export type FoundQuestion = Question & { topic: string; slug: string }

/** One letter of a Latin word finds everything. */
const SHORTEST_LATIN = 2

/**
 * The questions that hold every word of what was typed, those that hold them in the question itself first.
 * Full-width letters, capitals and spaces make no difference. S22.
 */
export function findQuestions(topics: readonly Topic[], typed: string): FoundQuestion[] {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  const all = topics.flatMap(({ slug, title, questions }) =>
    questions.map((question) => ({ ...question, topic: title, slug })),
  )
  const matching = all.filter(({ question, answer, topic }) =>
    holdsAll(`${question} ${answer} ${topic}`, words),
  )
  const inQuestion = matching.filter(({ question }) => holdsAll(question, words))
  return [...inQuestion, ...matching.filter((found) => !inQuestion.includes(found))]
}

/** What was typed, as words: nothing while it is too short to mean anything. */
export function wordsOf(typed: string): string[] {
  const words = plain(typed).split(/\s+/u).filter(Boolean)
  return words.join('').length < SHORTEST_LATIN && !/\p{Script=Han}/u.test(typed) ? [] : words
}

const holdsAll = (text: string, words: readonly string[]) => words.every((word) => plain(text).includes(word))

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim()
