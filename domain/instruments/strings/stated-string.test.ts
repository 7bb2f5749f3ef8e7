import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Family } from '../families/family.ts'
import { hertz, noteOf } from '../pitch/note.ts'
import { readString, type StatedString, writtenString } from './stated-string.ts'
import { constructionOf, statedWeight } from './stated-weight.ts'
import { tensionKgf } from './tension.ts'

describe('a string is read from what its maker writes', () => {
  test.each([
    ['E4 · .010 · 7,3 kg', 'E4 · .010 · 7,3 kg'],
    ['mi4, .010", 7.3 kg', 'E4 · .010 · 7,3 kg'],
    ['.010 · E4', 'E4 · .010'],
    ['Mi5, Aço sólido, Estanho, 7,8 kg', 'E5 · Aço sólido · Estanho · 7,8 kg'],
    ['D4; 0,62 mm; liso', 'D4 · 0,62 mm · liso'],
    ['B3 · 0.011 pol.', 'B3 · .011'],
    ['G3 · 16,6 lb', 'G3 · 7,53 kg'],
    ['A4 · 54 N', 'A4 · 5,51 kg'],
    ['Si♭2 · .046', 'A#2 · .046'],
    ['C2 · .0105', 'C2 · .0105'],
    // As Brazilian shops write gauges.
    ['E4 · 0.10', 'E4 · .010'],
    ['E4 · 0,10', 'E4 · .010'],
    ['E4 · .10', 'E4 · .010'],
    ['E4 · 010', 'E4 · .010'],
    ['B3 · 0.13', 'B3 · .013'],
    ['D3 · 0.26', 'D3 · .026'],
    ['E2 · 0.46', 'E2 · .046'],
    ['G2 · 0.45', 'G2 · .045'],
    ['E1 · 100', 'E1 · .100'],
    ['E1 · 0.100', 'E1 · .100'],
    ['D5 · 0,11', 'D5 · .011'],
    ['E4 · .010p', 'E4 · .010 · Lisa'],
    ['E4 · 0.10P', 'E4 · .010 · Lisa'],
    ['G3 · .020w', 'G3 · .020 · Enrolada'],
    // So thick a string is wound, of what the rest of the sheet says.
    ['D3 · .026w', 'D3 · .026'],
    ['E2 · 046w', 'E2 · .046'],
    ['E2 · .046w · Níquel', 'E2 · .046 · Níquel'],
    ['E4 · .010p · Aço', 'E4 · .010 · Aço'],
  ])('%s is %s', (text, written) => {
    expect(writtenString(stated(text))).toBe(written)
  })

  test.each([
    ['', 'Escreva a nota da corda com a oitava, como E4 · .010 · 7,3 kg.'],
    ['E · .010', 'Escreva a nota da corda com a oitava, como E4 · .010 · 7,3 kg.'],
    ['E4 · B3 · .010', 'Escreva a nota da corda com a oitava, como E4 · .010 · 7,3 kg.'],
    ['E4 · Prata', 'Escreva o calibre ou a tensão da corda, como E4 · .010 · 7,3 kg.'],
    ['A4 · Bronze 80/20', 'Escreva o calibre ou a tensão da corda, como E4 · .010 · 7,3 kg.'],
    // Millimetres or hundredths of an inch, and .100 or .010.
    ['D5 · 0,28', 'Não entendi o calibre “0,28”: escreva com três casas, como .010, ou em mm, como 0,25 mm.'],
    ['E1 · 0.10', 'Não entendi o calibre “0.10”: escreva com três casas, como .010, ou em mm, como 0,25 mm.'],
    ['E4 · 10', 'Não entendi “10”: escreva o calibre, como .010 ou 0,25 mm, e a tensão, como 7,3 kg.'],
    ['E4 · .010 · 7', 'Não entendi “7”: escreva o calibre, como .010 ou 0,25 mm, e a tensão, como 7,3 kg.'],
    ['E4 · .010x', 'Não entendi “.010x”: escreva o calibre, como .010 ou 0,25 mm, e a tensão, como 7,3 kg.'],
    ['E4 · 7 kg · 8 kg', 'Escreva uma corda só, com um calibre e uma tensão, como E4 · .010 · 7,3 kg.'],
    ['E4 · 10 mm', 'As cordas têm calibre de 0,15 a 7 mm, e não 10 mm.'],
    ['E4 · .500', 'As cordas têm calibre de 0,15 a 7 mm, e não .500.'],
    ['E4 · 0,01 mm', 'As cordas têm calibre de 0,15 a 7 mm, e não 0,01 mm.'],
    ['E4 · .010 · 900 kg', 'As cordas puxam de 0,5 a 60 kg, e não 900 kg.'],
    ['E4 · 0,07 kg', 'As cordas puxam de 0,5 a 60 kg, e não 0,07 kg.'],
    ['E4 · 2000 lb', 'As cordas puxam de 0,5 a 60 kg, e não 907,18 kg.'],
    ['A7 · .010', 'As cordas soam de E0 a E6, e não em A7.'],
    ['C-1 · .010', 'As cordas soam de E0 a E6, e não em C-1.'],
    ['C12 · .010', 'Escreva a nota da corda com a oitava, como E4 · .010 · 7,3 kg.'],
  ])('“%s” is refused: %s', (text, problema) => {
    expect(readString(text)).toEqual({ problema })
  })

  test('reading what is stored gives the same', () => {
    const texts = fc
      .tuple(
        fc.constantFrom('E4', 'Fá#3', 'Bb1', 'C2'),
        fc.constantFrom('.010', '0.046', '046', '.018w', '.012p', '0,62 mm', '.5 mm', '1,05 mm'),
        fc.constantFrom('liso', 'Bronze 80/20', 'Aço sólido'),
        fc.constantFrom('7,3 kg', '16.2 lb', '72 N', '.5 kg', '30 kgf'),
      )
      .map((parts) => parts.join(' · '))
    fc.assert(
      fc.property(texts, (text) => {
        const once = writtenString(stated(text))
        expect(writtenString(stated(once))).toBe(once)
      }),
    )
  })
})

test.each<[string[], Family, string | null]>([
  [['Aço sólido'], 'guitarra', 'plainSteel'],
  [['Sem enrolamento'], 'cavaquinho', 'plainSteel'],
  [['Náilon', 'Sem enrolamento'], 'ukulele', 'plainNylon'],
  [['Fluorcarbono'], 'ukulele', 'fluorocarbon'],
  [['Aço sólido', 'Aço niquelado'], 'guitarra', 'nickelWound'],
  [['Aço niquelado'], 'baixo', 'bassNickel'],
  [['Bronze fosforoso'], 'violaoAco', 'phosphorBronze'],
  [['Bronze 80/20'], 'violaoAco', 'bronze8020'],
  [['Náilon'], 'cavaquinho', 'plainNylon'],
  [['Sem enrolamento'], 'violaoNailon', 'plainNylon'],
  [['Nyltech'], 'ukulele', 'nylgut'],
  [['Tripa'], 'violino', 'gut'],
  [['Náilon', 'Bronze 80/20'], 'violaoNailon', 'brassOnNylon'],
  [['Náilon', 'Cobre prateado'], 'violaoNailon', 'silverOnNylon'],
  [['Cobre prateado'], 'violaoNailon', 'silverOnNylon'],
  [['Cobre prateado'], 'ukulele', 'silverOnNylon'],
  [['Aço sólido', 'Cobre prateado'], 'violaCaipira', 'phosphorBronze'],
  [['Cobre prateado'], 'violaoAco', 'phosphorBronze'],
  // As boxes and shops write them.
  [['Nickel Wound'], 'guitarra', 'nickelWound'],
  [['Nickel Plated Steel'], 'guitarra', 'nickelWound'],
  [['Aço revestido de níquel'], 'baixo', 'bassNickel'],
  [['Pure Nickel'], 'guitarra', 'nickelWound'],
  [['Níquel puro'], 'guitarra', 'nickelWound'],
  [['Stainless Steel'], 'guitarra', 'stainlessWound'],
  [['Aço inoxidável'], 'baixo', 'bassStainless'],
  [['Aço inox flat'], 'baixo', 'bassFlat'],
  [['Stainless Steel Flatwound'], 'guitarra', 'flatWound'],
  [['Phosphor Bronze'], 'violaoAco', 'phosphorBronze'],
  [['Fósforo bronze'], 'violaoAco', 'phosphorBronze'],
  [['80/20 Bronze'], 'violaoAco', 'bronze8020'],
  [['85/15 American Bronze'], 'violaoAco', 'bronze8515'],
  [['Silver-plated copper'], 'violaoNailon', 'silverOnNylon'],
  [['Clear Nylon'], 'violaoNailon', 'plainNylon'],
  [['Fluorocarbon'], 'ukulele', 'fluorocarbon'],
  [['Plain Steel'], 'guitarra', 'plainSteel'],
  [['High Carbon Steel', 'Nickel'], 'guitarra', 'nickelWound'],
  // A tape of nylon around steel, and not a string of nylon.
  [['Nylon Tapewound'], 'baixo', null],
  // No maker's chart has such a string.
  [['Náilon', 'Bronze fosforoso'], 'violaoNailon', null],
  [['Tripa', 'Cobre prateado'], 'violino', null],
  [['Sintético', 'Prata'], 'violino', null],
  [[], 'guitarra', null],
])('%j of a %s is %s', (materials, family, construction) => {
  expect(constructionOf(materials, family)).toBe(construction)
})

describe('what a string weighs', () => {
  test.each([
    ['E4 · .010 · Aço sólido', 'guitarra', 648, 7.35],
    ['E2 · .046 · Aço niquelado', 'guitarra', 648, 7.92],
    ['E2 · .053 · Bronze fosforoso', 'violaoAco', 648, 11.81],
    ['A1 · .080 · Aço niquelado', 'baixo', 863.6, 19.05],
    // D'Addario's chart, at 25.5 inches: 16.9, 13.9 and 12.1 lb.
    ['D3 · .029 · Cobre prateado', 'violaoNailon', 647.7, 7.67],
    ['E2 · .042 · Náilon · Cobre prateado', 'violaoNailon', 647.7, 6.3],
    ['A2 · .037 · Náilon · Bronze 80/20', 'violaoNailon', 647.7, 6.94],
  ] as const)('%s for %s at %d mm pulls %d kg', (text, family, scaleMm, kgf) => {
    const string = stated(text)
    const weight = statedWeight(string, { family, scaleMm: null })

    expect(tensionKgf({ kgPerMetre: weight ?? 0, scaleMm, hertz: hertz(string.note) })).toBeCloseTo(kgf, 1)
  })

  test('a stated tension counts before the diameter, and only at a stated length', () => {
    const string = stated('E5 · Aço sólido · Estanho · 7,8 kg')
    const weight = statedWeight(string, { family: 'violino', scaleMm: 328 })

    // 2.29e-5 lb/in, as computed from the tension in the shop's collection of facts.
    expect((weight ?? 0) / 17.858).toBeCloseTo(2.29e-5, 7)
    expect(tensionKgf({ kgPerMetre: weight ?? 0, scaleMm: 328, hertz: hertz(noteOf('E5')) })).toBeCloseTo(7.8)
    expect(statedWeight(string, { family: 'violino', scaleMm: null })).toBeNull()
  })
})

function stated(text: string): StatedString {
  const string = readString(text)
  if ('problema' in string) throw new Error(string.problema)

  return string
}
