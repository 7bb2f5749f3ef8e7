/** What is wrong with an input, as Zod describes it. */
type Issue = { code?: string | undefined; origin?: unknown; minimum?: unknown }

/** What Zod's own Portuguese says clumsily, as a sentence for people; undefined where its own will do. */
export function validationSentence({ code, origin, minimum }: Issue): string | undefined {
  return code === 'too_small' && origin === 'string' && minimum === 1 ? 'Preencha este campo.' : undefined
}
