/** Google's product taxonomy: musical instruments, and what goes with them. */
const INSTRUMENTS = 'Arts & Entertainment > Hobbies & Creative Arts > Musical Instruments'
const ACCESSORIES =
  'Arts & Entertainment > Hobbies & Creative Arts > Musical Instrument & Orchestra Accessories'

/** Words of a category's name, in small letters, that tell goods that go with an instrument. */
const WITH_INSTRUMENTS =
  /\b(acess[oó]rios?|arcos?|afinador(es)?|baquetas?|bags?|boquilhas?|breus?|cabos?|capas?|capotrastes?|cordas?|correias?|encordoamentos?|espaleiras?|estantes?|estojos?|metr[oô]nomos?|palhetas?|peles?|queixeiras?|suportes?|surdinas?)\b/i

/** Words of instruments' categories. */
const OF_INSTRUMENTS =
  /\b(bandolins?|baixos?|banjos?|bateria[s]?|cavacos?|cavaquinhos?|clarinetes?|cellos?|contrabaixos?|flautas?|gaitas?|guitarras?|instrumentos?|pandeiros?|percuss[aã]o|pianos?|sanfonas?|acorde[oõ](n|ns|es)?|saxofones?|teclados?|trompetes?|ukul[eê]l[eê]s?|violas?|viol[aã]o|viol[oõ]es|violinos?|violoncelos?)\b/i

/** Google's category of goods by the names of the shop's, the most special first asked; null where the names don't tell. */
export function googleCategory(niveis: readonly string[]): string | null {
  if (niveis.some((nome) => WITH_INSTRUMENTS.test(nome))) return ACCESSORIES

  return niveis.some((nome) => OF_INSTRUMENTS.test(nome)) ? INSTRUMENTS : null
}
