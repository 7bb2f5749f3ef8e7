import type { ReviewedProduct } from './voice-of.ts'

/** The instrument of a product, by its category; masculine unless the name begins with `a `. */
const INSTRUMENTS: readonly (readonly [pattern: RegExp, noun: string])[] = [
  [/viola-?s?-caipira|violas-caipiras/, 'a viola'],
  [/violoncelo/, 'o violoncelo'],
  [/contrabaixo/, 'o contrabaixo'],
  [/viola(s)?$|violas\b|violas-de-arco/, 'a viola'],
  [/violino|arco\//, 'o violino'],
  [/violoes|violao/, 'o violão'],
  [/baixos/, 'o baixo'],
  [/guitarra/, 'a guitarra'],
  [/ukulele/, 'o ukulele'],
  [/cavaquinho/, 'o cavaquinho'],
  [/bandolins/, 'o bandolim'],
]

/** The words that fill `{o}`, `{meu}`, `{noMeu}`. */
export function instrumentWords({ categoria }: Pick<ReviewedProduct, 'categoria'>) {
  const noun = INSTRUMENTS.find(([pattern]) => pattern.test(categoria))?.[1] ?? 'o instrumento'
  const [article, name] = noun.split(' ')
  const meu = article === 'a' ? `minha ${name}` : `meu ${name}`

  return { o: noun, meu, noMeu: article === 'a' ? `na ${meu}` : `no ${meu}` }
}
