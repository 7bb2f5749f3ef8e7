import { FAMILIES, type Family } from '../families/family.ts'
import { LEFT_HAND, type Turning } from './left-hand.ts'

/** Advice on turning instruments: `nomes` are all to which the same sentences apply. */
export type SharedAdvice = { nomes: string[]; virada: Turning; texto: string }

/** What turning each of these instruments takes, said once for those that are alike, in their order. */
export function leftHandAdvice(families: readonly Family[]): SharedAdvice[] {
  const byText = Map.groupBy(
    families.map((family) => ({ ...LEFT_HAND[family], nome: FAMILIES[family].nome })),
    ({ text }) => text,
  )

  return [...byText.values()].flatMap((alike) => {
    const [first] = alike
    return first ? [{ nomes: alike.map(({ nome }) => nome), virada: first.turning, texto: first.text }] : []
  })
}
