import type { StringChoice } from '#contract/catalog/strings/string-choice.ts'

type Sets = StringChoice['conteudo']['deFora']

/** How many sets don't fit the instrument, and why. */
export function LeftOut({ sets }: { sets: Sets }) {
  const [first, ...others] = sets
  if (!first) return null
  const total = sets.reduce((sum, each) => sum + each.total, 0)
  const reasons = sets.map(({ motivo, total: count }) => `${motivo} (${count})`).join(', ')

  return (
    <p>
      {total === 1
        ? 'Um jogo ficou de fora porque não serve'
        : `${total} jogos ficaram de fora porque não servem`}
      {others.length > 0 && `: ${reasons}`}. {first.frase}
    </p>
  )
}
