/** Google's product taxonomy: musical instruments and their accessories. */
const INSTRUMENTS = 'Arts & Entertainment > Hobbies & Creative Arts > Musical Instruments'
const ACCESSORIES =
  'Arts & Entertainment > Hobbies & Creative Arts > Musical Instrument & Orchestra Accessories'

/** Words in category names of accessories. */
const WITH_INSTRUMENTS =
  /\b(acess[oó]rios?|arcos?|afinador(es)?|baquetas?|bags?|boquilhas?|breus?|cabos?|capas?|capotrastes?|cordas?|correias?|encordoamentos?|espaleiras?|estantes?|estojos?|metr[oô]nomos?|palhetas?|peles?|queixeiras?|suportes?|surdinas?)\b/i

/** Words in category names of instruments. */
const OF_INSTRUMENTS =
  /\b(bandolins?|baixos?|banjos?|bateria[s]?|cavacos?|cavaquinhos?|clarinetes?|cellos?|contrabaixos?|flautas?|gaitas?|guitarras?|instrumentos?|pandeiros?|percuss[aã]o|pianos?|sanfonas?|acorde[oõ](n|ns|es)?|saxofones?|teclados?|trompetes?|ukul[eê]l[eê]s?|violas?|viol[aã]o|viol[oõ]es|violinos?|violoncelos?)\b/i

/**
 * Returns Google's category for the names of the shop's categories; null if the names don't say. Accessories are
 * checked first, because their names often contain an instrument.
 */
export function googleCategory(names: readonly string[]): string | null {
  if (names.some((nome) => WITH_INSTRUMENTS.test(nome))) return ACCESSORIES

  return names.some((nome) => OF_INSTRUMENTS.test(nome)) ? INSTRUMENTS : null
}
