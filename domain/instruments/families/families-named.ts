import { foldText } from '../../format/slug.ts'
import { FAMILIES, FAMILY_WORDS, type Family } from './family.ts'

/** What names instruments in a sheet, the more exact before the more general: what is read is taken out of the text. */
const NAMES: readonly (readonly [RegExp, readonly Family[]])[] = [
  [/instrumentos? de arco|cordas? friccionadas?/, FAMILY_WORDS.filter((word) => FAMILIES[word].bowed)],
  [/violoncell?os?|cell?os?/, ['violoncelo']],
  [/violinos?/, ['violino']],
  [/violas? (caipiras?|sertanejas?|nordestinas?|de (10|dez) cordas)/, ['violaCaipira']],
  [/violas? (de arco|classicas?|eruditas?)/, ['violaDeArco']],
  [/contrabaixos? eletricos?|baixos? eletricos?/, ['baixo']],
  [/contrabaixos? acusticos?|baixos? acusticos?|baixos? de pau|rabec(ao|oes)|double bass/, ['contrabaixo']],
  [/baixos?/, ['baixo']],
  [
    /viol(ao|oes) (de )?(nailon|nylon|classicos?|aco|folks?)( e | ou | ?\/ ?)(de )?(nailon|nylon|classicos?|aco|folks?)/,
    ['violaoNailon', 'violaoAco'],
  ],
  [/viol(ao|oes) (de )?(nailon|nylon)|viol(ao|oes) classicos?/, ['violaoNailon']],
  [/viol(ao|oes) (de )?aco|viol(ao|oes) folks?/, ['violaoAco']],
  [/violao|violoes/, ['violaoNailon', 'violaoAco']],
  [/guitarras?/, ['guitarra']],
  // One instrument: the banjo of samba, tuned as a cavaquinho.
  [/banjos?[ -](cavaquinhos?|cavacos?)/, ['banjo']],
  [/uk[eu]leles?|uqueleles?|ukes?/, ['ukulele']],
  [/cavaquinhos?|cavacos?/, ['cavaquinho']],
  [/banjos?/, ['banjo']],
  [/bandolins?|bandolim|mandoli[mn]s?/, ['bandolim']],
]

/** Everyday words for a bowed and a fretted instrument, of which only what stands beside them says which is meant. */
const AMBIGUOUS: readonly { pattern: RegExp; bowed: Family; fretted: Family }[] = [
  { pattern: /\bviolas?\b/, bowed: 'violaDeArco', fretted: 'violaCaipira' },
  { pattern: /\bcontrabaixos?\b/, bowed: 'contrabaixo', fretted: 'baixo' },
]

/**
 * The families that a text names: `Violino e viola`, `Instrumentos de arco`, `Guitarra e baixo`. Empty where it names
 * none, as `Todos os instrumentos`, or does not say which, as `Viola`: goods without a badge are better than a wrong one.
 */
export function familiesNamed(text: string): Family[] {
  let rest = foldText(text)
  const named = new Set<Family>()
  for (const [pattern, families] of NAMES) {
    const found = new RegExp(`\\b(${pattern.source})\\b`, 'g')
    if (!found.test(rest)) continue
    for (const family of families) named.add(family)
    rest = rest.replace(found, ' ')
  }
  const isBowed = new Set([...named].map((family) => FAMILIES[family].bowed))
  if (isBowed.size === 1)
    for (const { pattern, bowed, fretted } of AMBIGUOUS)
      if (pattern.test(rest)) named.add(isBowed.has(true) ? bowed : fretted)

  return FAMILY_WORDS.filter((word) => named.has(word))
}
